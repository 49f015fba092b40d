import type { Moment } from '../clock/readClocks.ts'
import { clockTolerance } from './findSince.ts'
import type { Look } from './Machine.ts'

const second = 1_000
/**
 * How long is looked for a charge, in milliseconds: a call has its effect within a minute and a half, an
 * account shows it up to two minutes later, and a half is to spare.
 */
export const longestLook = 240 * second
/** An account that can't be read at all is given up after so long. */
export const longestSilence = 600 * second
/** How long somebody is told that it is being checked, before it is said that it is not known yet. */
export const longestCheck = 30 * second
/**
 * A reading is given up after half a minute: what takes longer is a device that slept. A page that is
 * out of sight for long is woken once a minute, and tells it once it is in sight again.
 */
const longestTurn = 50 * second
/**
 * When the account is read again after an answer, in milliseconds after the reading before: an account may
 * be two minutes late.
 */
const watchPauses = [1, 9, 20, 30, 40, 50].map((seconds) => seconds * second)
/** How often an account is tried again that could not be read at the last of these. */
const moreTries = 10

/** How long is waited between two readings, by how long is looked already. */
export function pauseAfter(passed: number): number {
  if (passed < longestCheck) return 2 * second
  return passed < longestLook / 2 ? 5 * second : 15 * second
}

/** Whether a device may have slept: its page's time stands still then, or makes a jump. */
export function hasSlept({ began, last }: Pick<Look, 'began' | 'last'>, now: Moment): boolean {
  const difference = now.now - began.now - (now.elapsed - began.elapsed)
  return Math.abs(difference) > clockTolerance || now.elapsed - last.elapsed > longestTurn
}

/** How long is waited before a reading of a watch, in milliseconds, by how many there were. */
export function pauseBefore(readings: number): number {
  return watchPauses[readings] ?? 50 * second
}

/** Whether a watch has read often enough: for one that could not be read at last, some more times. */
export function isLastReading(readings: number, isRead: boolean): boolean {
  const isLate = readings >= watchPauses.length
  return isLate && (isRead || readings >= watchPauses.length + moreTries)
}
