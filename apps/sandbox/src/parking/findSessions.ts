import type { Instant } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { SessionRow } from '../store/schema.ts'
import { endOf, type Stay } from './stay.ts'
import { endUnpaid } from './unpaid.ts'

/** Ends the sessions whose time has passed; everything that reads sessions does this first. */
export function sweep(store: Store, city: City, now: Instant): void {
  const unpaid = store.all(
    store.from
      .selectFrom('sessions')
      .selectAll()
      .where('city', '=', city.id)
      .where('status', '=', 'active')
      .where('kind', '=', 'direct')
      .where('end_at', '<=', now),
  )
  for (const session of unpaid) endUnpaid(store, city, session, session.end_at)
  store.run(
    store.from
      .updateTable('sessions')
      .set({ status: 'closed' })
      .where('city', '=', city.id)
      .where('status', '=', 'active')
      .where('end_at', '<=', now),
  )
}

/** Lists an account's sessions that still matter: those that run and those not paid yet. */
export function openSessions(store: Store, city: City, account: number, now: Instant) {
  sweep(store, city, now)
  return store.all(
    store.from
      .selectFrom('sessions')
      .selectAll()
      .where('account', '=', account)
      .where('status', 'in', ['active', 'waiting'])
      .orderBy('end_at'),
  )
}

/** Finds one of an account's sessions; @throws Refusal `ParkingSessionNotFound`. */
export function findSession(store: Store, account: number, id: string): SessionRow {
  const row = /^\d{1,15}$/.test(id)
    ? store.get(
        store.from
          .selectFrom('sessions')
          .selectAll()
          .where('id', '=', Number(id))
          .where('account', '=', account),
      )
    : undefined
  if (!row) throw new Refusal('ParkingSessionNotFound')
  return row
}

/**
 * Refuses a stay whose vehicle is parked for any of its time already, whoever pays, so that no
 * minute is paid for twice. What was ended early counts up to its end; what was given up does not.
 */
export function refuseParked(store: Store, city: City, stay: Stay, now: Instant): void {
  sweep(store, city, now)
  const parked = store.get(
    store.from
      .selectFrom('sessions')
      .select('id')
      .where('city', '=', city.id)
      .where('plate', '=', stay.vehicle.plate)
      .where('end_at', '>', stay.start)
      .where('start_at', '<', endOf(stay))
      .where((session) =>
        session.or([session('status', '<>', 'closed'), session('paid', '=', session.ref('cost'))]),
      ),
  )
  if (parked) throw new Refusal('ParkingSessionAlreadyExists')
}
