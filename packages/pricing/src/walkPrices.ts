import { type CalendarDays, dayTypeOfDay } from './calendarDays.ts'
import type { DayPlan, DayPlans } from './compilePrices.ts'
import type { MatchedBenefit } from './matchBenefits.ts'
import type { Kopecks } from './units.ts'
import type { ZoneClock } from './zoneClock.ts'

/** Everything that decides the price of a minute, compiled. */
export interface Rules {
  readonly plans: DayPlans
  readonly days: CalendarDays
  readonly clock: ZoneClock
  readonly benefits: readonly MatchedBenefit[]
}

/** A stretch of time with one price and one benefit; minutes since the epoch, half-open. */
export interface Stretch {
  readonly begin: number
  readonly end: number
  readonly price: Kopecks
  readonly benefit: MatchedBenefit | null
}

/** Is told of a stretch: a call instead of an object, which long stays would make by the dozen. */
type VisitStretch = (
  begin: number,
  end: number,
  price: Kopecks,
  benefit: MatchedBenefit | null,
) => void

/**
 * Tells of a span of time in stretches, cut where the price or the plan of the day changes. Local
 * time is linear inside a period without a change of the clocks, so the span is walked period by
 * period, day by day, step by step: an hour shown twice is priced twice, one never shown is not
 * priced. The first `free` minutes of the span cost nothing.
 */
export function walkPrices(
  { plans, days, clock }: Rules,
  begin: number,
  end: number,
  free: number,
  visit: (begin: number, end: number, price: Kopecks) => void,
) {
  let since = begin
  let price = 0
  // The prices of the day that the price comes from; free time comes from none.
  let source: DayPlan['prices'] | null = null
  for (let at = begin + free; at < end;) {
    const { offset, end: periodEnd } = clock.periodAt(at)
    const periodLimit = Math.min(end, periodEnd)
    let day = Math.floor((at + offset) / 1440)
    for (let midnight = day * 1440 - offset; at < periodLimit; midnight += 1440) {
      const type = dayTypeOfDay(day++, days)
      // Most days by far: a field that is known is found sooner than one by its name.
      const { ends, prices } = type === 'default' ? plans.default : plans[type]
      const limit = Math.min(periodLimit, midnight + 1440)
      for (let step = 0; at < limit; step++) {
        const stepEnd = midnight + (ends[step] ?? 1440)
        if (stepEnd <= at) continue
        const stepPrice = prices[step] ?? 0
        const stepSource = stepPrice === 0 ? null : prices
        if (stepPrice !== price || stepSource !== source) {
          if (since < at) visit(since, at, price)
          since = at
          price = stepPrice
          source = stepSource
        }
        at = Math.min(stepEnd, limit)
      }
    }
  }
  if (since < end) visit(since, end, price)
}

/** Cuts a stretch where the largest benefit changes; of equal ones the first in the list counts. */
export function cutByBenefits(
  begin: number,
  end: number,
  price: Kopecks,
  benefits: readonly MatchedBenefit[],
  visit: VisitStretch,
) {
  let since = begin
  let largest: MatchedBenefit | null = null
  for (let at = price === 0 || benefits.length === 0 ? end : begin; at < end;) {
    let benefit: MatchedBenefit | null = null
    let until = end
    for (const candidate of benefits) {
      if (candidate.begin > at) until = Math.min(until, candidate.begin)
      else if (candidate.end > at) {
        until = Math.min(until, candidate.end)
        if (benefit === null || candidate.permille > benefit.permille) benefit = candidate
      }
    }
    if (benefit !== largest && since < at) {
      visit(since, at, price, largest)
      since = at
    }
    largest = benefit
    at = until
  }
  visit(since, end, price, largest)
}

/** Lists the stretches of a span of time. */
export function stretchesBetween(rules: Rules, spanBegin: number, spanEnd: number): Stretch[] {
  const stretches: Stretch[] = []
  walkPrices(rules, spanBegin, spanEnd, 0, (from, to, hourlyPrice) =>
    cutByBenefits(from, to, hourlyPrice, rules.benefits, (begin, end, price, benefit) => {
      stretches.push({ begin, end, price, benefit })
    }),
  )
  return stretches
}

/** Kopecks for some minutes of a price, less a benefit: exact, floored once. */
export function costOf(minutes: number, price: Kopecks, benefit: MatchedBenefit | null): Kopecks {
  return Math.floor((minutes * price * (1000 - (benefit === null ? 0 : benefit.permille))) / 60_000)
}
