import type { Instant, Kopecks } from '@parking/pricing'
import { addDays, instantOf, wallClock } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { charge } from '../money/charge.ts'
import { nextOrderNumber } from '../store/nextNumber.ts'
import type { Store } from '../store/openStore.ts'
import type { SessionRow } from '../store/schema.ts'
import { recordOperation } from './operations.ts'
import { priceUsed } from './priceUsed.ts'

const MINUTE = 60_000

/** Minutes from now to the end of the city's day: as long as an unpaid session may run. */
export function minutesToMidnight(city: City, now: Instant): number {
  const { date } = wallClock(now, city.timeZone)
  const end = instantOf(addDays(date, 1), 0, city.timeZone)
  return Math.max(1, Math.floor((end - now) / MINUTE))
}

/**
 * Ends a session that nothing was paid for: free, it is closed; else it waits for its payment.
 *
 * @returns kopecks to pay.
 */
export function endUnpaid(store: Store, city: City, session: SessionRow, now: Instant): Kopecks {
  const end = Math.min(session.end_at, Math.max(now, session.start_at))
  const cost = priceUsed(store, city, session.account, session, end)
  store.run(
    store.from
      .updateTable('sessions')
      .set({ end_at: end, cost, status: cost === 0 ? 'closed' : 'waiting' })
      .where('id', '=', session.id),
  )
  return cost
}

/** Closes a waiting session with the money that came for it. */
export function settleUnpaid(
  store: Store,
  city: City,
  session: SessionRow,
  amount: Kopecks,
  payment: { fromWallet: boolean; phone: string },
  now: Instant,
): void {
  store.transaction(() => {
    const orderNumber = nextOrderNumber(store, city.id)
    charge(store, {
      city: city.id,
      kind: 'payment',
      account: session.account,
      fromWallet: payment.fromWallet,
      to: 'parking',
      amount,
      reference: orderNumber,
      at: now,
    })
    store.run(
      store.from
        .updateTable('sessions')
        .set({ status: 'closed', paid: amount })
        .where('id', '=', session.id),
    )
    const zone = city.zones.byNumber(session.zone)
    recordOperation(store, {
      city: city.id,
      account: session.account,
      type: 'payment',
      at: now,
      start: session.start_at,
      end: session.end_at,
      zone: session.zone,
      parking: zone?.name ?? '',
      tariff: zone?.name ?? '',
      plate: session.plate,
      sum: amount,
      orderNumber,
      phone: payment.phone,
    })
  })
}
