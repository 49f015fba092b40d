import type { Instant } from '@parking/pricing'
import { isThere, type Finding } from './Outcome.ts'

/** An account as it was just read. */
export interface ReadAccount<Result> {
  /** When it was read; its answer may have set the clock right. */
  readonly now: Instant
  /** What it shows of an attempt that was first tried at an instant, and came until another one. */
  readonly find: (since: Instant, until?: Instant) => Finding<Result>
}

/** How far two clocks may differ and still tell the same time, in milliseconds. */
export const clockTolerance = 60_000
/** Stands for an unknown time of the first try: the latest instant there is. */
export const unknownInstant = 8.64e15
/** The longest that a charge takes after its first try, in milliseconds. */
const expected = 120_000

/**
 * Tells what a reading of the account shows of an attempt.
 *
 * Two things tell when the attempt was first tried: its own instant, which a wrong clock may have
 * written, and its age on this page, which may lack the time that the device slept. Where they differ,
 * a charge counts if it came soon after the earlier, or at any time after the later. A missing charge
 * counts only if it is missing since both.
 *
 * @param since - the attempt's own instant
 * @param age - how long ago it was first tried, in milliseconds; null where another page did it
 */
export function findSince<Result>(
  { now, find }: ReadAccount<Result>,
  since: Instant,
  age: number | null,
): Finding<Result> {
  const byAge = age === null ? since : now - age
  // The attempt may be older than that instant, so a missing charge proves nothing.
  if (isAhead(since, now)) return certain(find(Math.min(byAge, now)))
  const early = Math.min(byAge, since)
  if (Math.abs(byAge - since) <= clockTolerance) return find(early)
  const late = find(Math.max(byAge, since))
  if (isThere(late)) return late
  const soon = find(early, early + expected)
  if (isThere(soon)) return soon
  return late.kind === find(early).kind ? late : { kind: 'open' }
}

/** Whether the clock was ahead when an instant was written. */
export function isAhead(since: Instant, now: Instant): boolean {
  return since > now + clockTolerance
}

/** Keeps what is there; anything else leaves it open. */
function certain<Result>(finding: Finding<Result>): Finding<Result> {
  return isThere(finding) ? finding : { kind: 'open' }
}
