import { PricingError } from './PricingError.ts'
import type { Instant } from './units.ts'

/** Instants lie within the years 1020 to 2920, where a date has four digits in every zone. */
const FARTHEST_INSTANT = 3e13

export const MILLISECONDS = 'milliseconds since 1970'

/** A number between two bounds, or an error that names the field and the unit. */
export function numberIn(
  value: unknown,
  low: number,
  high: number,
  field: string,
  unit: string,
  hint?: string,
): number {
  if (typeof value === 'number' && value >= low && value <= high) return value
  const asText = typeof value === 'string' ? 'A number is expected, not a text.' : undefined
  throw new PricingError(field, value, `${unit} from ${low} to ${high}`, asText ?? hint)
}

/** A whole number between two bounds, or an error that names the field and the unit. */
export function integerIn(
  value: unknown,
  low: number,
  high: number,
  field: string,
  unit: string,
  hint?: string,
): number {
  const number = numberIn(value, low, high, field, unit, hint)
  if (Number.isInteger(number)) return number
  throw new PricingError(field, value, `${unit} from ${low} to ${high}`, hint)
}

/** One of some names, or an error that names the field. */
export function nameIn<T extends string>(value: unknown, names: readonly T[], field: string): T {
  const name = names.find((known) => known === value)
  if (name !== undefined) return name
  throw new PricingError(field, value, `one of ${names.join(', ')}`)
}

/** Milliseconds of a Date or a number of the years 1020 to 2920, or an error with the field. */
export function instantIn(value: Instant | Date, field: string): Instant {
  return numberIn(
    value instanceof Date ? value.getTime() : value,
    -FARTHEST_INSTANT,
    FARTHEST_INSTANT,
    field,
    MILLISECONDS,
  )
}

/** The whole minute since the epoch that an instant is in. */
export function minuteOf(instant: Instant): number {
  return Math.floor(instant / 60_000)
}
