import type { Box, Position } from '@parking/domain'
import { useEffect, useRef, useState } from 'react'
import type { Place } from '../model/place.ts'
import { zoneBox } from '../model/zoneBox.ts'
import { selectionKey, useMapView } from './useMapView.ts'

/** What the map is to show, from when it was chosen until something else is. */
export interface Aim {
  /** Tells it from everything else that can be chosen. */
  readonly key: string
  readonly center: Position
  /** All of a zone; null for a place, of which the middle is enough. */
  readonly box: Box | null
}

/**
 * Finds what the map shows when it comes: what was chosen last, even if its card was closed meanwhile.
 *
 * @param keptFor - what was in sight already when the page was left or loaded anew
 */
export function useAim(
  places: readonly Place[],
  selected: Place | null,
  keptFor: string | null,
): Aim | null {
  const [aim, setAim] = useState<Aim | null>(null)
  const aimedAt = useRef(keptFor ?? '')
  const zone = useMapView(({ selection }) => (selection?.kind === 'zone' ? selection.zone : null))
  const hasCard = useMapView(({ selection }) => selection !== null)

  useEffect(() => {
    if (!hasCard) return undefined
    return () => {
      aimedAt.current = ''
    }
  }, [hasCard])

  useEffect(() => {
    const next = findAim(places, selected, zone)
    if (next === null || aimedAt.current === next.key) return
    aimedAt.current = next.key
    setAim(next)
  }, [places, selected, zone])
  return aim
}

function findAim(
  places: readonly Place[],
  selected: Place | null,
  zone: string | null,
): Aim | null {
  if (zone !== null) {
    const box = zoneBox(places, zone)
    if (box === null) return null
    const [west, south, east, north] = box
    const center: Position = [(west + east) / 2, (south + north) / 2]
    return { key: selectionKey({ kind: 'zone', zone }), center, box }
  }
  if (selected === null) return null
  const key = selectionKey({ kind: 'place', id: selected.id })
  return { key, center: selected.center, box: null }
}
