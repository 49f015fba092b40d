import { addDays, startOfDay, wallClock, type Instant } from '@parking/pricing'

/** Which day a parking is paid for. */
export type PaymentDay = 'today' | 'postPayment' | 'postPaymentYesterday'

/** What a form holds about the day and the start of a stay. */
export interface PaymentDayChoice {
  readonly day: PaymentDay
  readonly startsAt: Instant | null
}

/** Changes the day that is paid for; the start time is reset with it (specification, section 4). */
export function paymentDayChosen(choice: PaymentDayChoice, day: PaymentDay): PaymentDayChoice {
  return choice.day === day ? choice : { day, startsAt: null }
}

/** More days after the parking day than this no city gives. */
const mostDays = 366

/** Instants beyond the years 1336 to 2603 are a slip, and no calendar is asked about them. */
const farthest = 2e13

function isReadable(instant: Instant): boolean {
  return Math.abs(instant) <= farthest
}

/**
 * The first instant at which a parking can no longer be paid: the end of the parking day, or
 * of a later one where the city gives more days.
 *
 * @param startsAt - when the parking began
 * @param timeZone - the city's
 * @param postPaymentDays - days after the parking day: 0 pays until 23:59 of the day itself, 1 until
 *   23:59 of the next
 * @returns the end, half-open; -Infinity when the start is no instant, so that nothing can be paid
 */
export function postPaymentEnd(
  startsAt: Instant,
  timeZone: string,
  postPaymentDays: number,
): Instant {
  if (!isReadable(startsAt)) return -Infinity
  const { date } = wallClock(startsAt, timeZone)
  const more = Math.min(mostDays, Math.max(0, Math.floor(postPaymentDays) || 0))
  return startOfDay(addDays(date, more + 1), timeZone)
}

/** Why a start time of a post-payment is refused. */
export type PostPaymentRefusal = 'empty' | 'future' | 'notYesterday' | 'tooOld'

/**
 * Checks the start time of a post-payment: required, not in the future, before today where
 * yesterday is paid for, and within the window of the city.
 */
export function checkPostPaymentStart(
  choice: PaymentDayChoice,
  now: Instant,
  city: { readonly timeZone: string; readonly postPaymentDays: number },
): PostPaymentRefusal | null {
  const { day, startsAt } = choice
  if (day === 'today') return null
  if (startsAt === null || !isReadable(startsAt)) return 'empty'
  if (!isReadable(now)) return 'tooOld'
  if (day === 'postPayment' && startsAt > now) return 'future'
  const today = startOfDay(wallClock(now, city.timeZone).date, city.timeZone)
  if (day === 'postPaymentYesterday' && startsAt >= today) return 'notYesterday'
  const days = day === 'postPayment' ? 0 : city.postPaymentDays
  return now >= postPaymentEnd(startsAt, city.timeZone, days) ? 'tooOld' : null
}
