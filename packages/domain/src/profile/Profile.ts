import type { Kopecks } from '@parking/pricing'
import type { Phone } from '../contact/Phone.ts'
import type { DriverDocument } from '../document/DriverDocument.ts'
import type { Unreadable } from '../list/ReadList.ts'
import type { PaymentMethod } from '../payment/PaymentMethod.ts'
import type { ParkingSession } from '../session/ParkingSession.ts'
import type { Vehicle } from '../vehicle/Vehicle.ts'

/** Whose account it is. */
export type AccountType = 'driver' | 'company'

/** A driver's account. */
export interface Profile {
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly middleName: string | null
  /** Null when the back end does not know it. */
  readonly balance: Kopecks | null
  readonly phones: readonly Phone[]
  readonly vehicles: readonly Vehicle[]
  readonly sessions: readonly ParkingSession[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly documents: readonly DriverDocument[]
  /**
   * What could not be read. Only when `sessions` is 0 is the list of sessions whole, so that a missing
   * session proves something.
   */
  readonly unreadable: Readonly<
    Record<'phones' | 'vehicles' | 'sessions' | 'paymentMethods' | 'documents', Unreadable>
  >
  /** Number of the zone to offer first. */
  readonly defaultZone: string | null
}

/** What a driver has set about messages. */
export interface AccountSettings {
  readonly operationsReport: boolean
  readonly pushOff: boolean
  readonly remindBeforeEnd: boolean
  readonly remindAtEnd: boolean
}
