import { PricingError } from './PricingError.ts'
import type { Instant } from './types.ts'

/** The longest stay that can be priced: 366 days, in minutes. */
export const MAX_STAY_MINUTES = 527_040

/** Instants lie within the years 1020 to 2920, where a date has four digits in every zone. */
const FARTHEST_INSTANT = 3e13

/** Prices are asked for from the first moment of the year 2000 to that of 2100. */
const FIRST_PRICED = Date.UTC(2000, 0)
const LAST_PRICED = Date.UTC(2100, 0)

export const MILLISECONDS = 'milliseconds since 1970'
const SECONDS = 'Are these seconds? Milliseconds are expected: multiply by 1000.'

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

/** An instant of the years in which anybody parks, or an error that asks about seconds. */
export function pricedInstantIn(value: Instant | Date, field: string): Instant {
  const instant = value instanceof Date ? value.getTime() : value
  const unit = `${MILLISECONDS} (of the years 2000 to 2100)`
  return numberIn(instant, FIRST_PRICED, LAST_PRICED, field, unit, secondsHint(instant))
}

/** The end of something that may last for ever, not before the year 2000. */
export function endIn(value: unknown, field: string): number {
  return numberIn(value, FIRST_PRICED, Infinity, field, MILLISECONDS, secondsHint(value))
}

function secondsHint(value: unknown): string | undefined {
  const isOne =
    typeof value === 'number' && value >= FIRST_PRICED / 1000 && value <= LAST_PRICED / 1000
  return isOne ? SECONDS : undefined
}

/** The whole minute since the epoch that an instant is in. */
export function minuteOf(instant: Instant): number {
  return Math.floor(instant / 60_000)
}

/** Something whose fields can be read, or an error that names the field. */
export function objectIn<T extends object>(value: T | null | undefined, field: string): T {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new PricingError(field, value, 'an object')
}

/** A list, or an error that names the field. */
export function listIn<T>(value: readonly T[], field: string): readonly T[] {
  if (Array.isArray(value)) return value
  throw new PricingError(field, value, 'a list')
}

/** One of some names, or an error that names the field. */
export function nameIn<T extends string>(value: unknown, names: readonly T[], field: string): T {
  const name = names.find((known) => known === value)
  if (name !== undefined) return name
  throw new PricingError(field, value, `one of ${names.join(', ')}`)
}

/** Text or nothing, or an error that names the field. */
export function textOrNothing(value: unknown, field: string) {
  if (value !== undefined && typeof value !== 'string') {
    throw new PricingError(field, value, 'a text')
  }
}

/** Nothing but some keys, so that a misspelt one is not passed over. */
export function onlyKeys(value: object, names: readonly string[], field: string) {
  for (const key in value) {
    if (!names.includes(key)) {
      throw new PricingError(`${field}.${key}`, key, `no such key, only ${names.join(', ')}`)
    }
  }
}
