import type { ZonePrice } from '@parking/domain'
import { wallClock, type Instant } from '@parking/pricing'

const minute = 60_000
const hour = 60 * minute

/** A duration that is offered by its end. `paidEnd`: from then on parking is free. */
export interface OfferedEnd {
  readonly kind: 'time' | 'paidEnd'
  readonly minutes: number
  /** When a stay of so many minutes ends that begins now. */
  readonly endsAt: Instant
}

/**
 * Finds the ends that are offered as one press: the next whole hours, or in free time the first
 * hours of the morning that are paid; and the end of the paid time. Each becomes the shortest
 * duration that the city sells and that lasts as long; what it does not sell is left out.
 *
 * @param now - the beginning of the present minute
 * @param options - the durations that the city sells, in minutes, from the least to the most
 */
export function findEnds(
  price: ZonePrice,
  now: Instant,
  options: readonly number[],
  timeZone: string,
): readonly OfferedEnd[] {
  const offer = (kind: OfferedEnd['kind'], aim: Instant): readonly OfferedEnd[] => {
    const minutes = options.find((option) => now + option * minute >= aim)
    return minutes === undefined ? [] : [{ kind, minutes, endsAt: now + minutes * minute }]
  }
  if (price.kind === 'unknown') return []
  if (price.kind === 'free') {
    if (price.until === null) return []
    return [...offer('time', price.until + hour), ...offer('time', price.until + 2 * hour)]
  }
  const { freeFrom } = price
  const firstHour = nextHour(now + hour / 2, timeZone)
  const hours = [firstHour, firstHour + hour].filter((aim) => freeFrom === null || aim < freeFrom)
  return [
    ...hours.flatMap((aim) => offer('time', aim)),
    ...(freeFrom === null ? [] : offer('paidEnd', freeFrom)),
  ]
}

/** The first instant from one on at which the clocks of the city show a whole hour. */
function nextHour(from: Instant, timeZone: string): Instant {
  const past = wallClock(from, timeZone).minutesOfDay % 60
  return past === 0 ? from : from + (60 - past) * minute
}
