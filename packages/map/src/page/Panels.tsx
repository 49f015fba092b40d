import type { ReactNode } from 'react'
import { MissingPlaceCard } from '../card/MissingPlaceCard.tsx'
import { PlaceCard } from '../card/PlaceCard.tsx'
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
      <SelectedCard places={places} selection={selection} place={place} />
    </>
  )
}

function SelectedCard({ places, selection, place }: Omit<PanelsProps, 'hasLegend'>): ReactNode {
  if (selection === null) return null
  if (selection.kind === 'zone') {
    return <ZoneCard key={selection.zone} zone={selection.zone} places={places} />
  }
  return place === null ? <MissingPlaceCard /> : <PlaceCard key={place.id} place={place} />
}
