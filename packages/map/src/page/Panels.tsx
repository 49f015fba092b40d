import type { ReactNode } from 'react'
import { PlaceCard } from '../card/PlaceCard.tsx'
import { MissingPlaceCard } from '../card/MissingPlaceCard.tsx'
import { ZoneCard } from '../card/ZoneCard.tsx'
import { Legend } from '../legend/Legend.tsx'
import type { Place } from '../model/place.ts'
import type { Selection } from '../view/useMapView.ts'

export { LocateNotice } from '../locate/LocateNotice.tsx'

export interface PanelsProps {
  readonly places: readonly Place[]
  readonly selection: Selection | null
  /** The place that is selected; null where it is none, or the map does not have it. */
  readonly place: Place | null
  readonly hasLegend: boolean
}

/** What lies over the map once somebody has asked for it. */
export function Panels({ places, selection, place, hasLegend }: PanelsProps): ReactNode {
  return (
    <>
      {hasLegend ? <Legend /> : null}
      {selection?.kind === 'zone' ? (
        <ZoneCard key={selection.zone} zone={selection.zone} places={places} />
      ) : selection === null ? null : place === null ? (
        <MissingPlaceCard />
      ) : (
        <PlaceCard key={place.id} place={place} />
      )}
    </>
  )
}
