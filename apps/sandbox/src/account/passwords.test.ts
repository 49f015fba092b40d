import { scryptSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD, DRIVER, DRIVER_WITHOUT_PASSWORD } from '../seed/demoAccounts.ts'
import { openTest, type TestCity } from '../testing/openTest.ts'

vi.mock('node:crypto', { spy: true })

let kazan: TestCity
beforeEach(async () => {
  kazan = await openTest()
})
afterEach(() => kazan.sandbox.close())

const login = async (name: string, password: string) =>
  (await kazan.form('/api/auth/login-v5', { login: name, password })).body

test.each([
  ['a known account', DRIVER.email],
  ['an unknown account', 'nobody@parking.example'],
  ['an account without a password', DRIVER_WITHOUT_PASSWORD.email],
])('a login to %s costs one hash', async (_what, name) => {
  await login(DRIVER.email, 'the city is made')
  vi.mocked(scryptSync).mockClear()
  await login(name, 'wrong')
  expect(scryptSync).toHaveBeenCalledTimes(1)
})

test('a password is what was typed, its spaces too', async () => {
  const { token } = await login(DRIVER.email, DEMO_PASSWORD)
  const path = '/api/profile/change-password'
  const form = { token: String(token), pass: ' spaced ', currentpass: DEMO_PASSWORD }
  await kazan.send({ method: 'PUT', path, form })
  expect((await login(DRIVER.email, 'spaced'))['errorName']).toBe('IncorrectLogin')
  expect((await login(DRIVER.email, ` ${DEMO_PASSWORD} `))['errorName']).toBe('IncorrectLogin')
  expect((await login(DRIVER.email, ' spaced '))['status']).toBe('ok')
})
