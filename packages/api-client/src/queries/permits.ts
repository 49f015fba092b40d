import type { DateOnly } from '@parking/pricing'
import type { Api } from '../createApi.ts'
import { neededList } from '../decode.ts'
import { benefitOf, permitCardOf, permitOfferOf, permitTimingOf } from '../fromWire/permit.ts'
import { writeDate } from '../toWire.ts'
import { read } from './queries.ts'

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
