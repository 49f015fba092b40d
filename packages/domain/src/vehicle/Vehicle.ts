import type { PlateFormat, VehicleCategory } from '@parking/plates'

/** By which paper a vehicle is registered: its certificate (STS), or its passport (PTS). */
export type VehicleDocumentType = 'registrationCertificate' | 'vehiclePassport'

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
  /** Where it is registered: an ISO 3166 code, of three letters where we wrote it. */
  readonly country: string | null
  /** Series and number of the vehicle certificate, without spaces. */
  readonly stsNumber: string | null
  /** Null for another paper, or none that is known. */
  readonly documentType: VehicleDocumentType | null
  /** Whether the tracking device of the vehicle works. */
  readonly isActive: boolean
  readonly vin: string | null
  readonly imei: string | null
  readonly region: string | null
}
