import { mapQuery } from '@parking/api-client'
import { zonePriceAt, zoneTariff, type Zone } from '@parking/domain'
import {
  useAppContext,
  useCitySettings,
  useDistanceText,
  useTexts,
  usePriceText,
} from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode, type Ref } from 'react'
import { parkingTexts } from '../texts/ru.ts'
import { findZones, zonePlaces } from './findZones.ts'
import { PlaceSelect } from './PlaceSelect.tsx'
import { useDistances } from '../distance/useDistances.ts'

/** What is longer than the number of a zone may be the number of a parking. */
const longestNumber = 3

/** Chooses a zone by its number or name, or by a street or a parking in it. */
export function ZoneField(props: {
  readonly ref: Ref<HTMLInputElement>
  readonly zones: readonly Zone[]
  readonly value: Zone | null
  readonly unknownZone: string | null
  /** Said when it was left empty. */
  readonly missingText: string | null
  readonly onChange: (zone: string | null) => void
}): ReactNode {
  const { ref, zones, value, unknownZone, onChange } = props
  const { t } = useTexts(parkingTexts)
  const { api } = useAppContext()
  const [search, setSearch] = useState<string | null>(null)
  const sayPrice = useZonePriceText()
  const sayMetres = useDistanceText()
  const distances = useDistances()
  const label = ({ number, name }: Zone): string =>
    name === number ? number : `${number} · ${name}`
  const asked = search ?? unknownZone ?? ''
  // Only the map knows streets and parkings, so it is loaded when a zone's number doesn't answer.
  const wantsPlaces =
    (/^\D{3,}/u.test(asked) || asked.trim().length > longestNumber) &&
    !zones.some(({ number }) => number.startsWith(asked.trim()))
  const { data: map } = useQuery({ ...mapQuery(api), enabled: wantsPlaces })
  const places = useMemo(() => zonePlaces(map?.objects ?? []), [map])
  const matches = findZones(zones, asked, places, distances)
  // The list of a number that does not exist still offers all there are.
  const found =
    search === null && matches.length === 0 ? findZones(zones, '', places, distances) : matches
  const errorKey = matches.length === 0 ? 'form.zoneUnknown' : 'form.zoneUnclear'
  return (
    <PlaceSelect
      ref={ref}
      label={t('form.zone')}
      description={t('form.zoneHint')}
      error={unknownZone === null ? props.missingText : t(errorKey, { zone: unknownZone })}
      unknown={unknownZone}
      value={value?.number ?? null}
      valueLabel={value === null ? '' : label(value)}
      onChoose={onChange}
      search={search}
      onSearch={setSearch}
      found={found.map(({ zone, street, parking, metres }) => ({
        value: zone.number,
        label: label(zone),
        distance: metres === null ? null : sayMetres(metres),
        hint: [
          parking === null ? street : t('form.parkingFound', { code: parking }),
          sayPrice(zone),
        ]
          .filter((part) => part !== null)
          .join(' · '),
      }))}
      nothingFound={t('form.zoneNothing')}
    />
  )
}

/** Words what an hour costs now in a zone and until when; null where that is not known. */
function useZonePriceText(): (zone: Zone) => string | null {
  const { city } = useAppContext()
  const settings = useCitySettings()
  const now = useNow('minute')
  const priceText = usePriceText()
  if (settings === null) return () => null
  const context = { timeZone: city.timeZone, calendar: settings.calendar }
  return (zone) => {
    const price = zonePriceAt(zoneTariff(zone, settings), now, context)
    if (price.kind === 'unknown') return null
    const text = priceText(price, now)
    return `${text.price}${price.kind === 'free' ? ' ' : ', '}${text.until}`
  }
}
