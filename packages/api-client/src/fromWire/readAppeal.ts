import { type Appeal, type AppealMessage, type AppealStatus } from '@parking/domain'
import { asRecord, cityTime, exact, flag, need, oneOf, pick, record, text } from '../decode.ts'

const appealStatuses: Readonly<Record<string, AppealStatus>> = {
  зарегистрировано: 'registered',
  'в работе': 'inProgress',
  'требует уточнения': 'needsClarification',
  завершено: 'completed',
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
