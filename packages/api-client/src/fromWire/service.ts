import {
  foldText,
  type Appeal,
  type AppealMessage,
  type AppealStatus,
  type Fine,
  type FineStatus,
  type Receipt,
  type ReceiptStatus,
} from '@parking/domain'
import {
  asRecord,
  cityTime,
  exact,
  flag,
  need,
  oneOf,
  pick,
  price,
  record,
  text,
} from '../decode.ts'
import { readPlate } from './plate.ts'

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

const receiptStatuses: readonly (readonly [RegExp, ReceiptStatus])[] = [
  [/^оплачен/, 'paid'],
  [/^не ?оплачен/, 'unpaid'],
  [/^(отменен|аннулирован)/, 'cancelled'],
]

const payers: Readonly<Record<string, Receipt['payer']>> = { '1': 'individual', '2': 'legal' }

/** Reads a fine. */
export function readFine(value: unknown, timeZone: string): Fine {
  const found = record(value, 'fine')
  const own = (name: string) => text(pick(found, name))
  const at = (name: string) => cityTime(pick(found, name), timeZone)
  const statusText = need(exact(pick(found, 'fineStatus')), 'fineStatus')
  const paid = pick(found, 'paidSum')
  return {
    uin: need(exact(pick(found, 'uin')), 'uin'),
    status: statusOf(fineStatuses, statusText),
    statusText,
    at: at('date'),
    total: price(pick(found, 'totalSum')),
    paid: paid === null ? 0 : price(paid),
    stsNumber: exact(pick(found, 'sts')),
    plate: readPlate(pick(found, 'grz')),
    startsAt: at('start'),
    endsAt: at('end'),
    place: own('place'),
    type: own('type'),
    provider: own('provider'),
    article: own('article'),
    offenceAt: at('offenseDate'),
    rulingAt: at('rulingDate'),
    discountUntil: at('discountDate'),
    orderNumber: exact(pick(found, 'orderNumber')),
  }
}

const base64 = /^[\dA-Za-z+/\s]+={0,2}$/

/** Reads a picture as base64 of a PNG; null where there is none. */
export function readImage(value: unknown): string | null {
  if (value === null) return null
  const answer = record(value)
  const image = text(pick(answer, 'image'))
  const isEmpty = Object.keys(answer).length === 0 || answer['image'] === ''
  if (image === null && isEmpty) return null
  return need(image !== null && base64.test(image) ? image : null, 'image')
}

/** Reads an appeal. */
export function readAppeal(value: unknown): Appeal {
  const found = record(value, 'appeal')
  const statusText = need(exact(pick(found, 'status')), 'status')
  return {
    id: need(exact(pick(found, 'idAppeal', 'id')), 'id'),
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
  const statusText = exact(pick(found, 'status'))
  return {
    number: need(exact(pick(found, 'receiptnumber')), 'receiptnumber'),
    name: text(pick(found, 'receiptname')),
    at: cityTime(pick(found, 'date'), timeZone),
    sum: price(pick(found, 'sum')),
    status: statusOf(receiptStatuses, statusText ?? ''),
    statusText,
    uin: exact(pick(found, 'UIN')),
    payer: oneOf(payers, pick(found, 'type')),
  }
}

/** Tells the status that a back end's word stands for. */
function statusOf<Status extends string>(
  known: readonly (readonly [RegExp, Status])[],
  words: string,
): Status | 'unknown' {
  const word = foldText(words)
  return known.find(([pattern]) => pattern.test(word))?.[1] ?? 'unknown'
}
