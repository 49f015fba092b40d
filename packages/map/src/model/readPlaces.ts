import type { MapObject } from '@parking/domain'
import { breathe } from '@parking/api-client'
import { layerOf, markerTypeOf } from './layers.ts'
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
  const reader = placeReader()
  reader.read(objects)
  return reader.places(unread)
}

/** Objects that are read at a stretch: a few milliseconds on a slow phone. */
const stretch = 200

/** The same for thousands of objects, with whoever uses the page let in between. */
export async function readPlacesInSlices(
  objects: readonly MapObject[],
  unread: number,
): Promise<Places> {
  const reader = placeReader()
  for (let first = 0; first < objects.length; first += stretch) {
    if (first > 0) await breathe()
    reader.read(objects.slice(first, first + stretch))
  }
  return reader.places(unread)
}

function placeReader() {
  const all: Place[] = []
  const ids = new Set<string>()
  let given = 0
  return {
    read: (objects: readonly MapObject[]): void => {
      given += objects.length
      for (const object of objects) {
        const { geometry } = object
        if (geometry === null || ids.has(object.id)) continue
        ids.add(object.id)
        all.push({
          id: object.id,
          object,
          layer: layerOf(object),
          marker: markerTypeOf(object),
          world: toWorld(geometry.center),
          ...geometry,
        })
      }
    },
    places: (unread: number): Places => ({ all, skipped: unread + given - all.length }),
  }
}
