import type { City } from '../city/city.ts'
import type { Stay } from './stay.ts'

/** What every new session takes over from the stay it is for. */
export function sessionOf(city: City, stay: Stay, account: number) {
  return {
    city: city.id,
    account,
    zone: stay.zone.number,
    parking_code: stay.parkingCode || (stay.zone.parkingCodes[0] ?? ''),
    plate: stay.vehicle.plate,
    category: stay.vehicle.category,
    plate_format: stay.vehicle.format,
    start_at: stay.start,
  }
}
