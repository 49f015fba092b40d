import type { Position } from '../mapObject/Geometry.ts'

const earthRadius = 6_371_000
const radians = Math.PI / 180

/** The distance between two positions in metres, along the surface of the earth. */
export function distanceBetween(a: Position, b: Position): number {
  const [dLongitude, dLatitude] = [(b[0] - a[0]) * radians, (b[1] - a[1]) * radians]
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(a[1] * radians) * Math.cos(b[1] * radians) * Math.sin(dLongitude / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
