import type { Api } from '../createApi.ts'
import { neededList } from '../decode.ts'
import { appealMessageOf, appealOf, fineOf, imageOf, receiptOf } from '../fromWire/service.ts'
import { read } from './queries.ts'

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
