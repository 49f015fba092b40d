import { type CalendarDays, dayTypeOfDay } from './calendarDays.ts'
import type { DayPlan, DayPlans } from './compilePrices.ts'
import type { MatchedBenefit } from './matchBenefits.ts'
import type { Kopecks } from './types.ts'
import type { ZoneClock } from './zoneClock.ts'

/** A stretch of time with one price; minutes since the epoch, half-open. */
export interface Stretch {
  readonly begin: number
  end: number
  readonly price: Kopecks
  /** The plan the price comes from, null where parking is free. */
  readonly plan: DayPlan | null
  readonly benefit: MatchedBenefit | null
}

/** Everything that decides the price of a minute, compiled. */
export interface Rules {
  readonly plans: DayPlans
  readonly days: CalendarDays
  readonly clock: ZoneClock
  readonly benefits: readonly MatchedBenefit[]
}

/**
 * Cuts a span of time where the price or the plan of the day changes. Local time is linear inside
 * a period without a change of the clocks, so the span is walked period by period, day by day,
 * step by step: an hour shown twice is priced twice, one never shown is not priced. The first
 * `free` minutes of the span cost nothing.
 */
export function priceStretches(rules: Rules, begin: number, end: number, free = 0): Stretch[] {
  let last: Stretch = { begin, end: begin + free, price: 0, plan: null, benefit: null }
  const stretches = free > 0 ? [last] : []
  for (let at = last.end; at < end;) {
    const { offset, end: periodEnd } = rules.clock.periodAt(at)
    const day = Math.floor((at + offset) / 1440)
    const midnight = day * 1440 - offset
    const plan = rules.plans[dayTypeOfDay(day, rules.days)]
    const limit = Math.min(end, periodEnd, midnight + 1440)
    const { ends, prices } = plan
    for (let step = 0; at < limit; step++) {
      const stepEnd = midnight + (ends[step] ?? 1440)
      if (stepEnd <= at) continue
      const price = prices[step] ?? 0
      const key = price === 0 ? null : plan
      const until = Math.min(stepEnd, limit)
      if (stretches.length > 0 && last.price === price && last.plan === key) last.end = until
      else stretches.push((last = { begin: at, end: until, price, plan: key, benefit: null }))
      at = until
    }
  }
  return stretches
}

/** Cuts stretches where the largest benefit changes; of equal ones the first in the list counts. */
export function applyBenefits(stretches: Stretch[], benefits: readonly MatchedBenefit[]) {
  if (benefits.length === 0) return stretches
  return stretches.flatMap((stretch) => (stretch.price === 0 ? stretch : cut(stretch, benefits)))
}

function cut(stretch: Stretch, benefits: readonly MatchedBenefit[]): Stretch[] {
  const parts: Stretch[] = []
  let last: Stretch | undefined
  for (let at = stretch.begin; at < stretch.end;) {
    let benefit: MatchedBenefit | null = null
    let end = stretch.end
    for (const candidate of benefits) {
      if (candidate.begin > at) end = Math.min(end, candidate.begin)
      else if (candidate.end > at) {
        end = Math.min(end, candidate.end)
        if (benefit === null || candidate.permille > benefit.permille) benefit = candidate
      }
    }
    if (last !== undefined && last.benefit === benefit) last.end = end
    else parts.push((last = { ...stretch, begin: at, end, benefit }))
    at = end
  }
  return parts
}

/** Kopecks for some minutes of a stretch, less its benefit: exact, floored once. */
export function costOf({ price, benefit }: Stretch, minutes: number): Kopecks {
  return Math.floor((minutes * price * (1000 - (benefit === null ? 0 : benefit.permille))) / 60_000)
}
