import type { PlateFormat, VehicleCategory } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import { timeField, writeFormat, writePlate } from './toWire.ts'

/** A vehicle that parks. */
export interface ParkedVehicle {
  readonly plate: string
  readonly format?: PlateFormat
  readonly category?: VehicleCategory
}

/** What is asked for: which vehicle, where, from when, how long. */
export interface ParkingRequest {
  readonly vehicle: ParkedVehicle
  readonly zone: string | null
  readonly parkingCode?: string | null
  readonly durationMinutes: number
  /** When a post-payment began. */
  readonly startsAt?: Instant | null
  /** The token of the city's guests; the account's when absent. */
  readonly guestToken?: string | null
}

/** A request whose cost is asked for. */
export interface CostRequest extends ParkingRequest {
  /** The session that is to be extended. */
  readonly reservationId?: string | null
}

/** A request as the wire writes it. */
export function parkingRequestBody(request: ParkingRequest, timeZone: string) {
  const { vehicle, startsAt } = request
  return {
    Vehicle: writePlate(vehicle.plate, vehicle.format),
    Zone: request.zone,
    ParkingCode: request.parkingCode,
    Duration: request.durationMinutes,
    timestart: timeField(startsAt, timeZone),
    Category: vehicle.category,
    NumberFormat: vehicle.format === undefined ? null : writeFormat(vehicle.format),
  }
}
