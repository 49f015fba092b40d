import type { Instant } from '@parking/pricing'
import { useClockValue } from './useClockValue.ts'

const lengths = { second: 1000, minute: 60_000 } as const

/** Returns the beginning of the present second or minute, and renders again when the next one begins. */
export function useNow(unit: keyof typeof lengths = 'second'): Instant {
  return useClockValue((now) => Math.floor(now / lengths[unit]) * lengths[unit])
}
