import type { Position } from '@parking/domain'

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

/** A distance as people say it. */
export type SaidDistance =
  | { readonly unit: 'metres'; readonly value: number }
  | { readonly unit: 'kilometres'; readonly value: number }

/**
 * Rounds a distance to what is worth saying: 5 m up to 100 m, 10 m up to a kilometre, a tenth of a
 * kilometre up to ten, then whole kilometres.
 *
 * @param metres - not negative
 */
export function sayDistance(metres: number): SaidDistance {
  if (metres < 97.5) return { unit: 'metres', value: Math.max(5, Math.round(metres / 5) * 5) }
  if (metres < 995) return { unit: 'metres', value: Math.round(metres / 10) * 10 }
  if (metres < 9950) return { unit: 'kilometres', value: Math.round(metres / 100) / 10 }
  return { unit: 'kilometres', value: Math.round(metres / 1000) }
}
