import type { Position } from '@parking/domain'
import { useEffect, useRef, useState } from 'react'
import type { Aim } from './useAim.ts'
import { selectionKey, type Selection } from './useMapView.ts'

/**
 * The position by which the list is sorted: where somebody moved the map to, or what a link or the
 * search asked for, also before the map has come. It does not follow a choice in the list or on the
 * map, nor moves that the map makes itself, so that the rows stay where they are.
 *
 * @param start - where the map begins
 */
export function useListCenter(
  start: Position,
  aim: Aim | null,
): {
  readonly center: Position
  /** The map came to rest. */
  readonly mapMoved: (center: Position) => void
  /** Something was chosen in the list or on the map, which may move to show it. */
  readonly held: (chosen: Selection | null) => void
  /** Somebody took hold of the map. */
  readonly released: () => void
} {
  const [center, setCenter] = useState<Position | null>(null)
  const isByHand = useRef(false)
  const staysFor = useRef('')

  useEffect(() => {
    if (aim === null) return
    isByHand.current = false
    if (aim.key !== staysFor.current) setCenter(aim.center)
    staysFor.current = ''
  }, [aim])

  return {
    center: center ?? start,
    mapMoved: (next) => {
      if (isByHand.current) setCenter(next)
    },
    held: (chosen) => {
      isByHand.current = false
      staysFor.current = selectionKey(chosen)
    },
    released: () => {
      isByHand.current = true
    },
  }
}
