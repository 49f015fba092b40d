import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { listReader } from '../decode.ts'
import { readZone } from '../fromWire/readZone.ts'
import { query } from './query.ts'

/**
 * Reads the zones with their tariffs: the same for everybody.
 *
 * @param guestToken - the token of the city's guests, for somebody without an account
 */
export const zonesQuery = (api: Api, guestToken?: string) =>
  query(
    api,
    'zones',
    call('get', '/backend/v2/getZones', { guestToken, read: listReader(readZone) }),
    { keptFor: 0 },
  )
