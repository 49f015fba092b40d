import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../openapi/readContract.ts'
import { answering, apiOf, failure } from './api.testkit.ts'
import { calls } from './calls.testkit.ts'
import {
  addVehicle,
  ApiError,
  askChargeStatus,
  changeVehicle,
  startNoBalanceSession,
  startParking,
  type Api,
} from './index.ts'

const moving = new Set(
  operations
    .filter(({ operation }) => operation['x-moves-money'] === true)
    .map(({ operation }) => operation.operationId),
)
const moneyCalls = calls.filter(([name]) => moving.has(name))
const callOf = new Map(moneyCalls)
const pay = async (name: string, result: unknown) => {
  const call = callOf.get(name)
  if (call === undefined) throw new Error(`no call ${name}`)
  return call(answering(JSON.stringify({ status: 'ok', result })))
}

/** Whether a body says ok and carries no error: without both nothing has succeeded. */
function saysOk(body: string): boolean {
  const answer: unknown = JSON.parse(body)
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const own = (name: string) => (Object.hasOwn(answer, name) ? Reflect.get(answer, name) : null)
  const isOk = own('status') === 'ok' || own('status') === 'Ok'
  const isNamed = [answer, own('result')].some((part) =>
    /\S/.test(String(Reflect.get(Object(part), 'errorName') ?? '')),
  )
  return isOk && !isNamed
}

/** Answers of any shape, many of them close to a real one. */
const answers = fc.oneof(
  fc.json(),
  fc
    .record(
      {
        status: fc.oneof(fc.constantFrom('ok', 'Ok', 'OK', 'error', 'Error', '', true, 1, null)),
        errorName: fc.constantFrom('NoMoneyNoHoney', 'Anything', null, true, { code: 5 }, []),
        result: fc.oneof(
          fc.jsonValue(),
          fc.record(
            {
              RedirectURL: fc.oneof(fc.webUrl(), fc.jsonValue()),
              amount: fc.constantFrom('0.00', 0, '12.50', -1, 'x', null),
              sum: fc.constantFrom('0.00', '12.50', null),
              session: fc.jsonValue(),
              reservationId: fc.oneof(fc.string(), fc.integer()),
              order: fc.constantFrom('100500', '1', null),
              status: fc.constantFrom('authorized', 'declined', null),
              message: fc.string(),
            },
            { requiredKeys: [] },
          ),
        ),
      },
      { requiredKeys: [] },
    )
    .map((body) => JSON.stringify(body)),
)

describe.each(moneyCalls)('%s', (_name, run) => {
  it('never takes an answer for a success that does not say so', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (body) => {
        const outcome = await run(answering(body)).then(
          () => 'success',
          (error: unknown) => error,
        )
        const isTyped = outcome === 'success' || outcome instanceof ApiError
        expect(isTyped && (outcome !== 'success' || saysOk(body))).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    { id: 0 },
    { id: -1, reservationId: 'null' },
    { id: '', reservationId: '0' },
    { session: { id: 0, startDate: '2026-11-21 12:00:00', endDate: '2026-11-21 13:00:00' } },
    { RedirectURL: 'null' },
    { RedirectURL: '', orderId: 0, orderNum: '-1' },
    { balance: -1 },
    { sum: -1, balance: '-1.00' },
    { amount: -1, refill: -1 },
    { message: 'null', status: 0 },
    { message: 0, status: 'null', order: -1 },
    { asd: 'sdf' },
    [1, 'x', { foo: 1 }],
    'x',
  ])('finds no sign of success in %j', async (result) => {
    const error = await failure(run(answering(JSON.stringify({ status: 'ok', result }))))
    expect(error).toMatchObject({ kind: 'malformed', outcomeUnknown: true })
  })

  it.each(['{"status":"ok"}', '{"status":"Ok","result":null}', '{"status":"ok","result":{}}'])(
    'does not know what %s did',
    async (body) => {
      const error = await failure(run(answering(body)))
      expect(error).toMatchObject({ kind: 'malformed', outcomeUnknown: true })
    },
  )
})

