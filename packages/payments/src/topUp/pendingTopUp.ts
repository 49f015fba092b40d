import type { Instant, Kopecks } from '@parking/pricing'
import { isRecord } from '../charges/intents.ts'
import { tabStorage } from '../charges/keptIntent.ts'

/** A top-up that the driver has gone to pay. */
export interface PendingTopUp {
  readonly amount: Kopecks
  /** When the link was asked for. */
  readonly since: Instant
}

const key = 'parking.pendingTopUp'

/** The driver goes to the acquirer's page. */
export function paymentPageOpened(pending: PendingTopUp): void {
  tabStorage.set(key, JSON.stringify(pending))
}

/** The end of the top-up is known, or the driver has signed out. */
export function pendingTopUpForgotten(): void {
  tabStorage.remove(key)
}

/** The top-up that the driver has gone to pay; null when there is none. */
export function pendingTopUp(): PendingTopUp | null {
  const text = tabStorage.get(key)
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept)) return null
    const { amount, since } = kept
    return typeof amount === 'number' && typeof since === 'number' ? { amount, since } : null
  } catch {
    return null
  }
}
