import type { Instant } from '@parking/pricing'
import type { Attempt } from './ChargeState.ts'
import type { ChargePorts, Finding } from './ChargePorts.ts'

/** The account could not be read. */
export interface Unreadable {
  readonly kind: 'unreadable'
}

const betweenLooks = 2_000

/**
 * Looks for an attempt in the account. A call may still be at work, and a connection may come back:
 * what is not there or can't be read yet is looked for again. Only what was read from the end on
 * proves that nothing was charged.
 *
 * @param until - how long a call may be at work
 * @param isWanted - whether anybody still waits for what is found
 */
export async function lookFor<Intent, Result>(
  attempt: Attempt<Intent>,
  until: Instant,
  ports: Pick<ChargePorts<Intent, Result>, 'find' | 'clock' | 'needsDriver' | 'paysByCall'>,
  isWanted: () => boolean,
): Promise<Finding<Result> | Unreadable> {
  const { clock } = ports
  const mayArriveLate = ports.paysByCall && attempt.bank === null
  for (;;) {
    const readAt = clock.now()
    try {
      const finding = await ports.find(attempt)
      const isEnd = finding.kind === 'happened' || finding.kind === 'failed'
      if (isEnd || !mayArriveLate || readAt >= until) return finding
    } catch (error) {
      if (clock.now() >= until || ports.needsDriver(error)) return { kind: 'unreadable' }
    }
    if (!isWanted()) return { kind: 'unreadable' }
    await clock.wait(betweenLooks)
  }
}
