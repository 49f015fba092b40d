import { randomBytes } from 'node:crypto'
import { calculateCost, type Instant, type Kopecks } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { Refusal } from '../wire/Refusal.ts'
import { charge } from '../money/charge.ts'
import { nextOrderNumber } from '../store/nextNumber.ts'
import type { Store } from '../store/openStore.ts'
import type { TicketRow } from '../store/schema.ts'
import { recordOperation } from './operations.ts'

const MINUTE = 60_000
/** After paying there is so much time to drive out. */
const TO_DRIVE_OUT = 15 * MINUTE

/** Lets a vehicle in: a ticket with a number that its parking has not given before. */
export function issueTicket(
  store: Store,
  city: City,
  ticket: { number: string; parking: string },
  enteredAt: Instant,
): void {
  store.run(
    store.from.insertInto('tickets').values({
      id: randomBytes(9).toString('hex'),
      city: city.id,
      ...ticket,
      entered_at: enteredAt,
      paid_until: null,
    }),
  )
}

/** Finds a ticket; @throws Refusal `CantFindParking`, `ParkingSessionNotFound`. */
export function findTicket(store: Store, city: City, number: string, parking: string): TicketRow {
  if (!city.modes.useFlatParking) throw new Refusal('CantFindParking')
  const tickets = store.from
    .selectFrom('tickets')
    .selectAll()
    .where('city', '=', city.id)
    .where('number', '=', number)
  const zone = city.zones.byParking(parking) ?? city.zones.byNumber(parking)
  if (parking !== '' && zone?.kind !== 'barrier') throw new Refusal('CantFindParking')
  const found = store.get(parking === '' ? tickets : tickets.where('parking', '=', parking))
  if (!found) throw new Refusal('ParkingSessionNotFound')
  return found
}

/** Finds a ticket by its own id; @throws Refusal `ParkingSessionNotFound`. */
export function ticketOfId(store: Store, city: City, id: string): TicketRow {
  const found = store.get(
    store.from.selectFrom('tickets').selectAll().where('city', '=', city.id).where('id', '=', id),
  )
  if (!found) throw new Refusal('ParkingSessionNotFound')
  return found
}

/** Kopecks to pay for a ticket now: since it was given, or since the time to drive out was over. */
export function priceTicket(city: City, ticket: TicketRow, now: Instant): Kopecks {
  if (ticket.paid_until !== null && ticket.paid_until >= now) return 0
  const zone = city.zones.byParking(ticket.parking) ?? city.zones.byNumber(ticket.parking)
  if (!zone) throw new Refusal('CantFindParking')
  const start = ticket.paid_until ?? ticket.entered_at
  const again = ticket.paid_until !== null
  return calculateCost({
    zone: { tariff: again ? { ...zone.tariff, freeMinutes: 0 } : zone.tariff },
    start,
    durationMinutes: Math.max(0, Math.ceil((now - start) / MINUTE)),
    timeZone: city.timeZone,
    calendar: city.calendar,
  }).total
}

/** Pays for a ticket, in one transaction with its charge. */
export function payTicket(
  store: Store,
  city: City,
  paid: { account: number; ticket: string; amount: Kopecks },
  fromWallet: boolean,
  now: Instant,
): void {
  store.transaction(() => {
    const ticket = ticketOfId(store, city, paid.ticket)
    const orderNumber = nextOrderNumber(store, city.id)
    charge(store, {
      city: city.id,
      kind: 'paymentGate',
      account: paid.account,
      fromWallet,
      to: 'parking',
      amount: paid.amount,
      reference: orderNumber,
      at: now,
    })
    store.run(
      store.from
        .updateTable('tickets')
        .set({ paid_until: now + TO_DRIVE_OUT })
        .where('id', '=', ticket.id),
    )
    recordOperation(store, {
      city: city.id,
      account: paid.account,
      type: 'paymentGate',
      at: now,
      start: ticket.paid_until ?? ticket.entered_at,
      end: now,
      zone: ticket.parking,
      parking: ticket.parking,
      sum: paid.amount,
      orderNumber,
      description: `Билет ${ticket.number}`,
    })
  })
}
