import { instantIn, minuteOf } from './checks.ts'
import { billed, compileRules } from './compileRules.ts'
import { applyBenefits, costOf, priceStretches, type Stretch } from './stretches.ts'
import type { Cost, CostInput, Instant, Kopecks, Segment } from './types.ts'

/**
 * Calculates what a stay costs, in kopecks, with the parts it is made of (decisions: Money, time,
 * rules).
 *
 * A part ends where the hourly price, the benefit or the prices of the day change; neighbouring
 * free minutes are one part. The cost of a part is floored to the kopeck once. Minutes are counted
 * from the start and each costs what the clock minute in which it begins costs. `full` is the total
 * of the same stay without benefits.
 *
 * @param input the zone, the start, the duration in whole minutes (0 to 366 days), and what else
 *   the price depends on
 * @throws {@link PricingError} whose `field` names what is wrong, for example `durationMinutes`
 */
export function calculateCost(input: CostInput): Cost {
  const { zone, start, durationMinutes } = input
  const rules = compileRules(zone, input)
  const { minutes, free } = billed(durationMinutes, zone.tariff)
  const startInstant = instantIn(start, 'start')
  const begin = minuteOf(startInstant)
  const stretches = priceStretches(rules, begin, begin + minutes, free)
  // Seconds of the start are carried through every part.
  const shift = startInstant - begin * 60_000
  let total: Kopecks = 0
  const segments: Segment[] = []
  for (const stretch of applyBenefits(stretches, rules.benefits)) {
    const segment = segmentOf(stretch, shift)
    total += segment.cost
    segments.push(segment)
  }
  let full: Kopecks = total
  if (rules.benefits.length > 0) {
    full = 0
    for (const stretch of stretches) full += costOf(stretch, stretch.end - stretch.begin)
  }
  return { total, full, discount: full - total, segments }
}

function segmentOf(stretch: Stretch, shift: Instant): Segment {
  const { begin, end, price, benefit } = stretch
  const minutes = end - begin
  return {
    start: begin * 60_000 + shift,
    end: end * 60_000 + shift,
    minutes,
    hourlyPrice: price,
    benefit: benefit === null ? null : benefit.benefit,
    cost: costOf(stretch, minutes),
  }
}
