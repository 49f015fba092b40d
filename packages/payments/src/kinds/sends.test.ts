import { backEnd, createTestContext, ok } from '@parking/runtime/testing'
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

/** Sends an intent: what it came to, and what the back end was asked. */
async function send<Intent, Result>(
  kind: AnyChargeKind<Intent, Result>,
  intent: Intent,
  result: object,
) {
  const server = backEnd({
    'get-options-info-v3': () => ok({ isClose: false, guestToken: 'guest-1' }),
    '*': () => ok(result),
  })
  const context = await createTestContext({ fetch: server.fetch })
  const answer = await kind.send(context, intent, 'key-1')
  const sent = server.calls.filter(({ name }) => name !== 'get-options-info-v3')
  return { answer, asked: sent.map(({ path, key, fields }) => ({ path, key, fields })) }
}

const vehicle = { plate: 'А123ВС116', format: 'russian', category: 'C' } as const
const parking = { zone: '101', parkingCode: '10101' }
const since = Date.parse('2026-11-23T10:00:00Z')
const session = { reservationId: '12', plate: 'А123ВС116', zone: '101', endsAt: since }
const mobile = { method: 'mobile', phone: '79001234567' }
const ticket = { parking: '777', ticket: '5', sessionId: '33', amount: 2800 }
const permit = {
  code: 'M1',
  plate: 'А123ВС116',
  startDate: '2026-11-24',
  startsAt: since,
  cost: 225_000,
}
const stay = { ...parking, ...vehicle, durationMinutes: 60 }
const startFields = {
  Vehicle: 'А123ВС116',
  NumberFormat: 'Russian',
  Category: 'C',
  Zone: '101',
  ParkingCode: '10101',
  Duration: '60',
}
const orderFields = { OrderId: '12', PaymentService: 'mobile', phone: '79001234567' }
const byMobile = { PaymentService: 'mobile', phone: '79001234567' }

describe('what is paid at a bank', () => {
  /** A page to pay on: some calls write its address in one way, some in the other. */
  const page = (amount: string | null) => ({
    RedirectURL: 'https://pay.example/77',
    redirectURL: 'https://pay.example/77',
    orderId: '77',
    amount,
  })

  it.each([
    [
      'start',
      () => send(startKind, { ...stay, ...mobile }, page('28.00')),
      '/api/payment/start',
      { ...startFields, ...byMobile },
    ],
    [
      'start of a stay that has begun',
      () => send(startKind, { ...stay, ...mobile, startsAt: since }, page('28.00')),
      '/api/payment/start',
      { ...startFields, ...byMobile, timestart: '2026-11-23 13:00:00' },
    ],
    [
      'guestStart',
      () => send(guestStartKind, { ...stay, ...mobile }, page('28.00')),
      '/api/payment/start',
      { ...startFields, ...byMobile, Token: 'guest-1' },
    ],
    [
      'guestStart of a stay that has begun',
      () => send(guestStartKind, { ...stay, ...mobile, startsAt: since }, page('28.00')),
      '/api/payment/start',
      { ...startFields, ...byMobile, Token: 'guest-1', timestart: '2026-11-23 13:00:00' },
    ],
    [
      'renew',
      () => send(renewKind, { ...session, durationMinutes: 30, ...mobile }, page('28.00')),
      '/api/payment/renew',
      { ReservationId: '12', Duration: '30', ...byMobile },
    ],
    [
      'endUnpaid',
      () => send(endUnpaidKind, { ...session, ...mobile }, page('28.00')),
      '/api/payment/cancel/v2',
      orderFields,
    ],
    [
      'payDeferred',
      () => send(payDeferredKind, { ...session, amount: 3500, ...mobile }, page('28.00')),
      '/api/payment/deffered/v1',
      orderFields,
    ],
    [
      'barrier',
      () => send(barrierKind, { ...ticket, ...mobile }, page('28.00')),
      '/backend/v2/payPlane',
      {
        parkingNumber: '777',
        sessionId: '33',
        paymentService: 'mobile',
        phone: '79001234567',
      },
    ],
    [
      'permit',
      () => send(permitKind, { ...permit, ...mobile }, page('28.00')),
      '/api/payment/subscription',
      {
        codeSubscription: 'M1',
        vehicle: 'А123ВС116',
        timestart: '24/11/2026',
        paymentService: 'mobile',
        phone: '79001234567',
      },
    ],
    [
      'topUp',
      () => send(topUpKind, { amount: 50_000, ...mobile }, page('28.00')),
      '/api/payment/refill',
      { RefillAmount: '500.00', ...byMobile },
    ],
  ])('is asked for once, in full, and leads there: %s', async (_kind, run, path, fields) => {
    const { answer, asked } = await run()
    expect(asked).toEqual([{ path, key: 'key-1', fields }])
    const expected = { url: 'https://pay.example/77', order: '77', amount: 2800 }
    expect(answer).toEqual({ kind: 'atBank', page: expected })
  })

  it.each([null, '0.00', '-1.00'])('has no sum where the city says %s', async (amount) => {
    const { answer } = await send(topUpKind, { amount: 50_000, ...mobile }, page(amount))
    expect(answer).toMatchObject({ kind: 'atBank', page: { amount: null } })
  })
})

