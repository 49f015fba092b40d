import { MILLISECONDS, numberIn } from './checks.ts'
import { PricingError } from './PricingError.ts'
import type { Instant } from './units.ts'

/** The longest stay that can be priced: 366 days, in minutes. */
export const MAX_STAY_MINUTES = 527_040

/** Prices are asked for from the first moment of the year 2000 to that of 2100. */
const FIRST_PRICED = Date.UTC(2000, 0)
const LAST_PRICED = Date.UTC(2100, 0)

const SECONDS = 'Are these seconds? Milliseconds are expected: multiply by 1000.'

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

/** Text or nothing, or an error that names the field. */
export function textOrNothing(value: unknown, field: string) {
  if (value !== undefined && typeof value !== 'string') {
    throw new PricingError(field, value, 'a text')
  }
}
