import type { DateOnly } from '@parking/pricing'
import type { Api } from '../createApi.ts'
import { operationsOf } from '../fromWire/operation.ts'
import { present, writeDate } from '../toWire.ts'
import { read } from './queries.ts'

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
export interface PageOf {
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
    ...present({ OrderNumber: filter.orderNumber, Driver: filter.driverPhone }),
  }
}

/** Reads a part of the operations history, 50 operations when no part is named. */
export const operationsQuery = (
  api: Api,
  filter: OperationsFilter,
  part: PageOf = { limit: 50, offset: 0 },
) =>
  read(api, ['operations', filter, part], {
    send: (c, o) =>
      c.POST('/api/profile/get-operations-with-filter', {
        ...o,
        body: { ...filterFields(filter), ...part },
      }),
    decode: (result, answer) => operationsOf(result, answer, api.timeZone),
  })
