import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sandbox } from '../sandbox/createSandbox.ts'
import { findGuestToken } from '../seed/demoAccounts.ts'
import { openTest, testCity } from '../testing/openTest.ts'
import { CALL_LIMITS } from './limitCalls.ts'

let sandbox: Sandbox
// Nothing here waits: the minute is over when the test says so.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(async () => {
  vi.useRealTimers()
  await sandbox.close()
})

async function opened(limits: Partial<typeof CALL_LIMITS>) {
  const found = await openTest('kazan', { limits: { ...CALL_LIMITS, ...limits } })
  sandbox = found.sandbox
  return found
}

const settings = 'http://localhost/sandbox/kazan/api/info/get-options-info-v3'

describe('limitCalls', () => {
  it('holds an address back for the rest of the minute', async () => {
    await opened({ address: 2 })
    const ask = () => sandbox.handle(new Request(settings))
    expect((await ask()).status).toBe(200)
    vi.advanceTimersByTime(20_000)
    expect((await ask()).status).toBe(200)
    const answer = await ask()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toEqual({
      status: 'error',
      errorName: 'UnknownError',
      message: 'Too many calls: try again in 40 s',
    })
    vi.advanceTimersByTime(40_000)
    expect((await ask()).status).toBe(200)
  })

  it.each(['pages/outbox', 'tiles/0/0/0.pbf', 'nothing'])(
    'counts %s among the requests of an address',
    async (path) => {
      await opened({ address: 1 })
      const ask = () => sandbox.handle(new Request(`http://localhost/sandbox/kazan/${path}`))
      expect((await ask()).status).not.toBe(429)
      expect((await ask()).status).toBe(429)
    },
  )

  it('counts the calls of an account, by whichever of its tokens', async () => {
    const kazan = await opened({ account: 2 })
    const [one, two] = [await kazan.login(), await kazan.login()]
    const ask = (token: string) => kazan.get('/api/profile/get-balance', { token })
    expect([(await ask(one)).status, (await ask(two)).status]).toEqual([200, 200])
    expect([(await ask(one)).status, (await ask(two)).status]).toEqual([429, 429])
    const another = await testCity(sandbox, 'perm').login()
    const inPerm = await testCity(sandbox, 'perm').get('/api/profile/get-balance', {
      token: another,
    })
    expect(inPerm.status).toBe(200)
    expect((await kazan.get('/api/info/get-options-info-v3')).status).toBe(200)
  })

  it('counts what moves money apart, and does nothing of what is too much', async () => {
    const kazan = await opened({ payments: 1 })
    const Token = await kazan.login()
    const start = (Vehicle: string) =>
      kazan.form('/api/payment/start', {
        Token,
        Vehicle,
        Zone: '101',
        Duration: 60,
        PaymentService: 'balance',
      })
    expect((await start('А123ВС116')).status).toBe(200)
    expect((await start('А124ВС116')).status).toBe(429)
    const profile = await kazan.get('/api/profile/get-profile-v6', { token: Token })
    expect(profile.result['sessions']).toHaveLength(1)
  })

  it('counts guests by their address, for all of them have the same token', async () => {
    const kazan = await opened({ payments: 1 })
    const token = findGuestToken('kazan')
    const pay = () => kazan.form('/api/payment/start', { Token: token })
    expect((await pay()).status).toBe(200)
    expect((await pay()).status).toBe(429)
  })

  it('answers all that comes where it is told to', async () => {
    const kazan = await openTest('kazan', { limits: null })
    sandbox = kazan.sandbox
    const Token = findGuestToken('kazan')
    const pay = () => kazan.form('/api/payment/start', { Token })
    const answers = await Promise.all(Array.from({ length: CALL_LIMITS.payments + 1 }, pay))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
