import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { listReader } from '../decode.ts'
import { readReceipt } from '../fromWire/readReceipt.ts'
import { query } from './query.ts'

/** Reads the receipts. */
export const receiptsQuery = (api: Api) =>
  query(api, 'receipts', call('get', '/api/receipt-list', { read: listReader(readReceipt) }))
