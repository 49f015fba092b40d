import type { Instant } from '@parking/pricing'
import type { ZoneScope, PermitVehicle } from './Permit.ts'

/** A benefit that a driver holds: a permit or a discount. */
export interface Benefit {
  readonly orderNumber: string | null
  readonly variation: string | null
  readonly name: string
  readonly zones: ZoneScope
  readonly vehicle: PermitVehicle
  /** Discount in percent, 100 for a permit that is already paid. */
  readonly percent: number
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  readonly canChangeVehicle: boolean
  readonly canRefund: boolean
  readonly canPause: boolean
  readonly canContinue: boolean
  /** Cadastral quarter, in the city that has permits by quarter. */
  readonly cadastralQuarter: string | null
}
