import type { Operation, OperationsPage } from '@parking/domain'
import { pageSize } from './wholeHistory.ts'

/** An operation with a key that is its own within the history. */
export interface OperationRow extends Operation {
  readonly key: string
}

/** The part of the history that has been read. */
export interface JoinedPages {
  readonly rows: readonly OperationRow[]
  /** How many there are in all, null where the back end does not tell. */
  readonly total: number | null
  readonly hasMore: boolean
  /** How many operations could not be read. */
  readonly unreadable: number
}

/**
 * Joins pages of the history, read one after the other. An operation that has slid from one page
 * to the next because a new one came meanwhile stands once; equal operations within a page are
 * different ones.
 *
 * Where the back end does not tell how many there are, a full page that brought something new
 * means that there may be more.
 */
export function joinPages(pages: readonly OperationsPage[]): JoinedPages {
  const rows = new Map<string, OperationRow>()
  let known = 0
  let broughtNew = false
  let unreadable = 0
  for (const page of pages) {
    known = rows.size
    unreadable += page.unreadable
    const seen = new Map<string, number>()
    for (const operation of page.operations) {
      const name = nameOf(operation)
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      const key = `${name} ${count}`
      if (!rows.has(key)) rows.set(key, { ...operation, key })
    }
    broughtNew = rows.size > known
  }
  const last = pages.at(-1)
  const total = last?.total ?? null
  const isFull = last !== undefined && last.operations.length + last.unreadable >= pageSize
  const hasMore = total === null ? isFull && broughtNew : pages.length * pageSize < total
  return { rows: [...rows.values()], total, hasMore, unreadable }
}

function nameOf(operation: Operation): string {
  const { orderNumber, type, at, plate, sum } = operation
  return [orderNumber, type, at, plate, sum].join(' ')
}
