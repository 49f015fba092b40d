import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTest, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let kazan: TestCity
let Token: string
beforeEach(async () => {
  kazan = await openTest()
  Token = await kazan.login()
})
afterEach(() => kazan.sandbox.close())

const start = (Zone = '101') =>
  kazan.form(
    '/api/payment/start',
    { Token, Vehicle: 'А123ВС116', Zone, Duration: 60, PaymentService: 'balance' },
    'key-1',
  )
const ask = async (token = Token) => {
  const { result } = await kazan.form('/api/payment/status', { Token: token, Key: 'key-1' })
  return result
}
const countTransfers = async () => {
  const { body } = await kazan.control('/ledger', undefined)
  const transfers = body['transfers']
  return Array.isArray(transfers) ? transfers.length : null
}

test('a call that was answered is done, however its answer was lost', async () => {
  await kazan.control('/faults', { operationId: 'startParking', kind: 'lost' })
  await expect(start()).rejects.toThrow('fetch failed')
  expect(await ask()).toEqual({ state: 'done' })
})

test('a call that gave an address to pay at tells its order', async () => {
  const refill = { Token, RefillAmount: '500', PaymentService: 'card' }
  const { result } = await kazan.form('/api/payment/refill', refill, 'key-1')
  expect(await ask()).toEqual({ state: 'done', orderId: result['orderId'] })
})

test('a call that was refused is refused by its name', async () => {
  const { body } = await start('no such zone')
  expect(await ask()).toEqual({ state: 'refused', reason: body['errorName'] })
})

test('a call that was refused in words alone is refused too', async () => {
  const refund = { method: 'POST', path: '/backend/v2/refund', json: { orderNum: 'none' } }
  const { body } = await kazan.send({ ...refund, token: Token, key: 'key-1' })
  expect(body).toEqual({ status: 'Error', errorMessage: 'Абонемент не найден' })
  expect(await ask()).toEqual({ state: 'refused' })
})

test('a call that is late on its way is processing, and done in the end', async () => {
  const fault = { operationId: 'startParking', kind: 'late', milliseconds: 1000 }
  await kazan.control('/faults', fault)
  await expect(start()).rejects.toThrow('fetch failed')
  expect(await ask()).toEqual({ state: 'processing' })
  await vi.waitFor(async () => expect(await ask()).toEqual({ state: 'done' }), {
    timeout: 30_000,
  })
})

test('after a key was asked about that never came, no call under it moves money', async () => {
  const before = await countTransfers()
  expect(await ask()).toEqual({ state: 'unknown' })
  const late = await start()
  expect(late).toMatchObject({ status: 422, body: { errorName: 'ValidationError' } })
  expect(await countTransfers()).toBe(before)
  expect(await ask()).toEqual({ state: 'unknown' })
})

test('a key of another account is not told, and stays good for its own', async () => {
  const { body } = await start()
  expect(await ask(await kazan.login('poor@parking.example'))).toEqual({ state: 'unknown' })
  expect(await ask()).toEqual({ state: 'done' })
  expect((await start()).body).toEqual(body)
})

test('nobody is told without a token', async () => {
  const { body } = await kazan.form('/api/payment/status', { Key: 'key-1' })
  expect(body['errorName']).toBe('TokenNotFound')
})
