import { useAppContext } from '@parking/runtime'
import { useEffect, useRef, useState } from 'react'
import type { Viewport } from '../controller/MapDriver.ts'
import { keepView, readView, type KeptView } from './keptView.ts'
import { selectionKey, useMapView } from './useMapView.ts'

/** Brings the map back to where it was left in this tab, and keeps where it is. */
export function useKeptView(): {
  readonly kept: KeptView | null
  /** The map has come to rest. */
  readonly mapRested: (viewport: Viewport) => void
} {
  const { city } = useAppContext()
  const [kept] = useState(() => readView(city.id))
  const viewport = useRef<Viewport | null>(null)
  const chosen = useMapView((view) => selectionKey(view.selection))

  function keep(): void {
    if (viewport.current === null) return
    const { center, zoom } = viewport.current
    const { selection } = useMapView.getState()
    keepView(city.id, { center, zoom, chosen: selectionKey(selection) })
  }

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- kept anew when something else is chosen
  useEffect(keep, [chosen])
  return {
    kept,
    mapRested: (next) => {
      viewport.current = next
      keep()
    },
  }
}
