import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { listReader } from '../decode.ts'
import { readAppealMessage, readAppeal } from '../fromWire/readAppeal.ts'
import { query } from './query.ts'

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
