import { count, run, type Line } from '@parking/conformance'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressOf, demonstration } from './testing/conformanceStage.ts'
import { openTest, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000 })

let city: TestCity
afterEach(() => city.sandbox.close())

const pace = Number.POSITIVE_INFINITY

const failures = (lines: readonly Line[]) =>
  lines.filter(({ outcome }) => outcome.kind === 'failed')

const skips = (lines: readonly Line[]) =>
  lines.flatMap(({ call, outcome }) => (outcome.kind === 'skipped' ? [call] : []))

/** What of an account must not be changed by a run that moves no money. */
async function belongings(): Promise<unknown> {
  const token = await city.login()
  const { inn, contract: contractNumber } = { inn: '9900000017', contract: 'K-2026-001' }
  const { body } = await city.form('/api/auth/login-corp-v1', { inn, contractNumber })
  const company = { token: String(body['token']) }
  return [
    (await city.get('/api/profile/get-profile-v6', { token })).body,
    (await city.get('/api/corp-profile/get-profile', company)).body,
    (await city.get('/api/profile/get-operations-v2', { token })).body,
    (await city.get('/api/receipt-list', { token })).body,
  ]
}

describe('the sandbox passes', () => {
  test('over a network, with money, and keeps nothing of it but the history', async () => {
    city = await openTest()
    const url = `${await city.sandbox.listen(0)}/sandbox/kazan`
    const lines = await run({ url, given: demonstration, timeout: 30_000, moneyCallsAMinute: pace })
    expect(failures(lines)).toEqual([])
    expect(count(lines)).toMatchObject({ failed: 0, assumed: 0 })
    expect(count(lines).passed).toBeGreaterThan(150)
    const money = lines.filter(({ case: name }) => !name.endsWith('request'))
    expect(money.map(({ call, case: name, outcome }) => [call, name, outcome.kind])).toEqual([
      ['loginV5', 'signs the driver in', 'passed'],
      ['startParking', 'charges what calculateCost told', 'passed'],
      ['startParking', 'the same key moves money once', 'passed'],
      ['startParking', 'another key is another try, and the vehicle is parked already', 'passed'],
      ['startParking', 'the same key with another request is refused', 'passed'],
      ['renewSession', 'charges what calculateCost told', 'passed'],
      ['renewSession', 'the same key moves money once', 'passed'],
      ['renewSession', 'another key is another try', 'passed'],
      ['cancelSession', 'gives back what it tells', 'passed'],
      ['cancelSession', 'a session is ended once', 'passed'],
      ['getOperationsWithFilter', 'history and balance agree to the kopeck', 'passed'],
      ['getChargeStatus', 'tells what became of a key', 'passed'],
      ['getChargeStatus', 'tells that a key never came', 'passed'],
    ])
    const { body } = await city.control('/ledger', undefined)
    expect(body).toMatchObject({ total: 0, broken: [] })
  })

  test('without money, and nothing of it is left', async () => {
    city = await openTest()
    const before = await belongings()
    const fetch = (request: Request) => city.sandbox.handle(request)
    const given = { ...demonstration, money: false }
    const lines = await run({ url: addressOf(city), given, timeout: 30_000, fetch })
    expect(failures(lines)).toEqual([])
    expect(skips(lines)).toEqual(expect.arrayContaining(['startParking', 'registerV2']))
    expect(await belongings()).toEqual(before)
  })

  test.each(['sevastopol', 'ryazan', 'tyumen', 'novosibirsk', 'tula'])(
    'in %s, whatever the city has switched off',
    async (id) => {
      city = await openTest(id)
      const fetch = (request: Request) => city.sandbox.handle(request)
      const { company: _none, ...given } = demonstration
      const url = addressOf(city)
      const lines = await run({ url, given, timeout: 30_000, fetch, moneyCallsAMinute: pace })
      expect(failures(lines)).toEqual([])
    },
  )
})
