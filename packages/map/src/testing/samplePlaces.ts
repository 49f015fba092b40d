import { cleanShape, type MapGeometry, type MapObject } from '@parking/domain'
import type { Place } from '../model/place.ts'
import { readPlaces } from '../model/readPlaces.ts'

/** What a sample has of its own; its geometry as a back end tells it. */
type SampleChanges = Partial<Omit<MapObject, 'geometry'>> & { id: string; geometry?: MapGeometry }

/** An object of the map: a roadside parking of zone 101 unless told otherwise. */
export function sampleObject({
  geometry = { kind: 'point', position: [49.112, 55.794] },
  ...changes
}: SampleChanges): MapObject {
  return {
    type: 'parking',
    geometry: cleanShape(geometry),
    category: 'roadside',
    code: null,
    name: null,
    street: null,
    isFree: false,
    zone: '101',
    spaces: null,
    ...changes,
  }
}

/** Places of objects, which all must be drawable. */
export function samplePlaces(objects: readonly MapObject[]): readonly Place[] {
  return readPlaces(objects).all
}

/** The place of one object: a roadside parking with a number, a street and room, unless told otherwise. */
export function samplePlace(changes: Partial<SampleChanges> = {}): Place {
  const spaces = { free: 12, total: 40, disabled: 4 }
  const usual = { id: '1', code: '1204', street: 'Улица Баумана', spaces }
  const [place] = samplePlaces([sampleObject({ ...usual, ...changes })])
  if (place === undefined) throw new Error('An object of the samples could not be read.')
  return place
}
