import type { Unreadable } from './ReadList.ts'

/** What could not be read of several lists together; `all` where that is so for one of them. */
export function addUnreadable(...counts: readonly Unreadable[]): Unreadable {
  return counts.reduce<Unreadable>(
    (sum, count) => (sum === 'all' || count === 'all' ? 'all' : sum + count),
    0,
  )
}
