import type { OperationsPage } from '@parking/domain'
import { type JoinedPages, joinPages } from '@parking/spending'
import { type OperationsFilter, operationsPagesQuery } from '@parking/api-client'
import { type FailedReading, useAppContext } from '@parking/runtime'
import { type InfiniteData, type Query, useInfiniteQuery } from '@tanstack/react-query'

/** How many pages are read again at once without making anybody wait. */
const fewPages = 5

/** The history as far as it has been read, and what can be done next. */
export interface OperationsView extends JoinedPages, FailedReading {
  readonly hasMore: boolean
  /** Why the next operations are missing, null when they are not. */
  readonly error: unknown
  readonly loadMore: () => void
}

/** Reads the operations that a filter asks for, page by page. */
export function useOperations(filter: OperationsFilter): OperationsView {
  const { api } = useAppContext()
  const query = useInfiniteQuery({
    ...operationsPagesQuery(api, filter),
    refetchOnMount: rereadsPages,
    refetchOnReconnect: rereadsPages,
    refetchOnWindowFocus: rereadsPages,
  })
  const { data, isFetchNextPageError, fetchNextPage } = query
  const isEmpty = data === undefined
  const isMissing = isEmpty ? query.isError : isFetchNextPageError
  return {
    ...joinPages(data?.pages ?? []),
    isFetching: isEmpty ? query.isFetching : query.isFetchingNextPage,
    hasMore: query.hasNextPage && !isMissing,
    error: isMissing ? query.error : null,
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
    refetch: () => void (isEmpty ? query.refetch() : fetchNextPage()),
  }
}

/**
 * Whether a list is read again when somebody comes back to it: always after money has moved, else only
 * as long as that takes a few calls. Somebody who has scrolled through a thousand pages finds them as
 * they were.
 */
function rereadsPages({
  state: { data, isInvalidated },
}: Pick<Query<InfiniteData<OperationsPage>>, 'state'>): boolean {
  return isInvalidated || (data?.pages.length ?? 0) <= fewPages
}
