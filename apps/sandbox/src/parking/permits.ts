import type { DateOnly, Instant, Kopecks } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { Refusal } from '../wire/Refusal.ts'
import { charge } from '../money/charge.ts'
import { transfer } from '../money/ledger.ts'
import { nextNumber, nextOrderNumber } from '../store/nextNumber.ts'
import type { Store } from '../store/openStore.ts'
import type { PermitRow } from '../store/schema.ts'
import { ANY, permitsOf } from './benefits.ts'
import { recordOperation } from './operations.ts'
import { keptZones, periodOf, type PermitOffer } from './permitOffers.ts'

const DAY = 24 * 60 * 60_000

/** A permit that somebody buys. */
export interface Purchase {
  account: number
  offer: PermitOffer
  plate: string
  from: DateOnly
  fromWallet: boolean
  phone: string
}

/** Refuses a permit whose vehicle has one for the same zones and days. */
export function refuseDouble(store: Store, city: City, purchase: Purchase): void {
  const { start, end } = periodOf(city, purchase.offer, purchase.from)
  const zones = keptZones(purchase.offer)
  const double = permitsOf(store, purchase.account).some(
    (permit) =>
      permit.price > 0 &&
      permit.plate === purchase.plate &&
      permit.zones === zones &&
      permit.start_at < end &&
      permit.end_at > start,
  )
  if (double) throw new Refusal('SubscriptionAlreadyExists')
}

/** Sells a permit, in one transaction with its charge. */
export function buyPermit(store: Store, city: City, purchase: Purchase, now: Instant): void {
  const { account, offer, plate } = purchase
  store.transaction(() => {
    refuseDouble(store, city, purchase)
    const orderNumber = nextOrderNumber(store, city.id)
    charge(store, {
      city: city.id,
      kind: 'subscription',
      account: account,
      fromWallet: purchase.fromWallet,
      to: 'permits',
      amount: offer.price,
      reference: orderNumber,
      at: now,
    })
    const { start, end } = periodOf(city, offer, purchase.from)
    const lasting = offer.kind !== 'prev_day' && offer.kind !== 'day'
    store.run(
      store.from.insertInto('permits').values({
        city: city.id,
        account,
        order_num: `AB-${nextNumber(store, city.id, 'permit', 100_001)}`,
        code: offer.code,
        variation: 'abonement',
        type: offer.title,
        zones: keptZones(offer),
        percent: 100,
        plate,
        start_at: start,
        end_at: end,
        paused_at: null,
        refunded: 0,
        price: offer.price,
        can_change: 1,
        can_refund: lasting ? 1 : 0,
        can_pause: lasting ? 1 : 0,
      }),
    )
    recordOperation(store, {
      city: city.id,
      account,
      type: 'subscription',
      at: now,
      start,
      end,
      zone: offer.zones.join(', ') || 'all',
      plate,
      sum: offer.price,
      orderNumber,
      phone: purchase.phone,
      description: offer.title,
    })
  })
}

/** Finds one of an account's permits that is not over, by its number. */
export function findPermit(
  store: Store,
  account: number,
  orderNum: string,
  now: Instant,
): PermitRow | undefined {
  return permitsOf(store, account).find(
    (permit) => permit.order_num === orderNum && (permit.end_at > now || permit.paused_at !== null),
  )
}

/** Kopecks that are given back for the whole days a permit still has. */
function refundOf(permit: PermitRow, now: Instant): Kopecks {
  const whole = Math.round((permit.end_at - permit.start_at) / DAY)
  const left = Math.floor(
    (permit.end_at - Math.max(permit.paused_at ?? now, permit.start_at)) / DAY,
  )
  return Math.max(0, Math.floor((permit.price * Math.min(left, whole)) / whole))
}

/** Gives a permit back, in one transaction with its money. */
export function refundPermit(store: Store, city: City, permit: PermitRow, now: Instant): Kopecks {
  return store.transaction(() => {
    const amount = refundOf(permit, now)
    const orderNumber = nextOrderNumber(store, city.id)
    if (amount > 0) {
      transfer(store, {
        city: city.id,
        kind: 'cancel',
        from: 'permits',
        to: `wallet:${permit.account}`,
        amount,
        reference: orderNumber,
        at: now,
      })
    }
    store.run(store.from.updateTable('permits').set({ refunded: 1 }).where('id', '=', permit.id))
    recordOperation(store, {
      city: city.id,
      account: permit.account,
      type: 'cancel',
      at: now,
      plate: permit.plate === ANY ? '' : permit.plate,
      sum: amount,
      orderNumber,
      description: permit.type,
    })
    return amount
  })
}
