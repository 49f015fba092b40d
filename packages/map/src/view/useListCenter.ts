import type { Position } from '@parking/domain'
import { useRef, useState } from 'react'

/**
 * The position that the list goes out from: the middle of the map. It stays while the map moves of
 * itself to show what was chosen, so that the rows stay where they are.
 */
export function useListCenter(first: Position): {
  readonly center: Position
  /** The map came to rest. */
  readonly mapMoved: (center: Position) => void
  /** Something was chosen: the map may move to show it. */
  readonly held: () => void
  /** Somebody took hold of the map. */
  readonly released: () => void
} {
  const [center, setCenter] = useState(first)
  const isHeld = useRef(false)
  return {
    center,
    mapMoved: (next) => {
      if (!isHeld.current) setCenter(next)
    },
    held: () => {
      isHeld.current = true
    },
    released: () => {
      isHeld.current = false
    },
  }
}