describe('what the call itself does', () => {
  const started = { kind: 'started', session: null, reservationId: '9' }

  it.each([
    [
      'start, from the balance where no method is named',
      () => send(startKind, stay, { reservationId: '9' }),
      '/api/payment/start',
      { ...startFields, PaymentService: 'balance' },
      started,
    ],
    [
      'renew, from the balance where no method is named',
      () => send(renewKind, { ...session, durationMinutes: 30 }, { reservationId: '9' }),
      '/api/payment/renew',
      { ReservationId: '12', Duration: '30', PaymentService: 'balance' },
      started,
    ],
    [
      'startUnpaid',
      () => send(startUnpaidKind, { ...parking, ...vehicle }, { reservationId: '9' }),
      '/api/payment/start/v2',
      {
        Zone: '101',
        ParkingCode: '10101',
        'Vehicle[Number]': 'А123ВС116',
        'Vehicle[NumberFormat]': 'Russian',
        'Vehicle[Category]': 'C',
      },
      started,
    ],
    [
      'endUnpaid',
      () => send(endUnpaidKind, { ...session, method: 'card' }, { amount: '0.00' }),
      '/api/payment/cancel/v2',
      { OrderId: '12', PaymentService: 'card' },
      { kind: 'paid', amount: null },
    ],
    [
      'cancel',
      () => send(cancelKind, session, { sum: '10.00' }),
      '/api/payment/cancel',
      { ReservationId: '12' },
      { kind: 'cancelled', returned: 1000, balance: null },
    ],
    [
      'abort',
      () => send(abortKind, { ...session, method: 'card' }, { amount: '0.00' }),
      '/api/payment/break/v1',
      { OrderId: '12', PaymentService: 'card' },
      'aborted',
    ],
    [
      'permit',
      () => send(permitKind, { ...permit, method: 'balance', phone: null }, { amount: '0.00' }),
      '/api/payment/subscription',
      {
        codeSubscription: 'M1',
        vehicle: 'А123ВС116',
        timestart: '24/11/2026',
        paymentService: 'balance',
      },
      { kind: 'done' },
    ],
    [
      'permitRefund',
      () =>
        send(
          permitRefundKind,
          { orderNumber: 'AB-1', plate: null, endsAt: null },
          { amount: '1.00' },
        ),
      '/backend/v2/refund',
      { orderNum: 'AB-1' },
      { message: null, amount: 100 },
    ],
    [
      'barrier',
      () => send(barrierKind, { ...ticket, method: 'balance' }, { message: 'ok' }),
      '/backend/v2/payPlane',
      { parkingNumber: '777', sessionId: '33', paymentService: 'balance' },
      { amount: 2800, message: 'ok' },
    ],
    [
      'payDeferred',
      () =>
        send(payDeferredKind, { ...session, amount: 3500, method: 'balance' }, { amount: '0.00' }),
      '/api/payment/deffered/v1',
      { OrderId: '12', PaymentService: 'balance' },
      { amount: 3500 },
    ],
  ])('is asked for once, in full, and done: %s', async (_kind, run, path, fields, result) => {
    const { answer, asked } = await run()
    expect(asked).toEqual([{ path, key: 'key-1', fields }])
    expect(answer).toEqual({ kind: 'happened', result })
  })

  it('is nothing for an order of which only the number is known', async () => {
    await expect(send(orderKind, { order: '77' }, {})).rejects.toThrow('never sent')
  })
})
