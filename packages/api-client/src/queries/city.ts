import type { Api } from '../createApi.ts'
import { neededList } from '../decode.ts'
import { mapObjectsOf } from '../fromWire/mapObject.ts'
import { contentPageOf, newsItemOf, notificationOf, smsCommandOf } from '../fromWire/service.ts'
import { settingsOf } from '../fromWire/settings.ts'
import { zoneOf } from '../fromWire/zone.ts'
import { HOUR_MS, read } from './queries.ts'

/** Reads the settings of the city. */
export const settingsQuery = (api: Api) =>
  read(
    api,
    ['settings'],
    { send: (c, o) => c.GET('/api/info/get-options-info-v3', o), decode: settingsOf },
    HOUR_MS,
  )

/** Reads the objects of the map; fresh for an hour (specification section 4). */
export const mapQuery = (api: Api) =>
  read(
    api,
    ['map'],
    { send: (c, o) => c.GET('/api/info/get-map-info/v3', o), decode: mapObjectsOf },
    HOUR_MS,
  )

/** Reads the zones with their tariffs. */
export const zonesQuery = (api: Api) =>
  read(api, ['zones'], {
    send: (c, o) => c.GET('/backend/v2/getZones', o),
    decode: (result) => neededList(result, zoneOf),
  })

/** Reads a page of the news. */
export const newsQuery = (api: Api, { limit, offset }: { limit: number; offset: number }) =>
  read(api, ['news', limit, offset], {
    send: (c, o) => c.GET('/api/news', { ...o, params: { query: { limit, offset } } }),
    decode: (result) => neededList(result, (one) => newsItemOf(one, api.timeZone)),
  })

/** Reads a piece of news. */
export const newsItemQuery = (api: Api, id: string) =>
  read(api, ['news', id], {
    send: (c, o) => c.GET('/api/news/get-one', { ...o, params: { query: { id } } }),
    decode: (result) => newsItemOf(result, api.timeZone),
  })

/** Reads a page that the city writes. */
export const pageQuery = (api: Api, path: string) =>
  read(api, ['page', path], {
    send: (c, o) => c.GET('/api/pages/get-by-path', { ...o, params: { query: { path } } }),
    decode: (result) => contentPageOf(result, path),
  })

/** Reads the SMS commands. */
export const smsCommandsQuery = (api: Api) =>
  read(api, ['sms-commands'], {
    send: (c, o) => c.GET('/api/sms-commands', o),
    decode: (result) => neededList(result, smsCommandOf),
  })

/** Reads the notice of the city, null when there is none. */
export const notificationQuery = (api: Api) =>
  read(api, ['notification'], {
    send: (c, o) => c.GET('/api/notification/popup', o),
    decode: (result) => notificationOf(result, api.timeZone),
  })
