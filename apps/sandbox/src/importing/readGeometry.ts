import type { LineString, Point, Polygon, Position } from 'geojson'
import { isRecord } from '../wire/input.ts'
import { type Report, shown } from './ImportProblem.ts'

/** Degrees: west, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** As many positions one feature may have. */
const MAX_POSITIONS = 20_000

/** Maps round their positions to a centimetre or so: what is thinner, in degrees, is a line. */
const LEAST_WIDTH = 1e-7

/** Reads a geometry; `null` after reporting why it can't be used. */
export function readGeometry(
  value: unknown,
  bounds: Bounds,
  report: Report,
): Point | LineString | Polygon | null {
  if (!isRecord(value)) {
    report('it has no geometry', 'Give it a Point, a LineString or a Polygon')
    return null
  }
  const { type, coordinates } = value
  switch (type) {
    case 'Point': {
      const position = readPosition(coordinates, bounds, report)
      return position && { type, coordinates: position }
    }
    case 'LineString': {
      const line = readPositions(coordinates, bounds, report)
      if (!line) return null
      if (line.length >= 2) return { type, coordinates: line }
      report(`its line has ${line.length} position`, 'A line needs at least two')
      return null
    }
    case 'Polygon':
      return readPolygon(coordinates, bounds, report)
    default:
      report(
        `its geometry is ${shown(type)}`,
        'Use Point, LineString or Polygon; split a Multi- geometry into features',
      )
      return null
  }
}

function readPolygon(value: unknown, bounds: Bounds, report: Report): Polygon | null {
  if (!Array.isArray(value) || value.length === 0) {
    report('its polygon has no rings', 'The first ring is the edge, the others are holes')
    return null
  }
  const rings: Position[][] = []
  for (const [at, part] of value.entries()) {
    const ring = readPositions(part, bounds, report)
    if (!ring) return null
    const problem = ringProblem(ring)
    if (problem) {
      report(`ring ${at} of its polygon ${problem}`, 'A ring is closed and encloses an area')
      return null
    }
    rings.push(ring)
  }
  return { type: 'Polygon', coordinates: rings }
}

function ringProblem(ring: readonly Position[]): string | null {
  if (ring.length < 4) return `has ${ring.length} positions, fewer than four`
  const first = ring[0]
  const last = ring.at(-1)
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
    return 'is not closed: its last position differs from its first'
  }
  return findWidth(ring) < LEAST_WIDTH ? 'encloses no area' : null
}

/** Finds how wide a closed ring is if it is long and thin: its area by its length. Degrees. */
function findWidth(ring: readonly Position[]): number {
  // Measured from the ring itself: products of whole degrees would round by more than a parking.
  const [originX = 0, originY = 0] = ring[0] ?? []
  let [area, way] = [0, 0]
  for (let at = 1; at < ring.length; at++) {
    const [ax = 0, ay = 0] = ring[at - 1] ?? []
    const [bx = 0, by = 0] = ring[at] ?? []
    area += (ax - originX) * (by - originY) - (bx - originX) * (ay - originY)
    way += Math.hypot(bx - ax, by - ay)
  }
  return way === 0 ? 0 : Math.abs(area) / way
}

function readPositions(value: unknown, bounds: Bounds, report: Report): Position[] | null {
  if (!Array.isArray(value)) {
    report(`its coordinates are ${shown(value)}`, 'Give a list of [longitude, latitude] pairs')
    return null
  }
  if (value.length > MAX_POSITIONS) {
    report(
      `it has ${value.length} positions`,
      `At most ${MAX_POSITIONS} are taken: simplify or split it`,
    )
    return null
  }
  const positions: Position[] = []
  for (const each of value) {
    const position = readPosition(each, bounds, report)
    if (!position) return null
    positions.push(position)
  }
  return positions
}

function readPosition(value: unknown, bounds: Bounds, report: Report): Position | null {
  const list: unknown[] = Array.isArray(value) ? value : []
  const [lon, lat] = list
  if (typeof lon !== 'number' || typeof lat !== 'number' || !Number.isFinite(lon + lat)) {
    report(`${shown(value)} is not a position`, 'Write [longitude, latitude] as two numbers')
    return null
  }
  if (isWithin(lon, lat, bounds)) return [lon, lat]
  if (isWithin(lat, lon, bounds)) {
    report(
      `position ${shown([lon, lat])} is outside the city`,
      'Latitude and longitude look swapped: GeoJSON puts the longitude first',
    )
  } else if (Math.abs(lon) > 180 || Math.abs(lat) > 90) {
    report(
      `position ${shown([lon, lat])} is not in degrees`,
      'Export the file in WGS 84 (EPSG:4326); metres are not understood',
    )
  } else {
    report(
      `position ${shown([lon, lat])} is outside the city`,
      `The city lies between ${bounds[0]}, ${bounds[1]} and ${bounds[2]}, ${bounds[3]}: check the city's id`,
    )
  }
  return null
}

function isWithin(lon: number, lat: number, bounds: Bounds): boolean {
  return lon >= bounds[0] && lon <= bounds[2] && lat >= bounds[1] && lat <= bounds[3]
}
