import type { Benefit } from '@parking/domain'

/** A permit that can be named to the back end. */
export interface NamedPermit extends Benefit {
  readonly orderNumber: string
}
