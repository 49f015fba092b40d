import { hasMoreOperations } from '@parking/domain'
import type { DateOnly } from '@parking/pricing'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { readOperations } from '../fromWire/readOperations.ts'
import { writeDate } from '../toWire.ts'
import { query } from './query.ts'
import { queryKey } from './queryKey.ts'

/** Which operations of the history are wanted; what is absent or null is not asked about. */
export interface OperationsFilter {
  readonly from: DateOnly
  readonly to: DateOnly
  readonly type?: string | null
  readonly plate?: string | null
  readonly zone?: string | null
  readonly orderNumber?: string | null
  readonly driverPhone?: string | null
}

/** A page of a list: from the first wanted item on, at most so many. */
export interface PageRequest {
  readonly limit: number
  readonly offset: number
}

/** The filter as the wire writes it. */
export function filterFields(filter: OperationsFilter) {
  return {
    StartDate: writeDate(filter.from),
    EndDate: writeDate(filter.to),
    Operation: filter.type ?? 'all',
    Vehicle: filter.plate ?? 'all',
    Zone: filter.zone ?? 'all',
    OrderNumber: filter.orderNumber,
    Driver: filter.driverPhone,
  }
}

/** How many operations are read at a time (specification, section 9). */
const pageSize = 50

/** The call that asks for a page of the operations history. */
const operationsCall = (filter: OperationsFilter, page: PageRequest) =>
  call('post', '/api/profile/get-operations-with-filter', {
    body: { ...filterFields(filter), ...page },
    onlyReads: true,
    read: readOperations,
  })

/** Reads a page of the operations history, 50 operations when no page is named. */
export const operationsQuery = (
  api: Api,
  filter: OperationsFilter,
  page: PageRequest = { limit: pageSize, offset: 0 },
) => query(api, 'operations', operationsCall(filter, page))

/** Reads the operations history 50 at a time, as far as somebody goes on. */
export const operationsPagesQuery = (api: Api, filter: OperationsFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKey(api, 'operations'), 'pages', filterFields(filter)],
    queryFn: ({ pageParam, signal }) =>
      api.run(operationsCall(filter, { limit: pageSize, offset: pageParam }), { signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) =>
      hasMoreOperations(pages, pageSize) ? pages.length * pageSize : undefined,
    // To compare thousands of rows with those from before takes longer than to show them.
    structuralSharing: false,
  })
