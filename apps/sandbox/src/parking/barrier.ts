import { randomBytes } from 'node:crypto'
import { calculateCost, type Instant, type Kopecks } from '@parking/pricing'
import type { City } from '../city/city.ts'
import type { CityContext } from '../city/CityContext.ts'
import { charge, type Payment } from '../money/moveMoney.ts'
import type { TicketRow } from '../store/schema.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { CityZone } from '../zones/buildZones.ts'
import { minutesBetween, withoutFreeMinutes } from './priceParking.ts'

/** After paying there is so much time to drive out: 15 minutes. */
const TO_DRIVE_OUT = 15 * 60_000

/** Lets a vehicle in: a ticket with a number that its parking has not given before. */
export function issueTicket(
  { store, city, now }: CityContext,
  ticket: { number: string; parking: string },
): void {
  store.run(
    store.from.insertInto('tickets').values({
      id: randomBytes(9).toString('hex'),
      city: city.id,
      ...ticket,
      entered_at: now,
      paid_until: null,
    }),
  )
}

/** Lists the tickets of a city, the newest first. */
export function listTickets({ store, city }: CityContext): TicketRow[] {
  return store.all(
    store.from
      .selectFrom('tickets')
      .selectAll()
      .where('city', '=', city.id)
      .orderBy('entered_at', 'desc'),
  )
}

/** Finds the code of the city's barrier parking; undefined where there is none. */
export function findBarrierParking(city: City): string | undefined {
  if (!city.modes.useFlatParking) return undefined
  return city.zones.all.find(({ type }) => type === 'barrier')?.parkingCodes[0]
}

function findBarrierZone(city: City, parking: string): CityZone | undefined {
  return city.zones.byParking(parking) ?? city.zones.byNumber(parking)
}

/** Finds a ticket; @throws Refusal `CantFindParking`, `ParkingSessionNotFound`. */
export function findTicket(
  { store, city }: CityContext,
  number: string,
  parking: string,
): TicketRow {
  if (!city.modes.useFlatParking) throw new Refusal('CantFindParking')
  const tickets = store.from
    .selectFrom('tickets')
    .selectAll()
    .where('city', '=', city.id)
    .where('number', '=', number)
  if (parking !== '' && findBarrierZone(city, parking)?.type !== 'barrier') {
    throw new Refusal('CantFindParking')
  }
  const found = store.get(parking === '' ? tickets : tickets.where('parking', '=', parking))
  if (!found) throw new Refusal('ParkingSessionNotFound')
  return found
}

/** Finds a ticket by its own id; @throws Refusal `ParkingSessionNotFound`. */
export function findTicketById({ store, city }: CityContext, id: string): TicketRow {
  const found = store.get(
    store.from.selectFrom('tickets').selectAll().where('city', '=', city.id).where('id', '=', id),
  )
  if (!found) throw new Refusal('ParkingSessionNotFound')
  return found
}

/** From when a ticket is to be paid: since it was given, or since the time to drive out was over. */
const unpaidSince = (ticket: TicketRow): Instant => ticket.paid_until ?? ticket.entered_at

/** Prices a ticket as of now, in kopecks. */
export function priceTicket({ city, now }: CityContext, ticket: TicketRow): Kopecks {
  if (ticket.paid_until !== null && ticket.paid_until >= now) return 0
  const zone = findBarrierZone(city, ticket.parking)
  if (!zone) throw new Refusal('CantFindParking')
  const start = unpaidSince(ticket)
  const { tariff } = ticket.paid_until === null ? zone : withoutFreeMinutes(zone)
  return calculateCost({
    zone: { tariff },
    start,
    durationMinutes: minutesBetween(start, now),
    timeZone: city.timeZone,
    calendar: city.calendar,
  }).total
}

/** Pays for a ticket, in one transaction with its charge. */
export function payTicket(
  context: CityContext,
  id: string,
  amount: Kopecks,
  payment: Payment,
): void {
  const { store, now } = context
  store.transaction(() => {
    const ticket = findTicketById(context, id)
    charge(context, payment, {
      type: 'paymentGate',
      to: 'parking',
      start: unpaidSince(ticket),
      end: now,
      zone: ticket.parking,
      parking: ticket.parking,
      sum: amount,
      description: `Билет ${ticket.number}`,
    })
    store.run(
      store.from
        .updateTable('tickets')
        .set({ paid_until: now + TO_DRIVE_OUT })
        .where('id', '=', ticket.id),
    )
  })
}
