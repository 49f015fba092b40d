import { PricingError } from './PricingError.ts'
import type { Instant } from './types.ts'

/** The longest stay that can be priced: 366 days, in minutes. */
export const MAX_STAY_MINUTES = 527_040

const FIRST_INSTANT = -2_208_988_800_000
const LAST_INSTANT = 32_503_679_999_999

/** Milliseconds of a Date or a number, or an error that names the field. */
export function instantIn(value: Instant | Date, field: string): Instant {
  const instant = typeof value === 'number' ? value : value instanceof Date ? value.getTime() : NaN
  if (instant >= FIRST_INSTANT && instant <= LAST_INSTANT) return instant
  throw new PricingError(field, 'not an instant of the years 1900 to 2999')
}

/** The whole minute since the epoch that an instant is in. */
export function minuteOf(instant: Instant): number {
  return Math.floor(instant / 60_000)
}

/** A whole number between two bounds, or an error that names the field. */
export function integerIn(value: number, low: number, high: number, field: string): number {
  if (Number.isInteger(value) && value >= low && value <= high) return value
  throw new PricingError(field, `not a whole number from ${low} to ${high}`)
}

/** Something whose fields can be read, or an error that names the field. */
export function objectIn<T extends object>(value: T | null | undefined, field: string): T {
  if (typeof value === 'object' && value !== null) return value
  throw new PricingError(field, 'missing')
}
