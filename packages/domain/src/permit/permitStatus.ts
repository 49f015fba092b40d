import type { Instant } from '@parking/pricing'
import type { Benefit } from './Benefit.ts'

/** How a permit stands. */
export type PermitStatus = 'ahead' | 'running' | 'paused' | 'ended'

/** Tells how a permit stands now: a pause outlasts its end, for the days of it are added there. */
export function permitStatus(
  { startsAt, endsAt, canContinue }: Pick<Benefit, 'startsAt' | 'endsAt' | 'canContinue'>,
  now: Instant,
): PermitStatus {
  if (canContinue) return 'paused'
  if (startsAt !== null && now < startsAt) return 'ahead'
  return endsAt !== null && now >= endsAt ? 'ended' : 'running'
}
