import { describe, expect, it } from 'vitest'
import type { Finding } from './Outcome.ts'
import { findSince } from './findSince.ts'

const minute = 60_000
const now = 1_000 * minute
type Kind = Finding<string>['kind']

/** What an account shows whose history has entries of some kinds, at minutes before now. */
function shows(entries: readonly (readonly [number, 'happened' | 'failed'])[]) {
  return {
    now,
    find: (since: number, until = Infinity): Finding<string> => {
      const found = entries
        .map(([ago, kind]) => ({ at: now - ago * minute, kind }))
        .find(({ at }) => at >= since && at <= until)
      if (found === undefined) return { kind: 'nothing' }
      return found.kind === 'failed' ? { kind: 'failed' } : { kind: 'happened', result: null }
    },
  }
}

describe('findSince', () => {
  it.each<readonly [string, number, number | null, readonly number[], Kind]>([
    ['another page tried it', 10, null, [9], 'happened'],
    ['another page tried it, earlier ones do not count', 10, null, [11], 'nothing'],
    ['the clock was ahead', -2, null, [1], 'open'],
    ['the clock was hardly ahead', -1, null, [-2], 'happened'],
    ['the clock was hardly ahead, nothing came', -1, null, [], 'nothing'],
    ['the clock was ahead, this page tried it', -480, 10, [9], 'happened'],
    ['the clock was ahead, nothing came', -480, 10, [11], 'open'],
    ['the page and the clock agree within a minute', 10, 9, [9.5], 'happened'],
    ['they agree, the other way round', 9, 10, [9.5], 'happened'],
    ['they agree, and it was before both', 10, 9, [10.5], 'nothing'],
    ['they agree, and it came', 10, 9, [8], 'happened'],
    ['it slept, and it came before that', 200, 5, [199], 'happened'],
    ['it slept, and it came when it woke', 200, 5, [4], 'happened'],
    ['it slept, and one came in between', 200, 5, [100], 'open'],
    ['it slept, and one came just too late to be sure', 200, 5, [197.9], 'open'],
    ['it slept, and one came as late as it may', 200, 5, [198], 'happened'],
    ['it slept, and nothing came', 200, 5, [201], 'nothing'],
  ])('%s', (_case, ago, age, entries, kind) => {
    const reading = shows(entries.map((one) => [one, 'happened'] as const))
    const passed = age === null ? null : age * minute
    expect(findSince(reading, now - ago * minute, passed).kind).toBe(kind)
  })

  it.each<readonly [number, Kind]>([
    [4, 'failed'],
    [100, 'open'],
  ])('counts what failed %i minutes ago only where both tell it', (ago, kind) => {
    expect(findSince(shows([[ago, 'failed']]), now - 200 * minute, 5 * minute).kind).toBe(kind)
  })
})
