import { operationName, type Operation, type OperationsPage } from '@parking/domain'

/** An operation with a key that is its own within the history. */
export interface OperationRow extends Operation {
  readonly key: string
}

/** The part of the history that has been read. */
export interface JoinedPages {
  readonly rows: readonly OperationRow[]
  /** How many there are in all, null where the back end does not tell. */
  readonly total: number | null
  /** How many operations could not be read. */
  readonly unreadable: number
}

/**
 * Joins pages of the history, read one after the other. An operation that has slid from one page
 * to the next because a new one came meanwhile stands once; equal operations within a page are
 * different ones.
 */
export function joinPages(pages: readonly OperationsPage[]): JoinedPages {
  const rows: OperationRow[] = []
  const known = new Set<string>()
  let unreadable = 0
  for (const page of pages) {
    unreadable += page.unreadable
    for (const row of rowsOf(page)) {
      if (known.has(row.key)) continue
      known.add(row.key)
      rows.push(row)
    }
  }
  return { rows, total: pages.at(-1)?.total ?? null, unreadable }
}

/** A thousand pages are joined anew with each further one: what one of them holds stays the same. */
const rowsOfPages = new WeakMap<OperationsPage, readonly OperationRow[]>()

function rowsOf(page: OperationsPage): readonly OperationRow[] {
  const made = rowsOfPages.get(page)
  if (made !== undefined) return made
  const seen = new Map<string, number>()
  const rows = page.operations.map((operation) => {
    const name = operationName(operation)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { ...operation, key: `${name} ${count}` }
  })
  rowsOfPages.set(page, rows)
  return rows
}
