import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { readBarrierCost, readCost } from '../fromWire/payment.ts'
import { type CostRequest, parkingRequestBody } from '../parkingRequest.ts'
import { query } from './query.ts'

/** The call that asks what a stay costs. */
export const costCall = (input: CostRequest) =>
  call('post', '/api/payment/cost', {
    body: (timeZone) => ({
      ...parkingRequestBody(input, timeZone),
      ReservationId: input.reservationId,
    }),
    guestToken: input.guestToken ?? undefined,
    onlyReads: true,
    read: readCost,
  })

/** Asks what a stay costs; never taken from the cache. */
export const costQuery = (api: Api, input: CostRequest) =>
  query(api, 'cost', costCall(input), { staleTime: 0 })

/** Asks what a ticket of a barrier parking costs; never taken from the cache. */
export const barrierCostQuery = (
  api: Api,
  ticket: { ticketNumber: string; parkingNumber: string },
) =>
  query(
    api,
    'barrier-cost',
    call('get', '/backend/v2/costPlane', {
      query: ticket,
      read: (result) => readBarrierCost(result, ticket.parkingNumber),
    }),
    { staleTime: 0 },
  )
