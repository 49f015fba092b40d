import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { listReader } from '../decode.ts'
import { readMapObjects } from '../fromWire/mapObject.ts'
import {
  readContentPage,
  readNewsItem,
  readNotification,
  readSmsCommand,
} from '../fromWire/service.ts'
import { readSettings } from '../fromWire/settings.ts'
import { readZone } from '../fromWire/zone.ts'
import { HOUR_MS, query } from './query.ts'

/** Reads the settings of the city. */
export const settingsQuery = (api: Api) =>
  query(
    api,
    'settings',
    call('get', '/api/info/get-options-info-v3', { read: readSettings }),
    HOUR_MS,
  )

/** Reads the objects of the map; fresh for an hour (specification section 4). */
export const mapQuery = (api: Api) =>
  query(api, 'map', call('get', '/api/info/get-map-info/v3', { read: readMapObjects }), HOUR_MS)

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
  )

/** Reads a page of the news. */
export const newsQuery = (api: Api, { limit, offset }: { limit: number; offset: number }) =>
  query(
    api,
    'news',
    call('get', '/api/news', {
      query: { limit, offset },
      read: listReader(readNewsItem),
    }),
  )

/** Reads a piece of news. */
export const newsItemQuery = (api: Api, id: string) =>
  query(api, 'news', call('get', '/api/news/get-one', { query: { id }, read: readNewsItem }))

/** Reads a page that the city writes. */
export const pageQuery = (api: Api, path: string) =>
  query(
    api,
    'page',
    call('get', '/api/pages/get-by-path', {
      query: { path },
      read: (result) => readContentPage(result, path),
    }),
  )

/** Reads the SMS commands. */
export const smsCommandsQuery = (api: Api) =>
  query(api, 'sms-commands', call('get', '/api/sms-commands', { read: listReader(readSmsCommand) }))

/** Reads the notice of the city, null when there is none. */
export const notificationQuery = (api: Api) =>
  query(api, 'notification', call('get', '/api/notification/popup', { read: readNotification }))
