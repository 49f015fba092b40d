import { splitMoney, type Cost, type Instant, type Kopecks } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { roubles } from '../wire/roubles.ts'
import { wireBalance } from './wireBalance.ts'
import { writeTime } from '../wire/times.ts'

/** Writes a price with its parts, and what is missing of the balance (null: there is none). */
export function wireCost(city: City, cost: Cost, balance: Kopecks | null) {
  const time = (instant: Instant) => writeTime(instant, city.timeZone, city.modes.timeFormat)
  const price = splitMoney(cost.total)
  const missing = balance === null ? 0 : Math.max(0, cost.total - balance)
  const best = cost.segments
    .map((segment) => segment.benefit)
    .reduce((a, b) => ((b?.percent ?? 0) > (a?.percent ?? 0) ? b : a), null)
  return {
    price: String(price.whole),
    priceRest: price.fraction,
    totalcost: roubles(cost.total),
    totaldiscount: roubles(cost.discount),
    sumSale: roubles(cost.discount),
    benefit: best?.percent ?? 0,
    benefitsName: best?.name ?? null,
    costData: cost.segments.map((segment) => ({
      start: time(segment.start),
      end: time(segment.end),
      minutes: segment.minutes,
      price: roubles(segment.hourlyPrice),
      benefit: segment.benefit?.percent ?? 0,
      cost: roubles(segment.cost),
    })),
    moneyEnough: missing === 0,
    refill: roubles(missing),
    balance: wireBalance(balance),
  }
}
