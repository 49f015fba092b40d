import { addDays, type DateOnly } from '@parking/pricing'
import { isDateOnly } from '../check/isDateOnly.ts'
import type { PermitType } from './Permit.ts'

/** When a permit may start: on one fixed day, or on any of a range. */
export type PermitStart =
  | { readonly kind: 'fixed'; readonly date: DateOnly }
  | {
      readonly kind: 'range'
      readonly from: DateOnly
      readonly to: DateOnly
      /** The day that is taken where the driver chooses none. */
      readonly first: DateOnly
    }

/** The longest month: from here on the range has its last day alone. */
const mostDaysAhead = 31

/** What a city's file says of when permits start. */
export interface PermitStartRules {
  /** Days from today to the first day; more than a month leaves the last day of the range alone. */
  readonly daysAhead: number
  /** Whether the driver chooses the day; else it is the first one. */
  readonly isChosen: boolean
}

/**
 * When a permit may start: one for the previous day yesterday, one whose card names a day on it,
 * any other from a number of days ahead to one month ahead (specification, section 5). One for a working
 * day begins on the first of them that is paid.
 *
 * @param today - the day in the city
 * @param isFree - whether parking costs nothing in the permit's zones on a day; false where nobody knows
 */
export function permitStart(
  permit: { readonly type: PermitType | null; readonly startDate: DateOnly | null },
  today: DateOnly,
  { daysAhead, isChosen }: PermitStartRules,
  isFree: (day: DateOnly) => boolean = () => false,
): PermitStart {
  if (permit.type === 'previousDay') return { kind: 'fixed', date: addDays(today, -1) }
  if (permit.startDate !== null) return { kind: 'fixed', date: permit.startDate }
  const to = monthLater(today)
  const ahead = Math.min(mostDaysAhead, Math.max(0, Math.floor(daysAhead) || 0))
  const soonest = addDays(today, ahead)
  const from = soonest < to ? soonest : to
  const first = permit.type === 'day' ? firstPaidDay(from, to, isFree) : from
  return isChosen ? { kind: 'range', from, to, first } : { kind: 'fixed', date: first }
}

/** The first paid day of a range; its first day where all are free. */
function firstPaidDay(from: DateOnly, to: DateOnly, isFree: (day: DateOnly) => boolean): DateOnly {
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isFree(day)) return day
  return from
}

/** The same day of the next month, or that month's last day. */
function monthLater(date: DateOnly): DateOnly {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Why a field of a permit's purchase is refused. */
export type PermitRefusal = 'empty' | 'tooEarly' | 'tooLate'

/**
 * Checks the purchase of a permit: a vehicle and a start date that the permit allows. A day that
 * does not exist counts as none.
 */
export function checkPermitPurchase(
  purchase: { readonly plate: string | null; readonly startDate: DateOnly | null },
  start: PermitStart,
): { readonly plate: 'empty' | null; readonly startDate: PermitRefusal | null } {
  return {
    plate: purchase.plate ? null : 'empty',
    startDate: start.kind === 'fixed' ? null : checkDate(purchase.startDate, start.from, start.to),
  }
}

function checkDate(date: DateOnly | null, from: DateOnly, to: DateOnly): PermitRefusal | null {
  if (date === null || !isDateOnly(date)) return 'empty'
  if (date < from) return 'tooEarly'
  return date > to ? 'tooLate' : null
}