describe('paying', () => {
  it.each(['cancelNoBalanceSession', 'payDeferredSession', 'abortSession', 'paySubscription'])(
    '%s is done only when nothing is left to pay',
    async (name) => {
      await expect(pay(name, { amount: '0.00' })).resolves.toEqual({ kind: 'done' })
      await expect(pay(name, { amount: 0 })).resolves.toEqual({ kind: 'done' })
      for (const result of [
        { amount: '75.00' },
        { amount: -1 },
        { orderId: '1' },
        { amount: '' },
      ]) {
        const error = await failure(pay(name, result))
        expect(error).toMatchObject({ kind: 'malformed', outcomeUnknown: true })
      }
    },
  )

  it('tells where to pay, and leaves the address as it came', async () => {
    const result = { RedirectURL: 'https://pay,bank.example/a', amount: 75, orderId: 100500 }
    await expect(pay('payDeferredSession', result)).resolves.toEqual({
      kind: 'redirect',
      url: 'https://pay,bank.example/a',
      amount: 7500,
      orderId: '100500',
    })
  })

  it('knows a session by its own record or by its number', async () => {
    await expect(pay('startParking', { id: 7 })).resolves.toEqual({
      kind: 'started',
      session: null,
      reservationId: '7',
    })
    await expect(failure(pay('startParking', { session: {} }))).resolves.toMatchObject({
      outcomeUnknown: true,
    })
  })

  it.each([
    [
      { sum: '50.00', balance: '400.00' },
      { returned: 5000, balance: 40_000 },
    ],
    [{ sum: 0 }, { returned: 0, balance: null }],
    [
      { sum: '1', balance: -1 },
      { returned: 100, balance: null },
    ],
  ])('reads %j of a cancelled session', async (result, outcome) => {
    await expect(pay('cancelSession', result)).resolves.toEqual({ kind: 'cancelled', ...outcome })
  })

  it('takes the number of a session that is one', async () => {
    await expect(pay('startParking', { reservationId: 0, id: 7 })).resolves.toMatchObject({
      reservationId: '7',
    })
  })

  it('does not believe that cancelling takes money', async () => {
    expect((await failure(pay('cancelSession', { sum: '-5' }))).outcomeUnknown).toBe(true)
  })

  it.each([
    ['authorized', true, false],
    ['declined', false, true],
    ['waiting', false, false],
    ['AUTHORIZED?', false, false],
  ])('tells what became of a card payment that is %s', async (status, isAuthorized, isDeclined) => {
    const result = { order: '100500', status }
    await expect(pay('sendCardPayment', result)).resolves.toEqual({
      kind: 'reported',
      isAuthorized,
      isDeclined,
    })
  })

  it.each([
    [{ state: 'done' }, { kind: 'done', orderId: null }],
    [
      { state: 'done', orderId: '7' },
      { kind: 'done', orderId: '7' },
    ],
    [
      { state: 'refused', reason: 'NoMoneyNoHoney' },
      { kind: 'refused', errorName: 'NoMoneyNoHoney' },
    ],
    [
      { state: 'refused', reason: 'Anything' },
      { kind: 'refused', errorName: null },
    ],
    [{ state: 'processing' }, { kind: 'processing' }],
    [{ state: 'unknown' }, { kind: 'neverCame' }],
  ])('reads %j as what became of a call', async (result, status) => {
    const api = answering(JSON.stringify({ status: 'ok', result }))
    await expect(api.run(askChargeStatus({ key: 'key-1' }))).resolves.toEqual(status)
  })

  it.each([{}, { state: 'never' }, { state: 1 }, [], 'done'])(
    'does not take %j for what became of a call',
    async (result) => {
      const api = answering(JSON.stringify({ status: 'ok', result }))
      expect((await failure(api.run(askChargeStatus({ key: 'key-1' })))).kind).toBe('malformed')
    },
  )

  it('does not take the report of another order for its own', async () => {
    const result = { order: '1', status: 'authorized' }
    expect((await failure(pay('sendCardPayment', result))).outcomeUnknown).toBe(true)
  })
})

describe('the plate that is sent', () => {
  /** The fields that a call sends. */
  const sent = async (call: Parameters<Api['run']>[0]) => {
    let body = ''
    const api = apiOf(async (request) => {
      body = await request.text()
      return new Response('{}')
    })
    await api.run(call).catch(() => undefined)
    return Object.fromEntries(new URLSearchParams(body))
  }
  const request = { zone: '101', durationMinutes: 60 }

  it.each([
    ['WХ12345', 'foreign', 'WX12345'],
    ['A123BC116', 'russian', 'А123ВС116'],
    ['A123BC116', 'foreign', 'A123BC116'],
  ] as const)('for %s (%s) is %s', async (plate, format, written) => {
    const vehicle = { plate, format, category: 'B', isMain: true } as const
    const start = startParking({ request: { ...request, vehicle }, method: 'balance' })
    expect(await sent(start)).toMatchObject({ Vehicle: written })
    expect(await sent(startNoBalanceSession({ zone: '101', vehicle }))).toMatchObject({
      'Vehicle[Number]': written,
    })
    expect(await sent(addVehicle(vehicle))).toMatchObject({ ГРЗ: written })
  })

  it('leaves the old one as the back end keeps it, where a vehicle is changed', async () => {
    const change = { plate: 'WХ12345', format: 'foreign' } as const
    expect(await sent(changeVehicle({ plate: 'WХ12345', change }))).toEqual({
      token: 'token-1',
      oldgrz: 'WХ12345',
      newgrz: 'WX12345',
      ГРЗ: 'WX12345',
      Формат: 'Foreign',
    })
  })

  it('is the old one where it stays, with nothing but what was changed', async () => {
    const plate = 'А123ВС116'
    expect(await sent(changeVehicle({ plate, change: { isMain: true } }))).toEqual({
      token: 'token-1',
      oldgrz: plate,
      newgrz: plate,
      Основной: 'true',
    })
    const change = { name: null, stsNumber: null, documentType: 'vehiclePassport' } as const
    expect(await sent(changeVehicle({ plate, change }))).toEqual({
      token: 'token-1',
      oldgrz: plate,
      newgrz: plate,
      Наименование: '',
      СерияНомерДокумента: '',
      ТипДокумента: 'Паспорт ТС',
    })
  })
})
