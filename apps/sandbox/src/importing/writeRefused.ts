import { isRecord } from '../wire/input.ts'
import type { RefusedFeature } from './parseGeoJson.ts'

/** How deep the numbers of each kind of geometry stand. */
const depths = new Map<unknown, number>([
  ['Point', 1],
  ['MultiPoint', 2],
  ['LineString', 2],
  ['MultiLineString', 3],
  ['Polygon', 3],
  ['MultiPolygon', 4],
])

/**
 * Writes features that were refused as GeoJSON that any GIS opens: what they had, with `problem` and
 * `advice` beside. A geometry that no program could draw becomes none, its text stands in `geometry`.
 */
export function writeRefused(refused: readonly RefusedFeature[]): string {
  const features = refused.map(({ feature, problems }) => {
    const { geometry, properties } = isRecord(feature) ? feature : {}
    const canDraw =
      isRecord(geometry) && isOfNumbers(geometry['coordinates'], depths.get(geometry['type']))
    return {
      type: 'Feature',
      geometry: canDraw ? geometry : null,
      properties: {
        ...(isRecord(properties) ? properties : {}),
        ...(canDraw ? {} : { geometry: JSON.stringify(geometry ?? feature) }),
        problem: problems.map(({ problem }) => problem).join('; '),
        advice: problems.map(({ advice }) => advice).join('; '),
        place: problems[0]?.index ?? null,
        ...(problems[0]?.id === null ? {} : { id: problems[0]?.id }),
      },
    }
  })
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n`
}

function isOfNumbers(value: unknown, depth: number | undefined): boolean {
  if (depth === undefined || !Array.isArray(value) || value.length === 0) return false
  if (depth > 1) return value.every((part) => isOfNumbers(part, depth - 1))
  return value.length >= 2 && value.every((each) => typeof each === 'number')
}
