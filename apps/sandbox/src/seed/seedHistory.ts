import type { Kopecks } from '@parking/pricing'
import type { City } from '../city/city.ts'
import type { CityContext } from '../city/CityContext.ts'
import { moveMoney } from '../money/moveMoney.ts'
import { priceParking } from '../parking/priceParking.ts'
import { chargeParking } from '../parking/sessions.ts'
import type { ParkingRequest } from '../parking/parkingRequest.ts'
import { seededRandom } from '@parking/town'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const TOP_UP = 200_000
const LOW = 100_000
const MOST_HOURS = 4

/** Finds what a wallet must hold for the longest session made here, in the city's dearest zone. */
export function findLowPurse({ zones }: City): Kopecks {
  const prices = zones.all.flatMap(({ tariff }) => tariff.prices.map((one) => one.hourlyPrice))
  return prices.reduce((most, price) => Math.max(most, MOST_HOURS * price), LOW)
}

/** Puts money into a wallet, with its line in the history. */
export function topUp(context: CityContext, account: number, sum: number): void {
  moveMoney(context, { account, type: 'refill', from: 'acquirer', to: `wallet:${account}`, sum })
}

/**
 * Makes so many operations in the past, with the money they moved: parking at working hours, and a
 * top-up whenever the wallet runs low.
 */
export function seedHistory(
  context: CityContext,
  account: number,
  vehicle: ParkingRequest['vehicle'],
  count: number,
): void {
  const { city } = context
  const random = seededRandom(`${city.id} history ${count}`)
  const zones = city.zones.all.filter((zone) => zone.type === 'roadside')
  const low = findLowPurse(city)
  const sum = Math.max(TOP_UP, 2 * low)
  // Twice a day on average, the newest yesterday.
  const first = context.now - DAY - (count / 2) * DAY
  let wallet = 0
  for (let made = 0; made < count; made++) {
    const start = Math.round(first + (made / 2) * DAY + random.between(0, 8 * HOUR))
    const then = { ...context, now: start }
    const zone = zones[random.whole(0, zones.length - 1)]
    if (wallet < low || !zone) {
      topUp(then, account, sum)
      wallet += sum
      continue
    }
    const minutes = 15 * random.whole(2, 4 * MOST_HOURS)
    const request: ParkingRequest = {
      zone,
      parkingCode: '',
      vehicle,
      start,
      minutes,
      paid: 'before',
    }
    const cost = priceParking(then, account, request)
    chargeParking(then, 'payment', {
      request,
      cost,
      payment: { account, from: 'wallet', phone: '' },
    })
    wallet -= cost.total
  }
}
