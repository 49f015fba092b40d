import type { CityContext } from '../city/CityContext.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { SessionRow } from '../store/schema.ts'
import { requestEnd, type ParkingRequest } from './parkingRequest.ts'
import { endUnpaid } from './endUnpaid.ts'

/** Ends the sessions whose time has passed; everything that reads sessions does this first. */
export function sweep(context: CityContext): void {
  const { store, city, now } = context
  const unpaid = store.all(
    store.from
      .selectFrom('sessions')
      .selectAll()
      .where('city', '=', city.id)
      .where('status', '=', 'active')
      .where('kind', '=', 'direct')
      .where('end_at', '<=', now),
  )
  for (const session of unpaid) endUnpaid(context, session, session.end_at)
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
export function listOpenSessions(context: CityContext, account: number): SessionRow[] {
  sweep(context)
  return context.store.all(
    context.store.from
      .selectFrom('sessions')
      .selectAll()
      .where('account', '=', account)
      .where('status', 'in', ['active', 'waiting'])
      .orderBy('end_at'),
  )
}

/** Finds one of an account's sessions; @throws Refusal `ParkingSessionNotFound`. */
export function findSession({ store }: CityContext, account: number, id: string): SessionRow {
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

/** Closes a session as it is. */
export function closeSession({ store }: CityContext, { id }: SessionRow): void {
  store.run(store.from.updateTable('sessions').set({ status: 'closed' }).where('id', '=', id))
}

/**
 * Refuses a request whose vehicle is parked for any of its time already, whoever pays, so that no
 * minute is paid for twice. What was ended early counts up to its end; what was given up does not.
 */
export function refuseParked(context: CityContext, request: ParkingRequest): void {
  const { store, city } = context
  sweep(context)
  const parked = store.get(
    store.from
      .selectFrom('sessions')
      .select('id')
      .where('city', '=', city.id)
      .where('plate', '=', request.vehicle.plate)
      .where('end_at', '>', request.start)
      .where('start_at', '<', requestEnd(request))
      .where((session) =>
        session.or([session('status', '<>', 'closed'), session('paid', '=', session.ref('cost'))]),
      ),
  )
  if (parked) throw new Refusal('ParkingSessionAlreadyExists')
}
