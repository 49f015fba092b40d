import type { Desk } from '../city/Desk.ts'
import { moveMoney } from '../money/moveMoney.ts'
import { priceStay } from '../parking/priceStay.ts'
import { chargeStay } from '../parking/sessions.ts'
import type { Stay } from '../parking/stay.ts'
import { seededRandom } from '@parking/town'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const TOP_UP = 200_000
// More than the longest stay made here costs in the dearest city.
const LOW = 100_000

/** Puts money into a wallet, with its line in the history. */
export function topUp(desk: Desk, account: number, sum: number): void {
  moveMoney(desk, { account, type: 'refill', from: 'acquirer', to: `wallet:${account}`, sum })
}

/**
 * Lives through so many operations in the past, money and all: parking at working hours, and a
 * top-up whenever the wallet runs low.
 */
export function seedHistory(
  desk: Desk,
  account: number,
  vehicle: Stay['vehicle'],
  count: number,
): void {
  const { city } = desk
  const random = seededRandom(`${city.id} history ${count}`)
  const zones = city.zones.all.filter((zone) => zone.kind === 'roadside')
  // Twice a day on average, the newest yesterday.
  const first = desk.now - DAY - (count / 2) * DAY
  let wallet = 0
  for (let made = 0; made < count; made++) {
    const start = Math.round(first + (made / 2) * DAY + random.between(0, 8 * HOUR))
    const then = { ...desk, now: start }
    const zone = zones[random.whole(0, zones.length - 1)]
    if (wallet < LOW || !zone) {
      topUp(then, account, TOP_UP)
      wallet += TOP_UP
      continue
    }
    const minutes = 15 * random.whole(2, 16)
    const stay: Stay = { zone, parkingCode: '', vehicle, start, minutes, paid: 'before' }
    const cost = priceStay(then, account, stay)
    chargeStay(then, 'payment', { stay, cost, payment: { account, from: 'wallet', phone: '' } })
    wallet -= cost.total
  }
}
