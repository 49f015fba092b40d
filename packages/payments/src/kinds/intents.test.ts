import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { AnyChargeKind } from '../charge/ChargeKind.ts'
import { abortKind } from './abortKind.ts'
import { barrierKind } from './barrierKind.ts'
import { cancelKind } from './cancelKind.ts'
import { endUnpaidKind } from './endUnpaidKind.ts'
import { guestStartKind } from './guestStartKind.ts'
import { orderKind } from './orderKind.ts'
import { payDeferredKind } from './payDeferredKind.ts'
import { permitKind } from './permitKind.ts'
import { permitRefundKind } from './permitRefundKind.ts'
import { renewKind } from './renewKind.ts'
import { startKind } from './startKind.ts'
import { startUnpaidKind } from './startUnpaidKind.ts'
import { topUpKind } from './topUpKind.ts'

const vehicle = { plate: 'А123ВС116', format: 'russian', category: 'B' } as const
const place = { zone: '101', parkingCode: null }
const session = { reservationId: '12', plate: 'А123ВС116', zone: '101', endsAt: 1 }
const card = { method: 'card' }
const phone = { method: 'mobile', phone: '79001234567' }
const stay = { ...place, ...vehicle, durationMinutes: 60, startsAt: 1 }

/** What is known of one kind without asking anybody. */
function known<Intent, Result>(
  kind: AnyChargeKind<Intent, Result>,
  intent: Intent,
  subject: string,
  paysByCall: boolean,
) {
  const keptAsText: unknown = JSON.parse(JSON.stringify(intent))
  return {
    name: kind.name,
    subject: [kind.subject(intent), subject],
    paysByCall: [kind.paysByCall(intent), paysByCall],
    read: [v.parse(kind.intent, keptAsText), intent],
    schema: kind.intent,
  }
}

const kinds = {
  start: known(startKind, { ...stay, ...card }, 'A123BC116', false),
  renew: known(renewKind, { ...session, durationMinutes: 30, ...card }, '12', false),
  cancel: known(cancelKind, session, '12', true),
  startUnpaid: known(startUnpaidKind, { ...place, ...vehicle }, 'A123BC116', true),
  endUnpaid: known(endUnpaidKind, { ...session, ...card }, '12', true),
  payDeferred: known(payDeferredKind, { ...session, amount: 3500, ...card }, '12', false),
  abort: known(abortKind, { ...session, method: 'card' }, '12', true),
  barrier: known(
    barrierKind,
    { sessionId: '33', parking: '777', ticket: '5', amount: 2800, ...card },
    '777 5',
    false,
  ),
  permit: known(
    permitKind,
    {
      code: 'M1',
      plate: 'А123ВС116',
      startDate: '2026-11-24',
      startsAt: 1,
      cost: 2250,
      ...card,
      phone: null,
    },
    'A123BC116',
    false,
  ),
  permitRefund: known(
    permitRefundKind,
    { orderNumber: 'AB-1', plate: null, endsAt: 1 },
    'AB-1',
    true,
  ),
  topUp: known(topUpKind, { amount: 50_000, ...card, phone: null }, 'balance', false),
  guestStart: known(guestStartKind, { ...stay, ...phone }, 'A123BC116', true),
  order: known(orderKind, { order: '77' }, '77', false),
}

describe('an intent', () => {
  it.each(Object.entries(kinds))('%s is kept under the name of its kind', (name, kind) => {
    expect(kind.name).toBe(name)
  })

  it.each(Object.entries(kinds))(
    '%s is read again as it was kept, all of it',
    (_name, { read }) => {
      expect(read[0]).toEqual(read[1])
    },
  )

  it.each(Object.entries(kinds))('%s is not taken out of anything else', (_name, { schema }) => {
    expect(v.is(schema, { something: 'else' })).toBe(false)
  })

  it.each(Object.entries(kinds))(
    '%s keeps others of its car, session or order out',
    (_name, kind) => {
      expect(kind.subject[0]).toBe(kind.subject[1])
    },
  )

  it.each(Object.entries(kinds))('%s is paid by a card with the call, or not', (_name, kind) => {
    expect(kind.paysByCall[0]).toBe(kind.paysByCall[1])
  })

  it.each([
    ['start', startKind.intent],
    ['startUnpaid', startUnpaidKind.intent],
    ['guestStart', guestStartKind.intent],
  ])('%s is read again for a foreign plate, and for no other way to write one', (_name, intent) => {
    const foreign = { ...stay, ...phone, format: 'foreign' }
    expect(v.is(intent, foreign)).toBe(true)
    expect(v.is(intent, { ...foreign, format: '' })).toBe(false)
  })
})

it('may be paid by the call where a phone pays, which a city may charge without a page', () => {
  expect(startKind.paysByCall(phone)).toBe(true)
  expect(renewKind.paysByCall({ ...session, durationMinutes: 30, ...phone })).toBe(true)
  expect(payDeferredKind.paysByCall({ ...session, amount: 3500, ...phone })).toBe(true)
  expect(topUpKind.paysByCall({ amount: 50_000, ...phone })).toBe(false)
})

it('ending an unpaid session has happened before anything is paid at the bank', () => {
  expect(endUnpaidKind.happensBeforeBank).toBe(true)
})
