import type { DateOnly } from '@parking/pricing'
import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { readOperations } from '../fromWire/operation.ts'
import { writeDate } from '../toWire.ts'
import { query } from './query.ts'

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

/** A part of a list: from the first wanted item on, at most so many. */
export interface ListPart {
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

/** Reads a part of the operations history, 50 operations when no part is named. */
export const operationsQuery = (
  api: Api,
  filter: OperationsFilter,
  part: ListPart = { limit: 50, offset: 0 },
) =>
  query(
    api,
    'operations',
    call('post', '/api/profile/get-operations-with-filter', {
      body: { ...filterFields(filter), ...part },
      read: readOperations,
    }),
  )
