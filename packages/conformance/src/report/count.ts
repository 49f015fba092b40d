import type { Line, Outcome } from '../Outcome.ts'

/** How many lines ended in which way. */
export type Counts = Readonly<Record<Outcome['kind'], number>>

/** Counts how the cases ended. */
export function count(lines: readonly Line[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0, assumed: 0 }
  for (const { outcome } of lines) counts[outcome.kind] += 1
  return counts
}
