import type { PlateFormat, VehicleCategory } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import { timeField, writeFormat, writePlate } from './toWire.ts'

/** A vehicle that parks. */
export interface ParkedVehicle {
  readonly plate: string
  readonly format?: PlateFormat
  readonly category?: VehicleCategory
}

/** A stay: which vehicle, where, how long. */
export interface Stay {
  readonly vehicle: ParkedVehicle
  readonly zone: string | null
  readonly parkingCode?: string | null
  readonly durationMinutes: number
  /** When a post-payment began. */
  readonly startsAt?: Instant | null
  /** The token of the city's guests; the account's when absent. */
  readonly guestToken?: string | null
}

/** A stay whose cost is asked for. */
export interface CostRequest extends Stay {
  /** The session that is to be extended. */
  readonly reservationId?: string | null
}

/** A stay as the wire writes it. */
export function stayBody(stay: Stay, timeZone: string) {
  const { vehicle, startsAt } = stay
  return {
    Vehicle: writePlate(vehicle.plate, vehicle.format),
    Zone: stay.zone,
    ParkingCode: stay.parkingCode,
    Duration: stay.durationMinutes,
    timestart: timeField(startsAt, timeZone),
    Category: vehicle.category,
    NumberFormat: vehicle.format === undefined ? null : writeFormat(vehicle.format),
  }
}
