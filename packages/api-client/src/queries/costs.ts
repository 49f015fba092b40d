import type { Api } from '../createApi.ts'
import { barrierCostOf, costOf } from '../fromWire/payment.ts'
import { costBody, type CostInput } from '../stay.ts'
import { read } from './queries.ts'

/** Asks what a stay costs; never taken from the cache. */
export const costQuery = (api: Api, input: CostInput) =>
  read(
    api,
    ['cost', input],
    {
      send: (c, o) => c.POST('/api/payment/cost', { ...o, body: costBody(input, api.timeZone) }),
      decode: (result) => costOf(result, api.timeZone),
    },
    0,
  )

/** Asks what a ticket of a barrier parking costs; never taken from the cache. */
export const barrierCostQuery = (
  api: Api,
  ticket: { ticketNumber: string; parkingNumber: string },
) =>
  read(
    api,
    ['barrier-cost', ticket],
    {
      send: (c, o) => c.GET('/backend/v2/costPlane', { ...o, params: { query: ticket } }),
      decode: (result) => barrierCostOf(result, ticket.parkingNumber),
    },
    0,
  )
