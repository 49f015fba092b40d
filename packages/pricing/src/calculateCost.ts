import { minuteOf } from './checks.ts'
import { objectIn, pricedInstantIn } from './stayChecks.ts'
import { billed, compileRules } from './compileRules.ts'
import { costOf, cutByBenefits, walkPrices } from './walkPrices.ts'
import type { Cost, CostInput, Segment } from './Cost.ts'
import type { Kopecks } from './units.ts'

/**
 * Calculates what a stay costs, in kopecks, with the parts it is made of.
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
  const { zone, start, durationMinutes } = objectIn(input, 'input')
  const rules = compileRules(zone, input)
  const { minutes, free } = billed(durationMinutes, zone.tariff)
  const startInstant = pricedInstantIn(start, 'start')
  const begin = minuteOf(startInstant)
  // Seconds of the start are carried through every part.
  const shift = startInstant - begin * 60_000
  let total: Kopecks = 0
  let full: Kopecks = 0
  const segments: Segment[] = []
  walkPrices(rules, begin, begin + minutes, free, (from, to, hourlyPrice) => {
    full += costOf(to - from, hourlyPrice, null)
    cutByBenefits(from, to, hourlyPrice, rules.benefits, (partBegin, partEnd, price, matched) => {
      const cost = costOf(partEnd - partBegin, price, matched)
      total += cost
      segments.push({
        start: partBegin * 60_000 + shift,
        end: partEnd * 60_000 + shift,
        minutes: partEnd - partBegin,
        hourlyPrice: price,
        benefit: matched === null ? null : matched.benefit,
        cost,
      })
    })
  })
  return { total, full, discount: full - total, segments }
}
