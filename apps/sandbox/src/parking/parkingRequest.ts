import { postPaymentEnd } from '@parking/domain'
import {
  normalisePlate,
  parsePlate,
  type VehicleCategory,
  vehicleCategories,
} from '@parking/plates'
import type { Instant } from '@parking/pricing'
import type { City } from '../city/city.ts'
import type { CityContext } from '../city/CityContext.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { CityZone } from '../zones/buildZones.ts'

/** A vehicle as a call names it. */
export interface CalledVehicle {
  plate: string
  format: 'rus' | 'other'
  category: VehicleCategory
}

/** What somebody asks for: which car, where, from when, how long. */
export interface ParkingRequest {
  zone: CityZone
  parkingCode: string
  vehicle: CalledVehicle
  start: Instant
  minutes: number
  /** When it is paid for: before it begins, or after. */
  paid: 'before' | 'after'
}

const LONGEST_FOREIGN_PLATE = 9
const MINUTE = 60_000

/** Reads a vehicle's category, B when none is given; @throws Refusal `ValidationError`. */
export function readCategory(text: string): VehicleCategory {
  const wanted = text === '' ? 'B' : text.toUpperCase()
  const category = vehicleCategories.find((known) => known === wanted)
  if (!category) throw new Refusal('ValidationError', { message: 'Category' })
  return category
}

/** Reads a vehicle; @throws Refusal `EmptyTs`, or `InvalidFormat` for a plate that no vehicle has. */
export function readVehicle(number: string, format: string, category: string): CalledVehicle {
  if (number.trim() === '') throw new Refusal('EmptyTs')
  const isForeign = /^(foreign|other)$/i.test(format)
  const plate = isForeign ? normalisePlate(number, 'foreign') : (parsePlate(number)?.number ?? '')
  if (plate === '' || (isForeign && plate.length > LONGEST_FOREIGN_PLATE)) {
    throw new Refusal('InvalidFormat', { message: 'Vehicle' })
  }
  return { plate, format: isForeign ? 'other' : 'rus', category: readCategory(category) }
}

/** Finds the zone of a call: by parking code in cities paid by parking id, else by its number. */
export function readZone(city: City, zone: string, parkingCode: string): CityZone {
  if (zone === '' && parkingCode === '') throw new Refusal('NoZoneSelected')
  const { modes, zones } = city
  const found = modes.paymentByParkingId
    ? (zones.byParking(parkingCode) ?? zones.byNumber(zone))
    : (zones.byNumber(zone) ?? zones.byParking(parkingCode))
  if (found) return found
  throw new Refusal(modes.paymentByParkingId ? 'CantFindParking' : 'ZoneNotFound')
}

/** Checks minutes against the city's limits; a post-payment may be of any length within them. */
export function readDuration(city: City, minutes: number | null): number {
  if (minutes === null || minutes === 0) throw new Refusal('NoDurationSelected')
  const { min, max } = city.modes.intervals
  if (minutes < min || minutes > max) throw new Refusal('ValidationError', { message: 'Duration' })
  return minutes
}

/**
 * Checks when a post-payment begins: not in the future, today where the city allows it, and
 * yesterday where it allows that too.
 *
 * @throws Refusal `FuturePost` or `ValidationError`.
 */
export function checkPostStart({ city, now }: CityContext, start: Instant): void {
  const { usePostPayment, usePostPaymentYesterday } = city.modes
  const refusal = new Refusal('ValidationError', { message: 'timestart' })
  if (!usePostPayment && !usePostPaymentYesterday) throw refusal
  if (start > now) throw new Refusal('FuturePost')
  if (now >= postPaymentEnd(start, city.timeZone, usePostPaymentYesterday ? 1 : 0)) throw refusal
}

/** Tells when the time ends that a request asks for. */
export function requestEnd(request: ParkingRequest): Instant {
  return request.start + request.minutes * MINUTE
}
