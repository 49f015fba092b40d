import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { listReader } from '../decode.ts'
import {
  readAppealMessage,
  readAppeal,
  readFine,
  readImage,
  readReceipt,
} from '../fromWire/service.ts'
import { query } from './query.ts'

/** Reads the fines. */
export const finesQuery = (api: Api) =>
  query(api, 'fines', call('get', '/api/finesstorage/fines/v1', { read: listReader(readFine) }))

/** Reads the picture of a fine, base64 of a PNG. */
export const fineImageQuery = (api: Api, uin: string) =>
  query(
    api,
    'fine-image',
    call('get', '/api/finesstorage/fineimage/v1', { query: { uin }, read: readImage }),
  )

/** Reads the receipts. */
export const receiptsQuery = (api: Api) =>
  query(api, 'receipts', call('get', '/api/receipt-list', { read: listReader(readReceipt) }))

/** Reads the appeals of the user. */
export const appealsQuery = (api: Api) =>
  query(
    api,
    'appeals',
    call('get', '/api/appealProcessing/getAppeals/v1', { read: listReader(readAppeal) }),
  )

/** Reads the conversation of an appeal. */
export const appealMessagesQuery = (api: Api, appealId: string) =>
  query(
    api,
    'appeals',
    call('get', '/api/appealProcessing/getMessages/v1', {
      query: { idAppeal: appealId },
      read: listReader(readAppealMessage),
    }),
  )
