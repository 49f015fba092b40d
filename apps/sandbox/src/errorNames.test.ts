import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { REPOSITORY } from './city/readCityFiles.ts'
import { isRecord } from './wire/input.ts'
import { COMPANY, DRIVER, findGuestToken } from './seed/demoAccounts.ts'
import { openTest, testCity, type TestAnswer, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/**
 * Names no request brings out of the sandbox by itself, each with its reason. A fault of the
 * control plane answers with any of them.
 */
const ONLY_BY_FAULT: Readonly<Record<string, string>> = {
  UnknownError: 'is what a back end says when it fails: the sandbox has no such failure to offer',
  InDevelopingError: 'no call is unfinished',
  NotInCity: 'no call carries where the driver is',
  CantFindLocation: 'no call carries where the driver is',
  TariffNotFound: 'a zone without prices costs 50 roubles',
  CalculationCostError: 'the cost of every stay in range is known',
  CostCalculationError: 'the same, in its other spelling',
  CalendarIsEmpty: 'the calendar is part of the cities',
  ServerGateParkingError: 'the barrier is part of the sandbox',
  SetEmailInProfile: 'every account has an e-mail or is a guest',
  ItNeedToBeAString: 'a form has nothing but strings',
  doublePhone: 'the other spelling of DoublePhone',
  loginTryLimit: 'the other spelling of LoginTryLimit',
}

let kazan: TestCity
let Token = ''
const seen = new Set<string>()
const note = (answer: TestAnswer) => {
  seen.add(String(answer.body['errorName']))
  return answer
}
const post = async (path: string, form: Record<string, string | number>) =>
  note(await kazan.form(path, form))

beforeAll(async () => {
  kazan = await openTest()
  Token = await kazan.login()
})
afterAll(() => kazan.sandbox.close())

const start = { Vehicle: 'А100АА116', Zone: '101', Duration: 60, PaymentService: 'balance' }

async function tokens() {
  await post('/api/payment/cost', {})
  const { body } = await kazan.control('/reset', { scenario: 'driver with an expired token' })
  await post('/api/payment/cost', { ...start, Token: String(body['token']) })
  note(await kazan.get('/api/profile/get-profile-v6', { token: findGuestToken('kazan') }))
  Token = await kazan.login()
}

async function payments() {
  const money = { ...start, Token }
  const begun = await post('/api/payment/start', money)
  const { Duration: _, ...withoutDuration } = money
  await post('/api/payment/start', withoutDuration)
  await post('/api/payment/start', { ...money, Zone: '' })
  await post('/api/payment/start', { ...money, Zone: '999' })
  await post('/api/payment/start', { ...money, Vehicle: '' })
  await post('/api/payment/start', { ...money, Vehicle: 'XYZ' })
  await post('/api/payment/start', { ...money, Duration: 'hour' })
  await post('/api/payment/start', { ...money, Duration: 5 })
  await post('/api/payment/start', money)
  await post('/api/payment/start', { ...money, Vehicle: 'А101АА116', PaymentService: '' })
  await post('/api/payment/start', { ...money, Vehicle: 'А101АА116', PaymentService: 'gold' })
  await post('/api/payment/start', { ...money, timestart: '2026-11-24 23:00:00' })
  const poor = await kazan.login('poor@parking.example')
  await post('/api/payment/start', { ...money, Token: poor, Vehicle: 'А102АА116' })
  await post('/api/payment/refill', { Token, PaymentService: 'card', RefillAmount: '' })
  await post('/api/payment/refill', { Token, PaymentService: 'card', RefillAmount: 'much' })
  await post('/api/payment/refill', { Token, PaymentService: 'card', RefillAmount: '15000.01' })
  await post('/api/payment/cancel', { Token, ReservationId: 'none' })
  const permit = { token: Token, vehicle: 'А103АА116', codeSubscription: 'day' }
  await post('/api/payment/subscription', permit)
  await post('/api/payment/subscription', permit)
  note(await kazan.get('/api/payment/payment-from-portal', { order: 'x', amount: '1.00' }))
  await kazan.control('/clock', { move: 40 * 60_000 })
  const ReservationId = String(begun.result['reservationId'])
  await post('/api/payment/cancel', { Token, ReservationId })
  await kazan.control('/clock', { move: 40 * 60_000 })
  await post('/api/payment/cancel', { Token, ReservationId })
  const ryazan = testCity(kazan.sandbox, 'ryazan')
  const byParking = { ...start, Token: await ryazan.login(), ParkingCode: '99999', Zone: '' }
  note(await ryazan.form('/api/payment/start', byParking))
}

async function unpaidAndBarrier() {
  const session = { Token, Zone: '101', 'Vehicle[Number]': 'А104АА116' }
  await kazan.control('/clock', { now: '2026-11-24T20:00:00Z' })
  const { result } = await post('/api/payment/start/v2', session)
  const OrderId = String(result['reservationId'])
  await post('/api/payment/cancel/v2', { Token, OrderId, PaymentService: 'card' })
  const price = async () =>
    kazan.send({
      method: 'GET',
      path: '/backend/v2/costPlane',
      query: { ticketNumber: '100002' },
      token: Token,
    })
  const { result: offer } = await price()
  await kazan.control('/clock', { move: 5 * 60_000 })
  const paying = { sessionId: offer['sessionId'], paymentService: 'balance' }
  note(await kazan.json('/backend/v2/payPlane', paying, Token))
}

async function logins() {
  const login = '/api/auth/login-v5'
  await post(login, { login: 'nopassword@parking.example', password: 'x' })
  await post(login, { login: 'stranger@parking.example', password: 'x' })
  for (let tries = 0; tries < 10; tries++) await post(login, { login: DRIVER.email, password: 'x' })
  await post(login, { login: DRIVER.email, password: 'x', captcha: 'wrong' })
}

async function registrations() {
  const person = { pass: 'secret-1', email: 'some@parking.example', phone: '79113334455' }
  await post('/api/auth/registration-v2', { ...person, email: DRIVER.email })
  await post('/api/auth/registration-v2', { ...person, phone: DRIVER.phone })
  await post('/api/auth/registration-v2', { ...person, phone: '' })
  await post('/api/auth/registration-v2', { ...person, phone: '74951234567' })
  await post('/api/auth/registration-v2', { ...person, pass: '' })
  await post('/api/auth/check-email', { email: DRIVER.email })
  await post('/api/profile/send-sms-code', { token: Token, phone: DRIVER.phone })
  for (let sent = 0; sent < 6; sent++) {
    await post('/api/profile/send-sms-code', { token: Token, phone: '79113334456' })
  }
  await post('/api/auth/confirm-phone', { token: Token, code: 'none' })
  const passwords = { token: Token, pass: 'secret-1', currentpass: 'wrong' }
  const path = '/api/profile/change-password'
  note(await kazan.send({ method: 'PUT', path, form: passwords }))
  const company = { inn: COMPANY.inn, contractNumber: COMPANY.contract }
  const fleet = await kazan.form('/api/auth/login-corp-v1', company)
  const device = { token: String(fleet.body['token']), inn: COMPANY.inn }
  const activate = '/api/corp-profile/activate-device'
  note(await kazan.send({ method: 'PUT', path: activate, form: device }))
}

test('every error name that a server can give is produced by some request', async () => {
  await tokens()
  await payments()
  await unpaidAndBarrier()
  await logins()
  await registrations()
  const file = readFileSync(join(REPOSITORY, 'openapi/openapi.gen.json'), 'utf8')
  const contract: unknown = JSON.parse(file)
  const listed = namesOf(contract)
  expect(listed.length).toBeGreaterThan(50)
  const missing = listed.filter((name) => !seen.has(name))
  expect(missing.toSorted()).toEqual(Object.keys(ONLY_BY_FAULT).toSorted())
})

test('a fault brings out the names that no request does', async () => {
  for (const errorName of Object.keys(ONLY_BY_FAULT)) {
    await kazan.control('/faults', { operationId: 'calculateCost', kind: 'errorName', errorName })
    const { body } = await kazan.form('/api/payment/cost', { Token })
    expect(body['errorName']).toBe(errorName)
  }
})

function namesOf(contract: unknown): string[] {
  let at: unknown = contract
  for (const step of ['components', 'schemas', 'ErrorName']) at = isRecord(at) ? at[step] : null
  const list = isRecord(at) ? at['enum'] : null
  return Array.isArray(list) ? list.map(String) : []
}
