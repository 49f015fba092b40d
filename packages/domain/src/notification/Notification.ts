import type { Instant } from '@parking/pricing'

/** The notice that a city shows to everybody. */
export interface Notification {
  readonly title: string | null
  readonly message: string | null
  readonly updatedAt: Instant | null
  readonly isClosed: boolean
}
