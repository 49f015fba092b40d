import type { Instant, Kopecks } from '@parking/pricing'

/**
 * Whether a session is paid and runs, waits for its payment, or is over and settled; `unknown` where the
 * back end's word for it says nothing to us.
 */
export type SessionStatus = 'active' | 'waiting' | 'ended' | 'unknown'

/** A parking session. */
export interface ParkingSession {
  readonly id: string
  /** The number by which it is extended and cancelled; null where the back end gives none. */
  readonly reservationId: string | null
  readonly status: SessionStatus
  /** Number of the zone, null for barrier parkings. */
  readonly zone: string | null
  /** Code of the parking, where the city charges by it. */
  readonly parkingCode: string | null
  readonly plate: string
  readonly startsAt: Instant
  /** Null where the back end does not tell it. */
  readonly endsAt: Instant | null
  readonly durationMinutes: number
  /** What it costs so far; null where that is not told. */
  readonly sum: Kopecks | null
  /** What is still to be paid; null for an active session, and where that is not told. */
  readonly amountToPay: Kopecks | null
  /** Since when a post-payment counts. */
  readonly postPaymentStartsAt: Instant | null
}

/** A session whose end is known. */
export interface TimedSession extends ParkingSession {
  readonly endsAt: Instant
}
