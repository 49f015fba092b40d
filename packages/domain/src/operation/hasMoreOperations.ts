import { operationName } from './operationName.ts'
import type { OperationsPage } from './Operation.ts'

/**
 * Tells whether more operations follow the pages that were read.
 *
 * Where the back end does not tell how many there are, a full page means that there may be more. One
 * that brought the same as the page before it ends the list, or a back end that knows no pages would
 * be asked for ever.
 *
 * @param size - how many operations were asked for at a time
 */
export function hasMoreOperations(pages: readonly OperationsPage[], size: number): boolean {
  const last = pages.at(-1)
  if (last === undefined) return true
  const count = countRead([last])
  if (last.total !== null) return count > 0 && countRead(pages) < last.total
  return count >= size && !isSame(last, pages.at(-2))
}

/** Counts the operations on pages, those that could not be read among them. */
export function countRead(pages: readonly OperationsPage[]): number {
  return pages.reduce((sum, { operations, unreadable }) => sum + operations.length + unreadable, 0)
}

function isSame(one: OperationsPage, other: OperationsPage | undefined): boolean {
  if (other === undefined) return false
  const names = new Set(other.operations.map(operationName))
  return one.operations.every((operation) => names.has(operationName(operation)))
}
