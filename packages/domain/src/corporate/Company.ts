import type { Kopecks } from '@parking/pricing'
import type { Unreadable } from '../list/ReadList.ts'
import type { Vehicle } from '../vehicle/Vehicle.ts'

/** A driver of a company. */
export interface Driver {
  readonly id: string | null
  /** Surname, first name and perhaps patronymic. */
  readonly name: string
  readonly phone: string | null
  /** Plates of the vehicles that the driver drives. */
  readonly plates: readonly string[]
  readonly device: string | null
  readonly isActive: boolean
}

/** A tracking device of a company. */
export interface Device {
  readonly id: string | null
  readonly vin: string | null
  readonly imei: string | null
  readonly isActive: boolean
}

/** A corporate customer's account. */
export interface Company {
  readonly name: string
  readonly email: string | null
  readonly inn: string
  /** Null when the back end does not know it. */
  readonly balance: Kopecks | null
  readonly vehicles: readonly Vehicle[]
  readonly drivers: readonly Driver[]
  readonly devices: readonly Device[]
  readonly unreadable: Readonly<Record<'vehicles' | 'drivers' | 'devices', Unreadable>>
}
