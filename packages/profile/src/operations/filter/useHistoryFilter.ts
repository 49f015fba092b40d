import { operationsPagesQuery, type OperationsFilter } from '@parking/api-client'
import { readHistoryFilter, writeHistoryFilter, type HistoryFilter } from '@parking/domain'
import { useAppContext } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { askedOperations } from './askedOperations.ts'

/** The filter as the address says it, and how it is changed. */
export interface ShownFilter {
  readonly filter: HistoryFilter
  /** What the back end is asked for. */
  readonly asked: OperationsFilter
  /** Puts another filter into the address; its operations are read anew. */
  readonly change: (filter: HistoryFilter) => void
}

/** Keeps the filter of the history in the address. */
export function useHistoryFilter(): ShownFilter {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const now = useNow('minute')
  const filter = readHistoryFilter(useSearch({ strict: false }))
  const ask = (wanted: HistoryFilter) => askedOperations(wanted, now, api.timeZone)
  return {
    filter,
    asked: ask(filter),
    change: (wanted) => {
      queryClient.removeQueries(operationsPagesQuery(api, ask(wanted)))
      void navigate({
        to: '/profile/operations',
        search: writeHistoryFilter(wanted),
        resetScroll: false,
      })
    },
  }
}
