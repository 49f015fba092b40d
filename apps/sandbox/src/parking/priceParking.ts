import { calculateCost, type Cost, type Instant, type Kopecks } from '@parking/pricing'
import type { City } from '../city/city.ts'
import type { CityContext } from '../city/CityContext.ts'
import type { SessionRow } from '../store/schema.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { CityZone } from '../zones/buildZones.ts'
import { listBenefits } from './listPermits.ts'
import { readCategory, type ParkingRequest } from './parkingRequest.ts'

const MINUTE = 60_000

/** The whole minutes between two instants; a begun minute counts whole. */
export function minutesBetween(start: Instant, end: Instant): number {
  return Math.max(0, Math.ceil((end - start) / MINUTE))
}

/** A zone for those who have used up its free minutes already. */
export function withoutFreeMinutes<Zone extends Pick<CityZone, 'tariff'>>(zone: Zone): Zone {
  return { ...zone, tariff: { ...zone.tariff, freeMinutes: 0 } }
}

/** Prices a request with the benefits its driver holds. */
export function priceParking(context: CityContext, account: number, request: ParkingRequest): Cost {
  const { timeZone, calendar } = context.city
  return calculateCost({
    zone: { tariff: request.zone.tariff },
    start: request.start,
    durationMinutes: request.minutes,
    timeZone,
    calendar,
    benefits: listBenefits(context, account, request.zone.number),
    vehicle: { plate: request.vehicle.plate, category: request.vehicle.category },
  })
}

/** The request that a session stands for, from a given moment on. */
function continuationRequest(
  city: City,
  session: SessionRow,
  start: Instant,
  minutes: number,
): ParkingRequest {
  const zone = city.zones.byNumber(session.zone)
  if (!zone) throw new Refusal('ZoneNotFound')
  const format = session.plate_format === 'other' ? 'other' : 'rus'
  const category = readCategory(session.category)
  return {
    zone,
    parkingCode: session.parking_code,
    vehicle: { plate: session.plate, format, category },
    start,
    minutes,
    paid: 'before',
  }
}

/** The request that extends a session from its end; it has no free minutes of its own. */
export function extensionRequest(city: City, session: SessionRow, minutes: number): ParkingRequest {
  const request = continuationRequest(city, session, session.end_at, minutes)
  return { ...request, zone: withoutFreeMinutes(request.zone) }
}

/** Kopecks that the part of a session costs that has been used by an instant. */
export function priceUsed(context: CityContext, session: SessionRow, until: Instant): Kopecks {
  const minutes = minutesBetween(session.start_at, until)
  const request = continuationRequest(context.city, session, session.start_at, minutes)
  return priceParking(context, session.account, request).total
}
