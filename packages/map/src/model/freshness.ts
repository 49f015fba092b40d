import { isMapStale } from '@parking/domain'
import type { KeyValueStorage } from '@parking/runtime'
import type { Instant } from '@parking/pricing'
import { loadedAtKey } from './loadedAtKey.ts'

const key = (cityId: string): string => `${loadedAtKey}${cityId}`

/** Notes when a city's map was loaded. */
export function noteLoad(storage: KeyValueStorage, cityId: string, at: Instant): void {
  storage.set(key(cityId), String(at))
}

/** Whether a city's map is due for another load, by the time that was noted. */
export function isStale(storage: KeyValueStorage, cityId: string, now: Instant): boolean {
  const noted = Number(storage.get(key(cityId)) ?? Number.NaN)
  return isMapStale(Number.isNaN(noted) ? null : noted, now)
}
