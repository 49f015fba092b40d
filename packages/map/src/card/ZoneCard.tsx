import { mapQuery } from '@parking/api-client'
import { useAppContext, useCitySettings, useTexts } from '@parking/runtime'
import { CarIcon } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Sign } from '../look/Sign.tsx'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { saySpaces } from '../texts/sayPlace.ts'
import { findHolder } from '../model/findHolder.ts'
import { zoneLink } from '../model/parkHereLink.ts'
import type { Place } from '../model/place.ts'
import { Card } from './Card.tsx'
import css from './Card.module.css'
import { ParkHere } from './ParkHere.tsx'
import { ZonePriceList } from './ZonePriceList.tsx'
import { ZonePriceNow } from './ZonePriceNow.tsx'

export interface ZoneCardProps {
  readonly zone: string
  readonly places: readonly Place[]
}

/** The card of a zone: its prices and the spaces of all its parkings together. */
export function ZoneCard({ zone, places }: ZoneCardProps): ReactNode {
  const { t } = useTexts(mapTexts)
  const { t: panelText } = useTexts(panelTexts)
  const settings = useCitySettings()
  const parkings = places.filter(({ object }) => object.zone === zone && object.type === 'parking')
  const counted = parkings.flatMap(({ object }) => {
    if (findHolder(object) !== null) return []
    const { free = null, total = null } = object.spaces ?? {}
    return free === null || total === null ? [] : [{ free, total }]
  })
  const isOnMap = places.some(({ object }) => object.zone === zone)
  const name = useZoneName(zone)
  const count = t('search.parkings', { count: parkings.length })
  const known = name === null ? count : `${name} · ${count}`
  const sum = (what: 'free' | 'total') => counted.reduce((all, one) => all + one[what], 0)
  const link = settings === null ? null : zoneLink(zone, settings)
  return (
    <Card
      title={t('place.zone', { zone })}
      sign={<Sign type="roadside" />}
      hint={isOnMap ? known : panelText('card.zoneMissing')}
      action={link === null ? null : <ParkHere search={link} />}
    >
      {isOnMap ? <ZonePriceNow zone={zone} /> : <p>{panelText('card.zoneMissingText')}</p>}
      {counted.length === 0 ? null : (
        <ul className={css['facts']}>
          <li data-full={sum('free') === 0}>
            <CarIcon label={panelText('card.spaces')} />
            <span className={css['strong']}>
              {saySpaces(t, { free: sum('free'), total: sum('total') })}
            </span>
          </li>
        </ul>
      )}
      <ZonePriceList zone={zone} />
    </Card>
  )
}

/** What a zone is called; null where only its number is known. */
function useZoneName(number: string): string | null {
  const { api } = useAppContext()
  // It only looks at what the page has loaded.
  const { data } = useQuery({ ...mapQuery(api), enabled: false })
  const name = data?.zones.find((zone) => zone.number === number)?.name ?? number
  return name === number ? null : name
}
