import {
  foldText,
  type Appeal,
  type AppealMessage,
  type AppealStatus,
  type ContentPage,
  type Fine,
  type FineStatus,
  type NewsItem,
  type Notification,
  type Receipt,
  type SmsCommand,
} from '@parking/domain'
import {
  asRecord,
  cityTime,
  flag,
  need,
  needSome,
  oneOf,
  pick,
  price,
  record,
  text,
} from '../decode.ts'
import { readPlate } from './vehicle.ts'

const fineStatuses: readonly (readonly [RegExp, FineStatus])[] = [
  [/^оплачен/, 'paid'],
  [/^приостановлен/, 'suspended'],
  [/пристав/, 'bailiffs'],
  [/^(отправлен|направлен)/, 'sent'],
  [/^(доставлен|вручен)/, 'delivered'],
  [/^(отменен|аннулирован)/, 'cancelled'],
  [/^подписан/, 'signed'],
  [/^(возвращен|возврат)/, 'returned'],
]

const appealStatuses: Readonly<Record<string, AppealStatus>> = {
  зарегистрировано: 'registered',
  'в работе': 'inProgress',
  'требует уточнения': 'needsClarification',
  завершено: 'completed',
}

/** Reads a fine. */
export function readFine(value: unknown, timeZone: string): Fine {
  const found = record(value, 'fine')
  const own = (name: string) => text(pick(found, name))
  const at = (name: string) => cityTime(pick(found, name), timeZone)
  const statusText = need(own('fineStatus'), 'fineStatus')
  const word = foldText(statusText)
  const paid = pick(found, 'paidSum')
  return {
    uin: need(own('uin'), 'uin'),
    status: fineStatuses.find(([pattern]) => pattern.test(word))?.[1] ?? 'unknown',
    statusText,
    at: at('date'),
    total: price(pick(found, 'totalSum')),
    paid: paid === null ? 0 : price(paid),
    stsNumber: own('sts'),
    plate: readPlate(pick(found, 'grz')),
    startsAt: at('start'),
    endsAt: at('end'),
    place: own('place'),
    type: own('type'),
    provider: own('provider'),
    article: own('article'),
    offenceAt: at('offenseDate'),
    rulingAt: at('rulingDate'),
    orderNumber: own('orderNumber'),
  }
}

/** Reads a picture as base64 of a PNG. */
export function readImage(value: unknown): string {
  const image = need(text(pick(record(value), 'image')), 'image')
  return need(/^[\dA-Za-z+/\s]+={0,2}$/.test(image) ? image : null, 'image')
}

/** Reads an appeal. */
export function readAppeal(value: unknown): Appeal {
  const found = record(value, 'appeal')
  const statusText = need(text(pick(found, 'status')), 'status')
  return {
    id: need(text(pick(found, 'idAppeal', 'id')), 'id'),
    subject: text(pick(found, 'subject')) ?? '',
    status: oneOf(appealStatuses, statusText.toLowerCase()) ?? 'unknown',
    statusText,
    lastMessage: text(pick(asRecord(pick(found, 'lastMessage')), 'text')),
  }
}

/** Reads a message of an appeal. */
export function readAppealMessage(value: unknown, timeZone: string): AppealMessage {
  const found = record(value, 'message')
  return {
    at: cityTime(pick(found, 'date'), timeZone),
    text: need(text(pick(found, 'text')), 'text'),
    author: flag(pick(found, 'out')) ? 'driver' : 'operator',
  }
}

/** Reads a receipt. */
export function readReceipt(value: unknown, timeZone: string): Receipt {
  const found = record(value, 'receipt')
  return {
    number: need(text(pick(found, 'receiptnumber')), 'receiptnumber'),
    name: text(pick(found, 'receiptname')),
    at: cityTime(pick(found, 'date'), timeZone),
    sum: price(pick(found, 'sum')),
    status: text(pick(found, 'status')),
    uin: text(pick(found, 'UIN')),
    type: text(pick(found, 'type')),
  }
}

/** Reads a piece of news. */
export function readNewsItem(value: unknown, timeZone: string): NewsItem {
  const found = record(value, 'news')
  return {
    id: need(text(pick(found, 'id')), 'id'),
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
  return { path: text(pick(found, 'path')) ?? path, title: text(pick(found, 'title')), html }
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

/** Reads the notice of a city, null when there is none. */
export function readNotification(value: unknown, timeZone: string): Notification | null {
  if (value === null) return null
  const found = record(value, 'notification')
  const [title, message] = [text(pick(found, 'title')), text(pick(found, 'message'))]
  needSome('notification', title, message)
  return {
    title,
    message,
    updatedAt: cityTime(pick(found, 'updated'), timeZone),
    isClosed: flag(pick(found, 'closed')),
  }
}
