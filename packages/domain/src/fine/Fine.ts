import type { Instant, Kopecks } from '@parking/pricing'

/** How far a fine is. `unknown` is a status that this version does not know. */
export type FineStatus =
  | 'paid'
  | 'unpaid'
  | 'suspended'
  | 'sent'
  | 'delivered'
  | 'cancelled'
  | 'signed'
  | 'returned'
  | 'bailiffs'
  | 'unknown'

/** A fine. */
export interface Fine {
  readonly uin: string
  readonly status: FineStatus
  /** The status as the back end words it. */
  readonly statusText: string
  readonly at: Instant | null
  /** Null where the sum cannot be read: a fine is shown all the same. */
  readonly total: Kopecks | null
  /** What has been paid of it; null where it cannot be read. */
  readonly paid: Kopecks | null
  readonly stsNumber: string | null
  readonly plate: string | null
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  readonly place: string | null
  readonly type: string | null
  readonly provider: string | null
  readonly article: string | null
  readonly offenceAt: Instant | null
  readonly rulingAt: Instant | null
  /** Until when it can be paid at a discount; null where the back end does not tell. */
  readonly discountUntil: Instant | null
  readonly orderNumber: string | null
}
