import type { Zone } from '@parking/domain'
import { useDistanceText, useTexts } from '@parking/runtime'
import { useMemo, useState, type ReactNode, type Ref } from 'react'
import { parkingTexts } from '../texts/ru.ts'
import { findParkings, parkingLabel } from './findParkings.ts'
import { PlaceSelect } from './PlaceSelect.tsx'
import { useDistances } from '../distance/useDistances.ts'

/** More than anybody reads; the next letter finds the rest. */
const most = 50

/** Chooses a parking by its number or its zone, where each is paid by its own number. */
export function ParkingField(props: {
  readonly ref: Ref<HTMLInputElement>
  readonly zones: readonly Zone[]
  /** Code of the parking. */
  readonly value: string | null
  readonly unknownParking: string | null
  /** Said when it was left empty. */
  readonly missingText: string | null
  readonly onChange: (code: string | null) => void
}): ReactNode {
  const { ref, zones, value, unknownParking, onChange } = props
  const { t } = useTexts(parkingTexts)
  const [search, setSearch] = useState<string | null>(null)
  const sayMetres = useDistanceText()
  const distances = useDistances()
  const parkings = useMemo(() => findParkings(zones, '', distances), [zones, distances])
  const chosen = parkings.find(({ code }) => code === value)
  const matches = findParkings(zones, search ?? unknownParking ?? '', distances)
  // The list of a number that does not exist still offers all there are.
  const found = search === null && matches.length === 0 ? parkings : matches
  const errorKey = matches.length === 0 ? 'form.parkingUnknown' : 'form.parkingUnclear'
  return (
    <PlaceSelect
      ref={ref}
      label={t('form.parking')}
      description={t('form.parkingHint')}
      error={unknownParking === null ? props.missingText : t(errorKey, { code: unknownParking })}
      unknown={unknownParking}
      value={value}
      valueLabel={chosen === undefined ? '' : parkingLabel(chosen)}
      onChoose={onChange}
      search={search}
      onSearch={setSearch}
      found={found.slice(0, most).map((one) => ({
        value: one.code,
        label: parkingLabel(one),
        distance: one.metres === null ? null : sayMetres(one.metres),
        hint: null,
      }))}
      nothingFound={t('form.parkingNothing')}
    />
  )
}
