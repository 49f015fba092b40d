import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { listReader } from '../decode.ts'
import { readFine, readImage } from '../fromWire/readFine.ts'
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
