import type { ZonePrice } from '@parking/domain'
import { wallClock, type Instant } from '@parking/pricing'

const minute = 60_000
const hour = 60 * minute

/** A duration that is offered by its end. `paidEnd`: from then on parking is free. */
export interface OfferedEnd {
  readonly kind: 'time' | 'paidEnd'
  readonly minutes: number
  /** The whole hour or the boundary that a stay of so many minutes reaches that begins now. */
  readonly until: Instant
}

/** As many hours are offered, of so many that are looked at. */
const offeredHours = 2
const hoursAhead = 6

/**
 * Finds the ends that are offered as one press: the next whole hours, or in free time the first
 * hours of the morning that are paid; and the end of the paid time. Each becomes the shortest
 * duration that the city sells and that reaches it; one that the city can't sell to within a step, or that
 * is offered by its length, is left out.
 *
 * @param now - the beginning of the present minute
 * @param options - the durations that the city sells, in minutes, from the least to the most
 * @param lengths - what is offered by its length already, in minutes
 */
export function findEnds(
  price: ZonePrice,
  now: Instant,
  options: readonly number[],
  lengths: readonly number[],
  timeZone: string,
): readonly OfferedEnd[] {
  const [least = 0, second = least] = options
  const reach = (kind: OfferedEnd['kind'], until: Instant): readonly OfferedEnd[] => {
    const minutes = options.find((option) => now + option * minute >= until)
    return minutes === undefined ? [] : [{ kind, minutes, until }]
  }
  const offerHours = (first: Instant, last: Instant | null): readonly OfferedEnd[] =>
    Array.from({ length: hoursAhead }, (_, index) => first + index * hour)
      .filter((until) => last === null || until < last)
      .flatMap((until) => reach('time', until))
      .filter(({ minutes }, at, all) => minutes !== all[at + 1]?.minutes)
      .filter(({ minutes, until }) => now + minutes * minute - until < (second - least) * minute)
      .filter(({ minutes }) => !lengths.includes(minutes))
      .slice(0, offeredHours)
  if (price.kind === 'unknown') return []
  if (price.kind === 'free') {
    return price.until === null ? [] : offerHours(price.until + hour, null)
  }
  const { freeFrom } = price
  const paidEnd = freeFrom === null ? [] : reach('paidEnd', freeFrom)
  const hours = offerHours(nextHour(now + hour / 2, timeZone), freeFrom)
  return [...hours.filter(({ minutes }) => minutes !== paidEnd[0]?.minutes), ...paidEnd]
}

/** The first instant from one on at which the clocks of the city show a whole hour. */
function nextHour(from: Instant, timeZone: string): Instant {
  const past = wallClock(from, timeZone).minutesOfDay % 60
  return past === 0 ? from : from + (60 - past) * minute
}
