import type { Instant } from '@parking/pricing'

/** How long a map's answer is good: an hour (specification, section 9). */
export const mapFreshness = 3_600_000

/**
 * Tells whether a map's answer has to be asked for again.
 *
 * @param loadedAt - when it was asked for last, null when never; one from the future is not trusted
 */
export function isMapStale(loadedAt: Instant | null, now: Instant): boolean {
  return loadedAt === null || loadedAt > now || now - loadedAt >= mapFreshness
}
