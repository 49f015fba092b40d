import type { Instant } from '@parking/pricing'
import type { Moment } from '../clock/readClocks.ts'
import type { ChargePorts, Finding } from './ChargePorts.ts'
import type { Attempt } from './ChargeState.ts'
import { findSince, isAhead, unknownInstant } from './findSince.ts'

export type ReadPorts<Intent, Result> = Pick<ChargePorts<Intent, Result>, 'read' | 'clock'>

/** What one reading of the account shows of an attempt, and when it was read. */
export interface Read<Intent, Result> {
  readonly finding: Finding<Result>
  readonly at: Instant
  /** The attempt, whose own instant may have shown to be wrong. */
  readonly attempt: Attempt<Intent>
}

/**
 * Reads the account once.
 *
 * @param firstTried - when the attempt was first tried; null where that was on another page
 * @throws {@link ApiError} when it can't be read
 */
export async function readOnce<Intent, Result>(
  { read, clock }: ReadPorts<Intent, Result>,
  attempt: Attempt<Intent>,
  firstTried: Moment | null,
): Promise<Read<Intent, Result>> {
  const age = () => (firstTried === null ? null : clock.elapsed() - firstTried.elapsed)
  const from = Math.min(attempt.since, clock.now() - (age() ?? 0))
  const reading = await read(attempt, from)
  const isWrong = isAhead(attempt.since, reading.now) && attempt.since !== unknownInstant
  const known = isWrong ? { ...attempt, since: unknownInstant } : attempt
  return { finding: findSince(reading, known.since, age()), at: reading.now, attempt: known }
}
