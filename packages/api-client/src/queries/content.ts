import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { listReader } from '../decode.ts'
import {
  readContentPage,
  readNewsItem,
  readNotification,
  readSmsCommand,
} from '../fromWire/content.ts'
import { HOUR_MS, query } from './query.ts'

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
  query(
    api,
    'sms-commands',
    call('get', '/api/sms-commands', { read: listReader(readSmsCommand) }),
    { keptFor: HOUR_MS },
  )

/** Reads the notice of the city, null when there is none. */
export const notificationQuery = (api: Api) =>
  query(api, 'notification', call('get', '/api/notification/popup', { read: readNotification }))
