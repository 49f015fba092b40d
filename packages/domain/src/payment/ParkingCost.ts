import type { Instant, Kopecks } from '@parking/pricing'

/** A stretch of a stay at one price. */
export interface CostInterval {
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** Price of an hour, where the back end tells it. */
  readonly hourlyPrice: Kopecks | null
  /** Name of the benefit that counts here, null when none does. */
  readonly benefit: string | null
  readonly cost: Kopecks
}

/** What the back end says a stay costs. */
export interface ParkingCost {
  /** What will be charged. */
  readonly total: Kopecks
  readonly discount: Kopecks
  /** The price before discounts. */
  readonly full: Kopecks
  readonly intervals: readonly CostInterval[]
  /** Names of the benefits that count. */
  readonly benefits: readonly string[]
  /** Balance as the back end sees it, null when it does not tell. */
  readonly balance: Kopecks | null
  readonly isMoneyEnough: boolean
  /** What has to be topped up first; 0 when nothing. */
  readonly topUp: Kopecks
}

/** Price of a ticket of a barrier parking. */
export interface BarrierCost {
  readonly cost: Kopecks
  readonly sessionId: string
  readonly parkingNumber: string
}
