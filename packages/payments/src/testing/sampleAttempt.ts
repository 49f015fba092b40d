import type { Instant } from '@parking/pricing'
import type { Attempt } from '../charge/ChargeState.ts'

/** An attempt that was sent once at an instant, by nobody who is known, and whose end is looked for. */
export function sampleAttempt<Intent>(
  intent: Intent,
  since: Instant,
  more: Partial<Attempt<Intent>> = {},
): Attempt<Intent> {
  const unknown = { owner: null, price: null, before: null, bank: null, rest: null }
  return { intent, key: 'key', since, sentAt: since, ...unknown, ...more }
}
