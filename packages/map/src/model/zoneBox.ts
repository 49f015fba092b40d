import type { Box } from '@parking/domain'
import type { Place } from './place.ts'

/** The box around all parkings of a zone; null when the zone has none. */
export function zoneBox(places: readonly Place[], zone: string): Box | null {
  let box: Box | null = null
  for (const place of places) {
    if (place.object.zone !== zone || place.object.type !== 'parking') continue
    box = box === null ? place.box : joined(box, place.box)
  }
  return box
}

function joined(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}
