import { PricingError } from './PricingError.ts'
import type { Instant } from './types.ts'

/** The longest stay that can be priced: 366 days, in minutes. */
export const MAX_STAY_MINUTES = 527_040

/** Instants lie within the years 1020 to 2920, where a date has four digits in every zone. */
const FARTHEST_INSTANT = 3e13

/** A number between two bounds, or an error that names the field. */
export function numberIn(value: number, low: number, high: number, field: string): number {
  if (typeof value === 'number' && value >= low && value <= high) return value
  throw new PricingError(field, `not ${low}..${high}`)
}

/** A whole number between two bounds, or an error that names the field. */
export function integerIn(value: number, low: number, high: number, field: string): number {
  return numberIn(Number.isInteger(value) ? value : NaN, low, high, field)
}

/** Milliseconds of a Date or a number of the years 1020 to 2920, or an error with the field. */
export function instantIn(value: Instant | Date, field: string): Instant {
  const instant = value instanceof Date ? value.getTime() : value
  return numberIn(instant, -FARTHEST_INSTANT, FARTHEST_INSTANT, field)
}

/** The whole minute since the epoch that an instant is in. */
export function minuteOf(instant: Instant): number {
  return Math.floor(instant / 60_000)
}

/** Something whose fields can be read, or an error that names the field. */
export function objectIn<T extends object>(value: T | null | undefined, field: string): T {
  if (typeof value === 'object' && value !== null) return value
  throw new PricingError(field, 'missing')
}

/** A list, or an error that names the field. */
export function listIn<T>(value: readonly T[], field: string): readonly T[] {
  if (Array.isArray(value)) return value
  throw new PricingError(field, 'missing')
}

/** One of some names, or an error that names the field. */
export function nameIn<T extends string>(value: T, names: ReadonlySet<T>, field: string): T {
  if (names.has(value)) return value
  throw new PricingError(field, 'unknown')
}
