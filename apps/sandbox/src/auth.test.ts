import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COMPANY, DEMO_PASSWORD, DRIVER, findGuestToken } from './seed/demoAccounts.ts'
import { openTest, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let kazan: TestCity
beforeEach(async () => {
  kazan = await openTest()
})
afterEach(() => kazan.sandbox.close())

const login = (password: string, captcha = '') =>
  kazan.form('/api/auth/login-v5', { login: DRIVER.email, password, captcha })

test('a driver registers in three steps, with codes from the outbox', async () => {
  const person = { email: 'mine@parking.example', phone: '+7 911 222-33-44', pass: 'secret-1' }
  const first = await kazan.form('/api/auth/registration-v2', person)
  const token = String(first.result['emailSalt'])
  const wrong = await kazan.form('/api/auth/confirm-email', { token, code: 'none' })
  expect(wrong.body['errorName']).toBe('IncorrectCode')
  await kazan.form('/api/profile/send-email-code', { token, email: person.email })
  const code = await kazan.lastCode()
  const second = await kazan.form('/api/auth/confirm-email', { token, code })
  const phone = { token: String(second.result['phoneSalt']), code: await kazan.lastCode() }
  const third = await kazan.form('/api/auth/confirm-phone', phone)
  const profile = await kazan.get('/api/profile/get-profile-v6', {
    token: String(third.result['token']),
  })
  expect(profile.result).toMatchObject({
    email: person.email,
    telephone: { phone: '79112223344', isMain: true },
    balance: '0.00',
  })
  expect(profile.result).not.toHaveProperty('defaultZone')
  expect(await kazan.login(person.email, 'secret-1')).not.toBe('undefined')
})

test('what a registration agreed to is kept with it', async () => {
  const consent = {
    consentText: 'Даю <b>согласие</b>',
    consentVersion: '2025-09-01',
    consentAt: '2026-11-20T09:00:00.000Z',
  }
  const person = { email: 'mine@parking.example', phone: '79112223344', pass: 'secret-1' }
  const first = await kazan.form('/api/auth/registration-v2', { ...person, ...consent })
  const token = String(first.result['emailSalt'])
  const second = await kazan.form('/api/auth/confirm-email', {
    token,
    code: await kazan.lastCode(),
  })
  const kept = async () => {
    const { bytes } = await kazan.send({ method: 'GET', path: '/pages/operator' })
    return new TextDecoder().decode(bytes)
  }
  expect(await kept()).not.toContain('Согласия')
  const phone = { token: String(second.result['phoneSalt']), code: await kazan.lastCode() }
  await kazan.form('/api/auth/confirm-phone', phone)
  const page = await kept()
  expect(page).toContain(person.email)
  expect(page).toContain('версия 2025-09-01, 2026-11-20T09:00:00.000Z')
  expect(page).toContain('Даю &lt;b&gt;согласие&lt;/b&gt;')
})

test('an e-mail code that was used can be sent again, and then leads on', async () => {
  const person = { email: 'mine@parking.example', phone: '79112223344', pass: 'secret-1' }
  const { result } = await kazan.form('/api/auth/registration-v2', person)
  const token = String(result['emailSalt'])
  const confirm = async (code: string) =>
    (await kazan.form('/api/auth/confirm-email', { token, code })).body
  const first = await kazan.lastCode()
  expect((await confirm(first))['status']).toBe('ok')
  expect((await confirm(first))['errorName']).toBe('IncorrectCode')
  await kazan.form('/api/profile/send-email-code', { token })
  expect((await confirm(await kazan.lastCode()))['status']).toBe('ok')
})

test('too many codes are refused for as long as the oldest of them counts', async () => {
  const email = DRIVER.email
  const path = '/api/profile/restore-password/send-email'
  for (let sent = 0; sent < 5; sent++) await kazan.get(path, { email })
  await kazan.control('/clock', { move: 5 * 60_000 })
  const { body } = await kazan.get(path, { email })
  expect(body['errorName']).toBe('LimitSMS')
  expect(Number(body['retryAfter'])).toBeLessThanOrEqual(600)
  expect(Number(body['retryAfter'])).toBeGreaterThan(540)
})

test('a phone can be changed while registering', async () => {
  const person = { email: 'mine@parking.example', phone: '79112223344', pass: 'secret-1' }
  const { result } = await kazan.form('/api/auth/registration-v2', person)
  const code = await kazan.lastCode()
  const confirm = { token: String(result['emailSalt']), code }
  const { result: next } = await kazan.form('/api/auth/confirm-email', confirm)
  const token = String(next['phoneSalt'])
  await kazan.form('/api/auth/change-phone', { token, phone: '79115556677' })
  const done = await kazan.form('/api/auth/confirm-phone', { token, code: await kazan.lastCode() })
  const profile = await kazan.get('/api/profile/get-profile-v6', {
    token: String(done.result['token']),
  })
  expect(profile.result['telephones']).toEqual([{ phone: '79115556677', isMain: true }])
})

/** Asks for a code and tells it with its salt. */
async function askToRestore(email = DRIVER.email) {
  const { result } = await kazan.get('/api/profile/restore-password/send-email', { email })
  return { token: await kazan.lastCode(), salt: String(result['token']) }
}
const checkRestore = (fields: { token: string; salt: string }) =>
  kazan.get('/api/profile/restore-password/check', fields)

test('a restore code is good for the account that asked for it', async () => {
  const mine = await askToRestore()
  const other = await askToRestore('new@parking.example')
  const { body } = await checkRestore({ token: mine.token, salt: other.salt })
  expect(body['errorName']).toBe('IncorrectCode')
  expect((await checkRestore(mine)).body['status']).toBe('ok')
})

test('a fifth wrong restore code ends the code', async () => {
  const { token, salt } = await askToRestore()
  for (let tries = 0; tries < 5; tries++) await checkRestore({ token: 'none', salt })
  expect((await checkRestore({ token, salt })).body['errorName']).toBe('IncorrectCode')
})

test('a restore code runs out after a quarter of an hour', async () => {
  const asked = await askToRestore()
  await kazan.control('/clock', { move: 16 * 60_000 })
  expect((await checkRestore(asked)).body['errorName']).toBe('IncorrectCode')
})

test('a restored password works, the old one and the old tokens do not', async () => {
  const token = await kazan.login()
  const { result } = await checkRestore(await askToRestore())
  const path = '/api/profile/restore-password/change'
  const form = { token: String(result['token']), pass: 'another-1' }
  await kazan.send({ method: 'PUT', path, form })
  expect((await login(DEMO_PASSWORD)).body['errorName']).toBe('IncorrectLogin')
  expect((await login('another-1')).body['status']).toBe('ok')
  const old = await kazan.get('/api/profile/get-balance', { token })
  expect(old.body['errorName']).toBe('TokenExpired')
})

test('the token of a restore that was not checked changes nothing', async () => {
  const email = DRIVER.email
  const { result } = await kazan.get('/api/profile/restore-password/send-email', { email })
  const form = { token: String(result['token']), pass: 'another-1' }
  const path = '/api/profile/restore-password/change'
  const refused = await kazan.send({ method: 'PUT', path, form })
  expect(refused.body['errorName']).toBe('TokenNotFound')
})

test('ten wrong passwords bring the captcha, which is read once', async () => {
  for (let tries = 1; tries < 10; tries++) {
    expect((await login('wrong')).body['errorName']).toBe('IncorrectLogin')
  }
  const tenth = await login('wrong')
  expect(tenth.body['errorName']).toBe('LoginTryLimit')
  const png = Buffer.from(String(tenth.body['captcha']), 'base64')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect((await login(DEMO_PASSWORD)).body['errorName']).toBe('LoginTryLimit')
  expect((await login(DEMO_PASSWORD, 'wrong')).body['errorName']).toBe('CaptchaIncorrect')
  const captcha = await kazan.captcha(DRIVER.email)
  expect((await login(DEMO_PASSWORD, captcha.toUpperCase())).body['status']).toBe('ok')
  expect((await login(DEMO_PASSWORD)).body['status']).toBe('ok')
})

test('a captcha serves one try, however many come at once', async () => {
  for (let tries = 0; tries < 10; tries++) await login('wrong')
  const captcha = await kazan.captcha(DRIVER.email)
  const guesses = await Promise.all([login('guess', captcha), login(DEMO_PASSWORD, captcha)])
  const names = guesses.map(({ body }) => body['errorName'])
  expect(names).toEqual(['LoginTryLimit', 'CaptchaIncorrect'])
})

test('a captcha that was checked is used up', async () => {
  for (let tries = 0; tries < 10; tries++) await login('wrong')
  const captcha = await kazan.captcha(DRIVER.email)
  const check = () => kazan.form('/api/auth/check-captcha', { 'g-recaptcha-response': captcha })
  expect((await check()).body['status']).toBe('ok')
  expect((await check()).body['errorName']).toBe('CaptchaIncorrect')
})

const readBalance = async (token: string) =>
  (await kazan.get('/api/profile/get-balance', { token })).body

test('a changed password ends the tokens of other devices', async () => {
  const [mine, other] = [await kazan.login(), await kazan.login()]
  const path = '/api/profile/change-password'
  const form = { token: mine, pass: 'another-1', currentpass: DEMO_PASSWORD }
  expect((await kazan.send({ method: 'PUT', path, form })).body['status']).toBe('ok')
  expect((await readBalance(other))['errorName']).toBe('TokenExpired')
  expect((await readBalance(mine))['status']).toMatch(/ok/i)
})

test('a logout ends its token and no other', async () => {
  const [mine, other] = [await kazan.login(), await kazan.login()]
  await kazan.form('/api/auth/logout', { token: mine })
  expect((await readBalance(mine))['errorName']).toBe('TokenExpired')
  expect((await readBalance(other))['status']).toMatch(/ok/i)
})

test('the token that all guests share does not end', async () => {
  const token = findGuestToken('kazan')
  const { body } = await kazan.form('/api/auth/logout', { token })
  expect(body['errorName']).toBe('AccountNotFound')
})

test('ten wrong contracts lock a company for a quarter of an hour', async () => {
  const enter = (contractNumber: string) =>
    kazan.form('/api/auth/login-corp-v1', { inn: COMPANY.inn, contractNumber })
  for (let tries = 0; tries < 10; tries++) await enter('wrong')
  expect((await enter(COMPANY.contract)).body).toMatchObject({
    errorName: 'LoginTryLimit',
    retryAfter: 15 * 60,
  })
  await kazan.control('/clock', { move: 16 * 60_000 })
  expect((await enter(COMPANY.contract)).body['status']).toBe('ok')
})

test('a token runs out by the clock of the city', async () => {
  const token = await kazan.login()
  await kazan.control('/clock', { move: 31 * 24 * 60 * 60_000 })
  const { body } = await kazan.get('/api/profile/get-balance', { token })
  expect(body['errorName']).toBe('TokenExpired')
})

test('a fifth wrong code ends the code', async () => {
  const token = await kazan.login()
  await kazan.form('/api/profile/send-email-code', { token, email: 'mine@parking.example' })
  const code = await kazan.lastCode()
  for (let tries = 0; tries < 5; tries++) {
    await kazan.form('/api/auth/confirm-email', { token, code: 'none' })
  }
  const late = await kazan.form('/api/auth/confirm-email', { token, code })
  expect(late.body['errorName']).toBe('IncorrectCode')
})

test('a new main phone takes the place of the old one', async () => {
  const token = await kazan.login()
  const phone = '79115556677'
  await kazan.form('/api/profile/send-sms-code', { token, phone, edit: 'true' })
  await kazan.form('/api/auth/confirm-phone', { token, code: await kazan.lastCode() })
  const { result } = await kazan.get('/api/profile/get-profile-v6', { token })
  expect(result['telephones']).toEqual([
    { phone, isMain: true },
    { phone: '79000000011', isMain: false },
  ])
})

test('guests start sessions and touch none: they are all one account', async () => {
  const Token = findGuestToken('kazan')
  const stay = { Token, Vehicle: 'А777АА16', Zone: '101', Duration: 120, PaymentService: 'card' }
  const { result } = await kazan.form('/api/payment/start', stay)
  await kazan.form(`/pages/acquirer/${String(result['orderId'])}`, { choice: 'pay' })
  const calls = [
    ['cancel', { ReservationId: '1' }],
    ['renew', { ReservationId: '1', Duration: 15, PaymentService: 'card' }],
    ['start/v2', { Zone: '101', 'Vehicle[Number]': 'А778АА16' }],
    ['cancel/v2', { OrderId: '1', PaymentService: 'card' }],
    ['deffered/v1', { OrderId: '1', PaymentService: 'card' }],
    ['break/v1', { OrderId: '1', PaymentService: 'card' }],
  ] as const
  for (const [call, fields] of calls) {
    const { body } = await kazan.form(`/api/payment/${call}`, { Token, ...fields })
    expect([call, body['errorName']]).toEqual([call, 'AccountNotFound'])
  }
})
