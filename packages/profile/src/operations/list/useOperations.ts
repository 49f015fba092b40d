import { joinPages, type JoinedPages } from '@parking/spending'
import { operationsPagesQuery, type OperationsFilter } from '@parking/api-client'
import { useAppContext } from '@parking/runtime'
import { useInfiniteQuery } from '@tanstack/react-query'
import { rereadsPages } from './rereadsPages.ts'

/** The history as far as it has been read, and what can be done next. */
export interface OperationsView extends JoinedPages {
  readonly isLoading: boolean
  readonly hasMore: boolean
  /** Why the next operations are missing, null when they are not. */
  readonly error: unknown
  readonly loadMore: () => void
  readonly retry: () => void
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
    isLoading: isEmpty ? query.isFetching : query.isFetchingNextPage,
    hasMore: query.hasNextPage && !isMissing,
    error: isMissing ? query.error : null,
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
    retry: () => void (isEmpty ? query.refetch() : fetchNextPage()),
  }
}
