import type { DateOnly } from '@parking/pricing'
import type { Api } from '../createApi.ts'
import { neededList } from '../decode.ts'
import { companyOf } from '../fromWire/account.ts'
import { operationsOf } from '../fromWire/operation.ts'
import { barrierCostOf, costOf } from '../fromWire/payment.ts'
import { benefitOf, permitCardOf, permitOfferOf, permitTimingOf } from '../fromWire/permit.ts'
import {
  accountSettingsOf,
  confirmationRulesOf,
  knownBalance,
  profileOf,
} from '../fromWire/profile.ts'
import { appealMessageOf, appealOf, fineOf, imageOf, receiptOf } from '../fromWire/service.ts'
import { present, writeDate } from '../toWire.ts'
import { costBody, type CostInput } from '../stay.ts'
import { read } from './queries.ts'

/** Reads the profile of the driver. */
export const profileQuery = (api: Api) =>
  read(api, ['profile'], {
    send: (c, o) => c.GET('/api/profile/get-profile-v6', o),
    decode: (result) => profileOf(result, api.timeZone),
  })

/** Reads the balance, null when the back end does not know it. */
export const balanceQuery = (api: Api) =>
  read(api, ['balance'], {
    send: (c, o) => c.GET('/api/profile/get-balance', o),
    decode: knownBalance,
  })

/** Reads the settings of the account. */
export const accountSettingsQuery = (api: Api) =>
  read(api, ['account-settings'], {
    send: (c, o) => c.GET('/api/profile/get-settings-v1', o),
    decode: accountSettingsOf,
  })

/** Reads how phones are confirmed. */
export const confirmationRulesQuery = (api: Api) =>
  read(api, ['confirmation-rules'], {
    send: (c, o) => c.GET('/api/auth/get-confirmation-type-v2', o),
    decode: confirmationRulesOf,
  })

/** Reads the profile of the company. */
export const companyQuery = (api: Api) =>
  read(api, ['company'], {
    send: (c, o) => c.GET('/api/corp-profile/get-profile', o),
    decode: companyOf,
  })

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

/** Reads the benefits of the driver. */
export const benefitsQuery = (api: Api) =>
  read(api, ['benefits'], {
    send: (c, o) => c.GET('/api/profile/get-benefits-v2', o),
    decode: (result) => neededList(result, (one) => benefitOf(one, api.timeZone)),
  })

/** Reads the permits that can be bought. */
export const permitCardsQuery = (api: Api) =>
  read(api, ['permit-cards'], {
    send: (c, o) => c.GET('/api/profile/get-subscription', o),
    decode: (result) => neededList(result, permitCardOf),
  })

/** Reads the durations of the constructor. */
export const timingsQuery = (api: Api) =>
  read(api, ['timings'], {
    send: (c, o) => c.GET('/backend/v2/getTiming', o),
    decode: (result) => neededList(result, permitTimingOf),
  })

/** What the constructor looks for. */
export interface OfferSearch {
  readonly zones: readonly string[]
  readonly startDate: DateOnly
  readonly days: number
  readonly plate: string
}

/** Reads the permits that the constructor finds. */
export const offersQuery = (api: Api, search: OfferSearch) =>
  read(api, ['offers', search], {
    send: (c, o) =>
      c.POST('/backend/v2/selectedAbonements', {
        ...o,
        body: {
          zones: [...search.zones],
          dateStart: writeDate(search.startDate),
          timing: search.days,
          grz: search.plate,
        },
      }),
    decode: (result) => neededList(result, permitOfferOf),
  })

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

/** Reads the fines. */
export const finesQuery = (api: Api) =>
  read(api, ['fines'], {
    send: (c, o) => c.GET('/api/finesstorage/fines/v1', o),
    decode: (result) => neededList(result, (one) => fineOf(one, api.timeZone)),
  })

/** Reads the picture of a fine, base64 of a PNG. */
export const fineImageQuery = (api: Api, uin: string) =>
  read(api, ['fine-image', uin], {
    send: (c, o) => c.GET('/api/finesstorage/fineimage/v1', { ...o, params: { query: { uin } } }),
    decode: imageOf,
  })

/** Reads the receipts. */
export const receiptsQuery = (api: Api) =>
  read(api, ['receipts'], {
    send: (c, o) => c.GET('/api/receipt-list', o),
    decode: (result) => neededList(result, (one) => receiptOf(one, api.timeZone)),
  })

/** Reads the appeals of the user. */
export const appealsQuery = (api: Api) =>
  read(api, ['appeals'], {
    send: (c, o) => c.GET('/api/appealProcessing/getAppeals/v1', o),
    decode: (result) => neededList(result, appealOf),
  })

/** Reads the conversation of an appeal. */
export const appealMessagesQuery = (api: Api, appealId: string) =>
  read(api, ['appeals', appealId], {
    send: (c, o) =>
      c.GET('/api/appealProcessing/getMessages/v1', {
        ...o,
        params: { query: { idAppeal: appealId } },
      }),
    decode: (result) => neededList(result, (one) => appealMessageOf(one, api.timeZone)),
  })
