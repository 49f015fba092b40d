import type { City } from '../city/city.ts'
import { transfer } from '../money/ledger.ts'
import { recordOperation } from '../parking/operations.ts'
import { endOf, priceStay, type Stay } from '../parking/stay.ts'
import { nextOrderNumber } from '../store/nextNumber.ts'
import type { Store } from '../store/openStore.ts'
import { seededRandom } from '@parking/town'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const TOP_UP = 200_000
// More than the longest stay made here costs in the dearest city.
const LOW = 100_000

/** Puts money into a wallet, with its line in the history. */
export function topUp(store: Store, city: City, account: number, amount: number, at: number) {
  const orderNumber = nextOrderNumber(store, city.id)
  transfer(store, {
    city: city.id,
    kind: 'refill',
    from: 'acquirer',
    to: `wallet:${account}`,
    amount,
    reference: orderNumber,
    at,
  })
  recordOperation(store, { city: city.id, account, type: 'refill', at, sum: amount, orderNumber })
}

/**
 * Lives through so many operations in the past, money and all: parking at working hours, and a
 * top-up whenever the wallet runs low.
 */
export function seedHistory(
  store: Store,
  city: City,
  account: number,
  vehicle: Stay['vehicle'],
  count: number,
): void {
  const random = seededRandom(`${city.id} history ${count}`)
  const zones = city.zones.all.filter((zone) => zone.kind === 'roadside')
  const now = city.clock.now()
  // Twice a day on average, the newest yesterday.
  const first = now - DAY - (count / 2) * DAY
  let wallet = 0
  for (let made = 0; made < count; made++) {
    const at = Math.round(first + (made / 2) * DAY + random.between(0, 8 * HOUR))
    const zone = zones[random.whole(0, zones.length - 1)]
    if (wallet < LOW || !zone) {
      topUp(store, city, account, TOP_UP, at)
      wallet += TOP_UP
      continue
    }
    const minutes = 15 * random.whole(2, 16)
    const stay: Stay = { zone, parkingCode: '', vehicle, start: at, minutes, post: false }
    const cost = priceStay(store, city, account, stay)
    const orderNumber = nextOrderNumber(store, city.id)
    if (cost.total > 0) {
      transfer(store, {
        city: city.id,
        kind: 'payment',
        from: `wallet:${account}`,
        to: 'parking',
        amount: cost.total,
        reference: orderNumber,
        at,
      })
      wallet -= cost.total
    }
    recordOperation(store, {
      city: city.id,
      account,
      type: 'payment',
      at,
      start: at,
      end: endOf(stay),
      zone: zone.number,
      parking: zone.name,
      tariff: zone.name,
      plate: vehicle.plate,
      sum: cost.total,
      discount: cost.discount,
      orderNumber,
    })
  }
}
