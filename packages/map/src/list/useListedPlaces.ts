import type { Position } from '@parking/domain'
import { useDeferredValue, useMemo } from 'react'
import type { Place } from '../model/place.ts'
import { sortByDistance, type NearPlace } from '../model/sortByDistance.ts'
import { useMapView } from '../view/useMapView.ts'

/** What the list shows, the nearest first. */
export interface ListedPlaces {
  readonly near: readonly NearPlace[]
  /** How many of them are parkings. */
  readonly parkings: number
  /** How many meters and terminals there are, listed or not. */
  readonly machines: number
}

/** Lists what the map shows; meters and terminals only when they were asked for. */
export function useListedPlaces(shown: readonly Place[], from: Position): ListedPlaces {
  const listsMachines = useMapView((view) => view.listsMachines)
  // A new order may come a moment after the map has come to rest.
  const around = useDeferredValue(from)
  return useMemo(() => {
    const others = shown.filter((place) => !isMachine(place))
    return {
      near: sortByDistance(listsMachines ? shown : others, around),
      parkings: others.filter(({ object }) => object.type === 'parking').length,
      machines: shown.length - others.length,
    }
  }, [shown, listsMachines, around])
}

function isMachine({ layer }: Place): boolean {
  return layer === 'meters' || layer === 'terminals'
}
