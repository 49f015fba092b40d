import type { Instant, Kopecks } from '@parking/pricing'

/** What an operation was. `other` is one that this version does not know. */
export type OperationType =
  | 'payment'
  | 'refill'
  | 'renew'
  | 'cancel'
  | 'subscription'
  | 'paymentGate'
  | 'bonus20'
  | 'other'

/** How an operation ended. `other` is a way that this version does not know. */
export type OperationStatus = 'done' | 'cancelled' | 'error' | 'waiting' | 'other'

/** An entry of the operations history. */
export interface Operation {
  /** Number of the order; unique within an account, null where the back end gives none. */
  readonly orderNumber: string | null
  readonly type: OperationType
  readonly status: OperationStatus
  /** When it was made; its writing tells it up to `precision`. */
  readonly at: Instant
  /** It was made less than so many milliseconds after `at`. */
  readonly precision: number
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  readonly durationMinutes: number | null
  readonly zone: string | null
  readonly parking: string | null
  readonly tariff: string | null
  readonly plate: string | null
  readonly sum: Kopecks
  readonly discount: Kopecks
  readonly driverPhone: string | null
  /** Address of the fiscal receipt, unguarded. */
  readonly fiscalReceiptUrl: string | null
  readonly description: string | null
}

/** A page of the history. */
export interface OperationsPage {
  readonly operations: readonly Operation[]
  /**
   * How many entries of this page could not be read. Only when this is 0 does a missing operation
   * prove anything.
   */
  readonly unreadable: number
  /** How many there are in all, null where the back end does not tell. */
  readonly total: number | null
}
