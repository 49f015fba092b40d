import { operationsQuery } from '@parking/api-client'
import { useAppContext } from '@parking/runtime'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { joinPages, type JoinedPages } from './joinPages.ts'
import { pageAt, wholeHistory } from './wholeHistory.ts'

/** The history as far as it has been read, and what can be done next. */
export interface OperationsView extends JoinedPages {
  readonly isLoading: boolean
  /** Why the next page is missing, null when it is not. */
  readonly error: unknown
  readonly loadMore: () => void
  readonly retry: () => void
}

/** Reads the operations history page by page. */
export function useOperations(): OperationsView {
  const { api } = useAppContext()
  const [wanted, setWanted] = useState(1)
  const results = useQueries({
    queries: Array.from({ length: wanted }, (_, page) =>
      operationsQuery(api, wholeHistory, pageAt(page)),
    ),
  })
  // A page after one that is missing cannot be shown: its place is not known.
  const missing = results.findIndex(({ data }) => data === undefined)
  const shown = missing === -1 ? results : results.slice(0, missing)
  const next = missing === -1 ? undefined : results[missing]
  const joined = joinPages(shown.flatMap(({ data }) => (data === undefined ? [] : [data])))
  return {
    ...joined,
    hasMore: joined.hasMore && next === undefined,
    isLoading: next?.isFetching ?? false,
    error: next?.error ?? null,
    loadMore: () => setWanted(shown.length + 1),
    retry: () => void next?.refetch(),
  }
}
