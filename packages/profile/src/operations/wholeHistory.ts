import type { OperationsFilter, ListPart } from '@parking/api-client'

/**
 * Every operation there is. The bounds are fixed rather than taken from a clock, so that a device
 * whose clock is wrong hides nothing.
 */
export const wholeHistory: OperationsFilter = { from: '2000-01-01', to: '2099-12-31' }

/** How many operations are read at a time (specification, section 9). */
export const pageSize = 50

/** The part of the history that a page holds, the first page being 0. */
export function pageAt(page: number): ListPart {
  return { limit: pageSize, offset: page * pageSize }
}
