import type { Box, PlanePoint } from './geometry.ts'

/** Degrees of longitude and latitude (WGS 84), as GeoJSON orders them. */
type LonLat = [lon: number, lat: number]

/** Turns metres around a city's centre into degrees and back. */
export interface Projection {
  toLonLat: (point: PlanePoint) => LonLat
  toPlane: (position: readonly [number, number]) => PlanePoint
  /** The city's bounds in metres. */
  box: Box
}

const METRES_PER_DEGREE = 111_320

/**
 * Lays a plane on a city. Good for the tens of kilometres that a city's bounds span.
 *
 * @param center degrees
 * @param bounds degrees: west, south, east, north
 */
export function projectionAround(
  center: readonly [number, number],
  bounds: readonly [number, number, number, number],
): Projection {
  const perLat = METRES_PER_DEGREE
  const perLon = METRES_PER_DEGREE * Math.cos((center[1] * Math.PI) / 180)
  const toPlane = (position: readonly [number, number]): PlanePoint => [
    (position[0] - center[0]) * perLon,
    (position[1] - center[1]) * perLat,
  ]
  const southWest = toPlane([bounds[0], bounds[1]])
  const northEast = toPlane([bounds[2], bounds[3]])
  return {
    // Seven digits are a centimetre: rounding keeps the answers short and stays within the bounds.
    toLonLat: (point) => [
      clamp(rounded(center[0] + point[0] / perLon), bounds[0], bounds[2]),
      clamp(rounded(center[1] + point[1] / perLat), bounds[1], bounds[3]),
    ],
    toPlane,
    box: [southWest[0], southWest[1], northEast[0], northEast[1]],
  }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
