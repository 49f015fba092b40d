import type { Position } from '@parking/domain'
import { useEffect, useRef, useState } from 'react'
import type { Aim } from './useAim.ts'
import { selectionKey, type Selection } from './useMapView.ts'

/**
 * The position that the list goes out from: where somebody moved the map to, or what a link or the
 * search asked for, before the map has come as well. What was chosen in the list or on the map and
 * the map's own movements leave it where it is, so that the rows stay where they are.
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
