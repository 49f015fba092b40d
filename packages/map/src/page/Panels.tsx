import type { ReactNode } from 'react'
import { PlaceCard } from '../card/PlaceCard.tsx'
import { ZoneCard } from '../card/ZoneCard.tsx'
import { Legend } from '../legend/Legend.tsx'
import type { Place } from '../model/place.ts'

export { LocateNotice } from '../locate/LocateNotice.tsx'

export interface PanelsProps {
  readonly places: readonly Place[]
  readonly place: Place | null
  /** Number of a zone. */
  readonly zone: string | null
  readonly hasLegend: boolean
}

/** What lies over the map once somebody has asked for it. */
export function Panels({ places, place, zone, hasLegend }: PanelsProps): ReactNode {
  return (
    <>
      {hasLegend ? <Legend /> : null}
      {place === null ? null : <PlaceCard key={place.id} place={place} />}
      {zone === null ? null : <ZoneCard key={zone} zone={zone} places={places} />}
    </>
  )
}
