import type { PlateFormat, VehicleCategory } from '@parking/plates'

/** A vehicle of a driver or a company. */
export interface Vehicle {
  /** Null until the back end has given one. */
  readonly id: string | null
  /** The plate, upper case, without spaces. */
  readonly plate: string
  readonly format: PlateFormat
  readonly category: VehicleCategory
  /** Exactly one vehicle of a driver is the main one. */
  readonly isMain: boolean
  readonly name: string | null
  readonly country: string | null
  /** Series and number of the vehicle certificate, without spaces. */
  readonly stsNumber: string | null
  readonly documentType: string | null
  /** Whether the tracking device of the vehicle works. */
  readonly isActive: boolean
  readonly vin: string | null
  readonly imei: string | null
  readonly region: string | null
}
