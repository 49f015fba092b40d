import type { DateOnly, Instant, Kopecks } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import { nextNumber } from '../city/nextNumber.ts'
import { charge, moveMoney, type Payment } from '../money/moveMoney.ts'
import type { PermitRow } from '../store/schema.ts'
import { Refusal } from '../wire/Refusal.ts'
import { ANY, listPermits } from './listPermits.ts'
import { keptZones, permitPeriod, type PermitOffer } from './permitOffers.ts'

const DAY = 24 * 60 * 60_000

/** A permit that somebody buys. */
export interface Purchase extends Payment {
  offer: PermitOffer
  plate: string
  /** The first day that it holds for. */
  firstDay: DateOnly
}

/** Refuses a permit whose vehicle has one for the same zones and days. */
export function refuseDouble(
  context: CityContext,
  { account, offer, plate, firstDay }: Purchase,
): void {
  const { start, end } = permitPeriod(context.city, offer, firstDay)
  const zones = keptZones(offer)
  const double = listPermits(context, account).some(
    (permit) =>
      permit.price > 0 &&
      permit.plate === plate &&
      permit.zones === zones &&
      permit.start_at < end &&
      permit.end_at > start,
  )
  if (double) throw new Refusal('SubscriptionAlreadyExists')
}

/** Sells a permit, in one transaction with its charge. */
export function buyPermit(context: CityContext, purchase: Purchase): void {
  const { store, city } = context
  const { account, offer, plate } = purchase
  const { start, end } = permitPeriod(city, offer, purchase.firstDay)
  const canStop = offer.type === 'prev_day' || offer.type === 'day' ? 0 : 1
  store.transaction(() => {
    refuseDouble(context, purchase)
    charge(context, purchase, {
      type: 'subscription',
      to: 'permits',
      start,
      end,
      zone: offer.zones.join(', ') || 'all',
      plate,
      sum: offer.price,
      description: offer.title,
    })
    store.run(
      store.from.insertInto('permits').values({
        city: city.id,
        account,
        order_num: `AB-${nextNumber(context, 'permit', 100_001)}`,
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
        can_refund: canStop,
        can_pause: canStop,
      }),
    )
  })
}

/** Lists the permits and benefits that are not over. */
export function listCurrentPermits(context: CityContext, account: number): PermitRow[] {
  return listPermits(context, account).filter(
    (permit) => permit.end_at > context.now || permit.paused_at !== null,
  )
}

/** Counts the kopecks that are given back for the whole days a permit still has. */
function priceLeft(permit: PermitRow, now: Instant): Kopecks {
  const whole = Math.round((permit.end_at - permit.start_at) / DAY)
  const stops = Math.max(permit.paused_at ?? now, permit.start_at)
  const left = Math.floor((permit.end_at - stops) / DAY)
  return Math.max(0, Math.floor((permit.price * Math.min(left, whole)) / whole))
}

/** Changes a permit. */
export function changePermit(
  { store }: CityContext,
  { id }: PermitRow,
  change: Partial<PermitRow>,
): void {
  store.run(store.from.updateTable('permits').set(change).where('id', '=', id))
}

/** Gives a permit back, in one transaction with its money; returns kopecks. */
export function refundPermit(context: CityContext, permit: PermitRow): Kopecks {
  const { account, plate, type } = permit
  return context.store.transaction(() => {
    const amount = priceLeft(permit, context.now)
    moveMoney(context, {
      account,
      type: 'cancel',
      from: 'permits',
      to: `wallet:${account}`,
      plate: plate === ANY ? '' : plate,
      sum: amount,
      description: type,
    })
    changePermit(context, permit, { refunded: 1 })
    return amount
  })
}
