import type { OperationsPage } from '@parking/domain'
import type { InfiniteData, Query } from '@tanstack/react-query'

/** How many pages are read again at once without making anybody wait. */
const fewPages = 5

/**
 * Whether a list is read again when somebody comes back to it: always after money has moved, else only
 * as long as that takes a few calls. Somebody who has scrolled through a thousand pages finds them as
 * they were.
 */
export function rereadsPages({
  state: { data, isInvalidated },
}: Pick<Query<InfiniteData<OperationsPage>>, 'state'>): boolean {
  return isInvalidated || (data?.pages.length ?? 0) <= fewPages
}
