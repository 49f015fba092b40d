import { type Fine, type FineStatus } from '@parking/domain'
import { cityTime, exact, need, pick, price, record, text } from '../decode.ts'
import { readPlate } from './plate.ts'
import { statusOf } from './statusOf.ts'

const fineStatuses: readonly (readonly [RegExp, FineStatus])[] = [
  [/^оплачен/, 'paid'],
  [/^(не ?оплачен|к оплате)/, 'unpaid'],
  [/^приостановлен/, 'suspended'],
  [/пристав/, 'bailiffs'],
  [/^(отправлен|направлен)/, 'sent'],
  [/^(доставлен|вручен)/, 'delivered'],
  [/^(отменен|аннулирован)/, 'cancelled'],
  [/^подписан/, 'signed'],
  [/^(возвращен|возврат)/, 'returned'],
]

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
