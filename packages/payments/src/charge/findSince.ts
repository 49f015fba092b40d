import type { Instant } from '@parking/pricing'
import type { Finding, Reading } from './ChargePorts.ts'

/** Two clocks that differ by more do not tell the same, in milliseconds. */
export const clockTolerance = 60_000
/** Of an attempt of which it is not known when it was first tried: the latest instant there is. */
export const unknownInstant = 8.64e15
/** How long after its first try a charge is expected at the latest, in milliseconds. */
const expected = 120_000

/**
 * Tells what a reading shows of an attempt. When it was first tried is told by its own instant, which
 * a wrong clock may have written, and by how long ago that was on this page, where a sleep of the
 * device may be missing. Where the two differ, a charge counts that came soon after either, and what
 * is missing counts only if it is missing since both.
 *
 * @param since - the attempt's own instant
 * @param age - how long ago it was first tried, in milliseconds; null where another page did it
 */
export function findSince<Result>(
  { now, find }: Reading<Result>,
  since: Instant,
  age: number | null,
): Finding<Result> {
  const byAge = age === null ? since : now - age
  // What is missing since then may lie before it.
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

/** What is there is there; all else is open. */
function certain<Result>(finding: Finding<Result>): Finding<Result> {
  return isThere(finding) ? finding : { kind: 'open' }
}

function isThere({ kind }: Finding<unknown>): boolean {
  return kind === 'happened' || kind === 'onBalance'
}
