/** A distance as people say it. */
export type RoundDistance =
  | { readonly unit: 'metres'; readonly value: number }
  | { readonly unit: 'kilometres'; readonly value: number }

/**
 * Rounds a distance to what is worth saying: 5 m up to 100 m, 10 m up to a kilometre, a tenth of a
 * kilometre up to ten, then whole kilometres.
 *
 * @param metres - not negative
 */
export function roundDistance(metres: number): RoundDistance {
  if (metres < 97.5) return { unit: 'metres', value: Math.max(5, Math.round(metres / 5) * 5) }
  if (metres < 995) return { unit: 'metres', value: Math.round(metres / 10) * 10 }
  if (metres < 9950) return { unit: 'kilometres', value: Math.round(metres / 100) / 10 }
  return { unit: 'kilometres', value: Math.round(metres / 1000) }
}
