import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTest, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let city: TestCity
let Token: string
afterEach(() => city.sandbox.close())

async function open(id: string): Promise<void> {
  city = await openTest(id)
  await city.control('/reset', { scenario: 'driver', keepClock: true })
  Token = await city.login()
}

const stay = { Vehicle: 'А777АА16', Zone: '101', Duration: 60, PaymentService: 'balance' }
const start = async (key?: string) =>
  (await city.form('/api/payment/start', { Token, ...stay }, key)).body
const history = async (): Promise<Record<string, unknown>[]> => {
  const { body } = await city.form('/api/profile/get-operations-with-filter', { Token })
  return Array.isArray(body['result']) ? body['result'] : []
}
const read = async () => {
  const { result } = await city.get('/api/profile/get-profile-v6', { token: Token })
  const { sessions, balance } = result
  const payments = (await history()).filter(({ type }) => type === 'payment')
  const parked = Array.isArray(sessions) ? sessions.length : null
  return { balance: Number(balance), parked, payments: payments.length }
}

describe('a city without keys', () => {
  beforeEach(() => open('tula'))

  test('passes over a key: the same again is another call', async () => {
    expect(await start('key-1')).toMatchObject({ status: 'ok' })
    expect(await start('key-1')).toMatchObject({ errorName: 'ParkingSessionAlreadyExists' })
    expect(await start('k'.repeat(300))).toMatchObject({ errorName: 'ParkingSessionAlreadyExists' })
  })

  test.each(['/api/payment/status', '/api/auth/logout'])('has no %s', async (path) => {
    const { status } = await city.form(path, { Token, token: Token, Key: 'key-1' })
    expect(status).toBe(404)
  })
})

test('a city with keys answers the same again', async () => {
  await open('kazan')
  const first = await start('key-1')
  expect(first).toMatchObject({ status: 'ok' })
  expect(await start('key-1')).toEqual(first)
})

test.each([
  ['kazan', '2026-11-24 12:00:07', '2026-11-24 13:00:07'],
  ['tula', '24/11/2026 12:00', '24/11/2026 13:00'],
  ['perm', '2026-11-24 14:00', '2026-11-24 15:00'],
])('%s writes its times in its own format', async (id, from, to) => {
  await open(id)
  await city.control('/clock', { now: '2026-11-24T09:00:07Z', frozen: true })
  const { result } = await city.form('/api/payment/start', { Token, ...stay })
  expect(result['session']).toMatchObject({ startDate: from, endDate: to })
  expect((await history())[0]).toMatchObject({ dateOperation: from, startsOf: from, endOf: to })
  const { body } = await city.get('/api/finesstorage/fines/v1', { token: Token })
  const fines =
    id === 'kazan'
      ? /"date":"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/
      : /"date":"\d\d\.\d\d\.\d{4} \d\d:\d\d"/
  expect(JSON.stringify(body)).toMatch(fines)
})

describe('a call that is carried out twice', () => {
  const twice = (operationId: string) => city.control('/faults', { operationId, kind: 'twice' })

  test('is refused because of its own first copy, where no keys are known', async () => {
    await open('tula')
    const before = await read()
    await twice('startParking')
    expect(await start('key-1')).toMatchObject({ errorName: 'ParkingSessionAlreadyExists' })
    expect((await read()).payments).toBe(before.payments + 1)
  })

  test('charges twice, where nothing forbids the second', async () => {
    await open('tula')
    const { result } = await city.form('/api/payment/start', { Token, ...stay })
    await twice('renewSession')
    const ReservationId = String(result['reservationId'])
    const more = { Token, ReservationId, Duration: 60, PaymentService: 'balance' }
    expect((await city.form('/api/payment/renew', more)).body).toMatchObject({ status: 'ok' })
    expect((await history()).filter(({ type }) => type === 'renew')).toHaveLength(2)
  })

  test('is one, where keys are known', async () => {
    await open('kazan')
    const before = await read()
    await twice('startParking')
    expect(await start('key-1')).toMatchObject({ status: 'ok' })
    expect((await read()).payments).toBe(before.payments + 1)
  })
})

describe('an account that is late', () => {
  const pass = (seconds: number) => city.control('/clock', { move: seconds * 1000 })
  beforeEach(async () => {
    await open('tula')
    await city.control('/lag', { seconds: 120 })
  })

  test('shows what has happened only after so long, by the clock of the city', async () => {
    const before = await read()
    await start()
    expect(await read()).toEqual(before)
    await pass(119)
    expect(await read()).toEqual(before)
    await pass(1)
    const after = await read()
    expect(after).toMatchObject({ parked: (before.parked ?? 0) + 1, payments: before.payments + 1 })
    expect(after.balance).toBeLessThan(before.balance)
  })

  test('shows one thing after the other', async () => {
    const before = await read()
    await start()
    await pass(60)
    const refill = { Token, RefillAmount: '500', PaymentService: 'card' }
    const { result } = await city.form('/api/payment/refill', refill)
    const path = `/pages/acquirer/${String(result['orderId'])}`
    await city.form(path, { choice: 'pay' })
    await pass(60)
    const between = await read()
    expect(between.balance).toBeLessThan(before.balance)
    await pass(60)
    expect((await read()).balance).toBe(between.balance + 500)
  })

  test('knows who has signed in since, and nobody else', async () => {
    const before = await read()
    await start()
    Token = await city.login()
    expect(await read()).toEqual(before)
    const stranger = await city.get('/api/profile/get-profile-v6', { token: 'x' })
    expect(stranger.body['errorName']).toBe('TokenNotFound')
  })

  test('is late no more once it is healed', async () => {
    const before = await read()
    await start()
    const url = 'http://localhost/sandbox/control/tula/faults'
    await city.sandbox.handle(new Request(url, { method: 'DELETE' }))
    expect((await read()).payments).toBe(before.payments + 1)
  })
})
