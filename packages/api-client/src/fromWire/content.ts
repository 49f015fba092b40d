import type { ContentPage, NewsItem, Notification, SmsCommand } from '@parking/domain'
import { cityTime, exact, flag, need, pick, record, recordOrNull, text, wrong } from '../decode.ts'

/** Reads a piece of news. */
export function readNewsItem(value: unknown, timeZone: string): NewsItem {
  const found = record(value, 'news')
  return {
    id: need(exact(pick(found, 'id')), 'id'),
    title: text(pick(found, 'title')),
    html: text(pick(found, 'text')),
    at: cityTime(pick(found, 'date'), timeZone),
    image: text(pick(found, 'image')),
  }
}

/** Reads a page that a city writes. */
export function readContentPage(value: unknown, path: string): ContentPage {
  const found = record(value, 'page')
  const html = need(text(pick(found, 'text')), 'text')
  return { path: exact(pick(found, 'path')) ?? path, title: text(pick(found, 'title')), html }
}

/** Reads an SMS command. */
export function readSmsCommand(value: unknown): SmsCommand {
  const found = record(value, 'command')
  return {
    name: need(text(pick(found, 'name')), 'name'),
    hint: text(pick(found, 'hint')) ?? '',
    example: need(text(pick(found, 'example')), 'example'),
    transcription: text(pick(found, 'command_transcription')) ?? '',
  }
}

/** Reads the notice of a city, null when there is none; one that says nothing is a closed one. */
export function readNotification(value: unknown, timeZone: string): Notification | null {
  const found = recordOrNull(value)
  if (found === null || Object.keys(found).length === 0) return null
  if (!['title', 'message', 'closed'].some((name) => Object.hasOwn(found, name)))
    wrong('notification')
  const title = text(pick(found, 'title'))
  const message = readShown(text(pick(found, 'message')))
  return {
    title,
    message,
    updatedAt: cityTime(pick(found, 'updated'), timeZone),
    isClosed: flag(pick(found, 'closed')) || (title === null && message === null),
  }
}

/** A text that shows something: an editor that was emptied leaves its tags and a space. */
function readShown(html: string | null): string | null {
  const words = html?.replaceAll(/<(?!img\b)[^>]*>|&nbsp;|\s/gi, '') ?? ''
  return words === '' ? null : html
}
