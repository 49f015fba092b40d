import type { DateOnly } from '@parking/pricing'
import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { listReader } from '../decode.ts'
import {
  readBenefit,
  readPermitCard,
  readPermitOffer,
  readPermitTiming,
} from '../fromWire/permit.ts'
import { writeDate } from '../toWire.ts'
import { benefitsPath } from './earlyPaths.ts'
import { query } from './query.ts'

/** Reads the benefits of the driver. */
export const benefitsQuery = (api: Api) =>
  query(api, 'benefits', call('get', benefitsPath, { read: listReader(readBenefit) }))

/** Reads the permits that can be bought. */
export const permitCardsQuery = (api: Api) =>
  query(
    api,
    'permit-cards',
    call('get', '/api/profile/get-subscription', { read: listReader(readPermitCard) }),
  )

/** Reads the durations of the constructor. */
export const timingsQuery = (api: Api) =>
  query(
    api,
    'timings',
    call('get', '/backend/v2/getTiming', { read: listReader(readPermitTiming) }),
  )

/** What the constructor looks for. */
export interface OfferSearch {
  readonly zones: readonly string[]
  readonly startDate: DateOnly
  readonly days: number
  readonly plate: string
}

/** Reads the permits that the constructor finds. */
export const offersQuery = (api: Api, search: OfferSearch) =>
  query(
    api,
    'offers',
    call('post', '/backend/v2/selectedAbonements', {
      body: {
        zones: [...search.zones],
        dateStart: writeDate(search.startDate),
        timing: search.days,
        grz: search.plate,
      },
      onlyReads: true,
      read: listReader(readPermitOffer),
    }),
  )
