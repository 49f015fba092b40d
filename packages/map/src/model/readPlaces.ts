import type { MapObject } from '@parking/domain'
import { cleanShape } from './cleanShape.ts'
import { layerOf, markerKindOf } from './layers.ts'
import type { Place, Places } from './place.ts'
import { toWorld } from './worldSquare.ts'

/**
 * Makes places of a city's objects. An object that cannot be drawn, and a second one with the id of
 * another, is left out and counted.
 *
 * @param objects - what the back end's answer holds
 * @param unread - how many objects of the answer could not even be read
 */
export function readPlaces(objects: readonly MapObject[], unread = 0): Places {
  const all: Place[] = []
  const ids = new Set<string>()
  for (const object of objects) {
    const clean = ids.has(object.id) ? null : cleanShape(object.geometry)
    if (clean === null) continue
    ids.add(object.id)
    all.push({
      id: object.id,
      object,
      layer: layerOf(object),
      marker: markerKindOf(object),
      world: toWorld(clean.center),
      ...clean,
    })
  }
  return { all, skipped: unread + objects.length - all.length }
}
