import { calendarDays } from './calendarDays.ts'
import { integerIn, MAX_STAY_MINUTES, objectIn } from './checks.ts'
import { compilePrices } from './compilePrices.ts'
import { matchBenefits } from './matchBenefits.ts'
import type { Rules } from './stretches.ts'
import type { PricedZone, PricingContext, Tariff } from './types.ts'
import { zoneClock } from './zoneClock.ts'

/** Checks and compiles all that decides prices; what was seen before is looked up. */
export function compileRules(zone: PricedZone, context: PricingContext): Rules {
  const { tariff } = objectIn(zone, 'zone')
  return {
    plans: compilePrices(tariff?.prices, context.vehicle),
    days: calendarDays(context.calendar),
    clock: zoneClock(context.timeZone),
    benefits: matchBenefits(context.benefits, context.vehicle),
  }
}

/** What a stay is billed for, in minutes from its start; the first `free` cost nothing. */
export function billed(durationMinutes: number, tariff: Tariff | undefined) {
  const { billingStepMinutes: step = 1, freeMinutes: free = 0 } = tariff ?? {}
  integerIn(step, 1, 1440, 'zone.tariff.billingStepMinutes')
  integerIn(free, 0, MAX_STAY_MINUTES, 'zone.tariff.freeMinutes')
  const minutes = integerIn(durationMinutes, 0, MAX_STAY_MINUTES, 'durationMinutes')
  if (minutes <= free) return { minutes, free: minutes }
  return { minutes: Math.ceil(minutes / step) * step, free }
}
