import {
  calculateCost,
  wallClock,
  addDays,
  instantOf,
  type Cost,
  type Instant,
} from '@parking/pricing'
import { normalisePlate, parsePlate, type VehicleCategory } from '@parking/plates'
import type { City } from '../city/city.ts'
import type { ParkingZone } from '../zones/zoneBook.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { benefitsFor } from './benefits.ts'
import { readCategory } from './category.ts'

/** A vehicle as a call names it. */
export interface CalledVehicle {
  plate: string
  format: 'rus' | 'other'
  category: VehicleCategory
}

/** A stay somebody wants to pay for. */
export interface Stay {
  zone: ParkingZone
  parkingCode: string
  vehicle: CalledVehicle
  start: Instant
  minutes: number
  /** Whether it is paid for after it began. */
  post: boolean
}

const MAX_FOREIGN = 9
const MINUTE = 60_000

/** Reads a plate; @throws Refusal `EmptyTs`, or `InvalidFormat` for one that no vehicle has. */
export function readVehicle(number: string, format: string, category: string): CalledVehicle {
  if (number.trim() === '') throw new Refusal('EmptyTs')
  const foreign = /^(foreign|other)$/i.test(format)
  const plate = foreign
    ? normalisePlate(number, 'foreign')
    : (parsePlate(number)?.number ?? normalisePlate(number))
  if (foreign ? plate === '' || plate.length > MAX_FOREIGN : !parsePlate(number)) {
    throw new Refusal('InvalidFormat', { message: 'Vehicle' })
  }
  return { plate, format: foreign ? 'other' : 'rus', category: readCategory(category) }
}

/** Finds the zone of a call: by parking code in cities paid by parking id, else by its number. */
export function readZone(city: City, zone: string, parkingCode: string): ParkingZone {
  if (city.modes.paymentByParkingId) {
    if (parkingCode === '' && zone === '') throw new Refusal('NoZoneSelected')
    const found = city.zones.byParking(parkingCode) ?? city.zones.byNumber(zone)
    if (!found) throw new Refusal('CantFindParking')
    return found
  }
  if (zone === '' && parkingCode === '') throw new Refusal('NoZoneSelected')
  const found = city.zones.byNumber(zone) ?? city.zones.byParking(parkingCode)
  if (!found) throw new Refusal('ZoneNotFound')
  return found
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
export function checkPostStart(city: City, start: Instant, now: Instant): void {
  const { usePostPayment, usePostPaymentYesterday } = city.modes
  if (!usePostPayment && !usePostPaymentYesterday) {
    throw new Refusal('ValidationError', { message: 'timestart' })
  }
  if (start > now) throw new Refusal('FuturePost')
  const today = wallClock(now, city.timeZone).date
  const earliest = usePostPaymentYesterday ? addDays(today, -1) : today
  if (start < instantOf(earliest, 0, city.timeZone)) {
    throw new Refusal('ValidationError', { message: 'timestart' })
  }
}

/** Prices a stay with the benefits its driver holds; an extension has no free minutes of its own. */
export function priceStay(
  store: Store,
  city: City,
  account: number,
  stay: Stay,
  extension = false,
): Cost {
  const { tariff } = stay.zone
  return calculateCost({
    zone: { tariff: extension ? { ...tariff, freeMinutes: 0 } : tariff },
    start: stay.start,
    durationMinutes: stay.minutes,
    timeZone: city.timeZone,
    calendar: city.calendar,
    benefits: benefitsFor(store, account, stay.zone.number),
    vehicle: { plate: stay.vehicle.plate, category: stay.vehicle.category },
  })
}

/** The end of a stay. */
export function endOf(stay: Stay): Instant {
  return stay.start + stay.minutes * MINUTE
}
