import type { Instant, Kopecks } from '@parking/pricing'

/** Whether a session is paid and runs, or waits for its payment. */
export type SessionStatus = 'active' | 'waiting'

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
  readonly endsAt: Instant
  readonly durationMinutes: number
  readonly sum: Kopecks
  /** What a waiting session costs; null for an active one. */
  readonly amountToPay: Kopecks | null
  /** Since when a post-payment counts. */
  readonly postPaymentStartsAt: Instant | null
}
