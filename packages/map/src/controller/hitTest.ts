import type { Coordinate } from 'ol/coordinate.js'
import type Feature from 'ol/Feature.js'
import type { Marker } from '../model/createClusterIndex.ts'
import type { Place } from '../model/place.ts'

/** A marker that is drawn. */
export interface DrawnMarker {
  readonly marker: Marker
  readonly at: Coordinate
}

/** A line or an area that is drawn. */
export interface DrawnShape {
  readonly place: Place
  readonly feature: Feature
}

/** What is under a finger. */
export type Hit = Marker | { readonly kind: 'zone'; readonly zone: string } | null

/** Pixels from the middle of a marker, and from a line, that still count. */
const reach = { marker: 22, shape: 12 } as const

/**
 * Finds what is nearest to a point: markers before lines, lines and small areas before the zones
 * of residents that they lie in.
 *
 * @param resolution - map units of one pixel
 */
export function hitTest(
  at: Coordinate,
  resolution: number,
  markers: readonly DrawnMarker[],
  shapes: readonly DrawnShape[],
): Hit {
  const marker = nearest(markers, (one) => distance(one.at, at), reach.marker * resolution)
  if (marker !== null) return marker.marker
  const isZone = ({ place }: DrawnShape): number => (place.object.type === 'residentZone' ? 1 : 0)
  const shape = nearest(
    shapes,
    (one) => shapeDistance(one, at) + isZone(one) * resolution,
    reach.shape * resolution,
  )
  return shape === null ? null : { kind: 'place', world: shape.place.world, place: shape.place }
}

function nearest<Item>(
  items: readonly Item[],
  distanceOf: (item: Item) => number,
  limit: number,
): Item | null {
  let [found, least]: [Item | null, number] = [null, limit]
  for (const item of items) {
    const far = distanceOf(item)
    if (far <= least) [found, least] = [item, far]
  }
  return found
}

function distance([x1 = 0, y1 = 0]: Coordinate, [x2 = 0, y2 = 0]: Coordinate): number {
  return Math.hypot(x1 - x2, y1 - y2)
}

function shapeDistance({ feature }: DrawnShape, at: Coordinate): number {
  const geometry = feature.getGeometry()
  if (geometry === undefined) return Infinity
  return geometry.intersectsCoordinate(at) ? 0 : distance(geometry.getClosestPoint(at), at)
}
