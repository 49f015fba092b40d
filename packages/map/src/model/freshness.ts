import type { KeyValueStorage } from '@parking/runtime'
import type { Instant } from '@parking/pricing'

/** How long the map counts as fresh (specification, section 9). */
export const freshFor = 3_600_000

const key = (cityId: string): string => `parking.map.loadedAt.${cityId}`

/** Notes when a city's map was loaded. */
export function noteLoad(storage: KeyValueStorage, cityId: string, at: Instant): void {
  storage.set(key(cityId), String(at))
}

/**
 * Whether a city's map is due for another load: it never was loaded, more than an hour has passed,
 * or the noted time lies ahead because the clock was set back.
 */
export function isStale(storage: KeyValueStorage, cityId: string, now: Instant): boolean {
  const noted = Number(storage.get(key(cityId)) ?? Number.NaN)
  return !(now >= noted && now - noted < freshFor)
}
