import { describe, expect, it, vi } from 'vitest'
import type { Finding } from './ChargePorts.ts'
import type { Attempt, BankPage } from './ChargeState.ts'
import {
  chargeWith,
  driver,
  intent,
  keptIn,
  time,
  type Intent,
  type TestCalls,
} from './createCharge.testkit.ts'

const page = { url: 'https://pay.example/7', order: '7', amount: 700 }
const at = time().now()
const gone: Attempt<Intent> = {
  intent,
  key: 'before the bank',
  before: null,
  owner: driver,
  since: at,
  sentAt: at,
  bank: { order: '7', claim: null },
  rest: null,
  price: null,
}
const nowhere = { order: null, claim: null } as const

async function sentToBank(calls: TestCalls = {}) {
  const made = chargeWith({ send: async () => page, ...calls })
  await made.charge.submit(intent)
  return made
}

describe('createCharge, when a bank takes the money', () => {
  it('leads to the page of the bank, which is no refusal', async () => {
    const { charge, kept } = await sentToBank()
    expect(charge.store.getState()).toMatchObject({ kind: 'atBank', page, attempt: { intent } })
    expect(kept()).toBeNull()
  })

  it('keeps what was asked for once the driver goes there', async () => {
    const { charge, kept } = await sentToBank()
    charge.bankPageOpened()
    const bank = { order: '7', claim: null }
    expect(kept()).toMatchObject({ intent, owner: driver, bank })
  })

  it('puts a page aside that was not opened, or asks for another one', async () => {
    const { charge, kind } = await sentToBank()
    charge.dismiss()
    expect(kind()).toBe('idle')
    await charge.submit(intent)
    await charge.submit({ zone: '102' })
    expect(charge.store.getState()).toMatchObject({ kind: 'atBank', attempt: { key: 'key 3' } })
  })

  describe('when its page is in sight again', () => {
    const opened = async (calls: TestCalls = {}) => {
      const made = await sentToBank(calls)
      made.charge.bankPageOpened()
      await made.charge.lookFromBank()
      return made
    }

    it('tells that it was paid in the tab of the bank', async () => {
      const { charge } = await opened({ find: async () => ({ kind: 'happened', result: null }) })
      expect(charge.store.getState()).toMatchObject({
        kind: 'done',
        attempt: { bank: { order: '7' } },
      })
    })

    it('tells that it was declined there', async () => {
      const { charge } = await opened({ find: async () => ({ kind: 'failed' }) })
      expect(charge.store.getState()).toMatchObject({ reason: { kind: 'declined' } })
    })

    it('tells that the money came too late and lies on the balance', async () => {
      const { charge } = await opened({ find: async () => ({ kind: 'onBalance', amount: 700 }) })
      const reason = { kind: 'onBalance', amount: 700 }
      expect(charge.store.getState()).toMatchObject({ kind: 'refused', reason })
    })

    it.each(['nothing', 'open'] as const)('keeps the link while it finds: %s', async (found) => {
      const { charge } = await opened({ find: async () => ({ kind: found }) })
      expect(charge.store.getState()).toMatchObject({ kind: 'atBank', page })
    })

    it('keeps it also while the account can not be read', async () => {
      const { charge } = await opened({ find: () => Promise.reject(new Error('no connection')) })
      expect(charge.store.getState()).toMatchObject({ kind: 'atBank', page })
    })

    it('puts it aside once another tab has told it', async () => {
      const attempts = keptIn()
      const { charge, kind } = await sentToBank({ kept: attempts })
      charge.bankPageOpened()
      for (const { key } of attempts.of(driver)) attempts.forget(key)
      await charge.lookFromBank()
      expect(kind()).toBe('idle')
    })

    it('does not tell what another tab has told, though the account shows it', async () => {
      const attempts = keptIn()
      const find = async () => ({ kind: 'happened', result: null }) as const
      const { charge, kind } = await sentToBank({ kept: attempts, find })
      charge.bankPageOpened()
      for (const { key } of attempts.of(driver)) attempts.forget(key)
      await charge.lookFromBank()
      expect(kind()).toBe('idle')
    })

    it('looks for nothing while the link was not followed', async () => {
      const find = vi.fn<NonNullable<TestCalls['find']>>(async () => ({ kind: 'nothing' }))
      const { charge, kind } = await sentToBank({ find })
      await charge.lookFromBank()
      expect(kind()).toBe('atBank')
      expect(find).not.toHaveBeenCalled()
    })
  })

  it('looks for no call that has led to it since the look was asked for', async () => {
    const { promise, resolve } = Promise.withResolvers<BankPage>()
    const find = vi.fn<() => Promise<Finding<string>>>(async () => ({ kind: 'nothing' }))
    const { charge, kind, kept } = chargeWith({ send: () => promise, find })
    const submitted = charge.submit(intent)
    await vi.waitFor(() => expect(kept()).not.toBeNull())
    const resumed = charge.resume()
    resolve(page)
    await submitted
    charge.bankPageOpened()
    charge.dismiss()
    await resumed
    expect(kind()).toBe('idle')
    expect(find).not.toHaveBeenCalled()
  })

  it('checks nothing of it by itself', async () => {
    const find = vi.fn<NonNullable<TestCalls['find']>>(async () => ({ kind: 'nothing' }))
    const { charge, kind } = chargeWith({ find }, gone)
    await charge.resume()
    expect(kind()).toBe('idle')
    expect(find).not.toHaveBeenCalled()
  })

  it.each([
    ['happened', null, 'done'],
    ['happened', 'declined', 'done'],
    ['failed', 'paid', 'refused'],
    ['nothing', 'declined', 'refused'],
    ['nothing', 'paid', 'unknown'],
    ['nothing', null, 'unknown'],
    ['open', 'paid', 'unknown'],
    ['open', 'declined', 'unknown'],
  ] as const)('finds that it %s, where the address claims %s: %s', async (found, claim, end) => {
    const finding = found === 'happened' ? { kind: found, result: 'session' } : { kind: found }
    const { charge, kept } = chargeWith({ find: async () => finding }, gone)
    expect(await charge.returned({ order: '7', claim }, 'exact')).toBe(true)
    await vi.waitFor(() => expect(charge.store.getState().kind).toBe(end))
    expect(charge.store.getState()).toMatchObject({
      attempt: { bank: { order: '7', claim } },
      ...(end === 'refused' ? { reason: { kind: 'declined' } } : {}),
    })
    // It is told until it has been read, also after the page was loaded anew.
    expect(kept()).toMatchObject({ bank: { claim } })
    if (end === 'unknown') charge.stopWaiting()
    else charge.dismiss()
    expect(kept()).toBeNull()
    expect(charge.store.getState().kind).toBe('idle')
  })

  it('tells no more of what happened once that is forgotten, while it is looked for and later', async () => {
    const { promise, resolve } = Promise.withResolvers<Finding<string>>()
    const { charge, kept } = chargeWith({ find: async () => promise }, gone)
    expect(await charge.returned({ order: '7', claim: null }, 'exact')).toBe(true)
    await vi.waitFor(() => expect(charge.store.getState().kind).toBe('checking'))
    charge.forgetDone('another')
    expect(kept()).not.toBeNull()
    charge.forgetDone(kept()?.key ?? '')
    expect(charge.store.getState().kind).toBe('idle')
    resolve({ kind: 'happened', result: 'session' })
    await promise
    expect(charge.store.getState().kind).toBe('idle')
    expect(kept()).toBeNull()
    expect(await charge.returned({ order: '7', claim: null }, 'any')).toBe(false)
  })

  it('tells no more of what it has told once that is forgotten', async () => {
    const find = async () => ({ kind: 'happened', result: 'session' }) as const
    const { charge, kept } = chargeWith({ find }, gone)
    await charge.returned({ order: '7', claim: null }, 'exact')
    await vi.waitFor(() => expect(charge.store.getState().kind).toBe('done'))
    charge.forgetDone(kept()?.key ?? '')
    expect(charge.store.getState().kind).toBe('idle')
    expect(kept()).toBeNull()
  })

  it('finds on the way back that the money came too late and lies on the balance', async () => {
    const find = async () => ({ kind: 'onBalance', amount: 700 }) as const
    const { charge } = chargeWith({ find }, gone)
    expect(await charge.returned({ order: '7', claim: 'paid' }, 'exact')).toBe(true)
    await vi.waitFor(() => expect(charge.store.getState().kind).toBe('refused'))
    const reason = { kind: 'onBalance', amount: 700 }
    expect(charge.store.getState()).toMatchObject({ reason })
  })

  it('believes no address without the number that it was declined', async () => {
    const { charge, kind } = chargeWith({ find: async () => ({ kind: 'nothing' }) }, gone)
    expect(await charge.returned({ order: null, claim: 'declined' }, 'any')).toBe(true)
    await vi.waitFor(() => expect(kind()).toBe('unknown'))
  })

  it('leads on at once, looks again when it is asked to, and by itself no longer than it may take', async () => {
    const find = vi.fn<NonNullable<TestCalls['find']>>(async () => ({ kind: 'nothing' }))
    const { charge, kind } = chargeWith({ find }, gone)
    await charge.returned(nowhere, 'any')
    await vi.waitFor(() => expect(kind()).toBe('unknown'))
    await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(7))
    expect(charge.store.getState()).toMatchObject({ kind: 'unknown', isLooking: false })
    find.mockResolvedValue({ kind: 'happened', result: 'session' })
    await charge.checkAgain()
    expect(charge.store.getState()).toMatchObject({ kind: 'done', result: 'session' })
  })

  it.each([
    ['paid', { kind: 'happened', result: 'session' }, { kind: 'done', result: 'session' }],
    ['failed', { kind: 'failed' }, { kind: 'refused', reason: { kind: 'declined' } }],
  ] as const)('finds by itself that it was %s two minutes later', async (_case, later, told) => {
    const clock = time()
    const find = async (): Promise<Finding<string>> =>
      clock.elapsed() < 120_000 ? { kind: 'nothing' } : later
    const { charge } = chargeWith({ find, clock }, gone)
    await charge.returned(nowhere, 'any')
    await vi.waitFor(() => expect(charge.store.getState()).toMatchObject(told))
  })

  it('is not known while the account cannot be read', async () => {
    const { charge, kind } = chargeWith({ find: () => Promise.reject(new Error('lost')) }, gone)
    await charge.returned(nowhere, 'any')
    await vi.waitFor(() => expect(kind()).toBe('unknown'))
  })

  it('takes the number of the payment from the way back where the call gave none', async () => {
    const find = vi.fn<NonNullable<TestCalls['find']>>(async () => ({ kind: 'nothing' }))
    const { charge } = chargeWith({ find }, { ...gone, bank: nowhere })
    expect(await charge.returned({ order: '8', claim: null }, 'any')).toBe(true)
    await vi.waitFor(() => expect(find).toHaveBeenCalled())
    expect(find.mock.calls[0]?.[0].bank).toEqual({
      order: '8',
      claim: null,
      isOrderGuessed: true,
    })
  })

  it('neither believes nor keeps a number that may be another payment’s', async () => {
    const find = async () => ({ kind: 'nothing' }) as const
    const { charge, kind, kept } = chargeWith({ find }, { ...gone, bank: nowhere })
    await charge.returned({ order: '8', claim: 'declined' }, 'any')
    await vi.waitFor(() => expect(kind()).toBe('unknown'))
    expect(kept()).toMatchObject({ bank: nowhere })
  })

  it('knows nothing of the payment of another browser or account, nor of none at all', async () => {
    const way = { order: '7', claim: 'paid' } as const
    expect(await chargeWith({}, gone).charge.returned({ ...way, order: '8' }, 'any')).toBe(false)
    expect(
      await chargeWith(
        {},
        { ...gone, owner: { name: 'somebody else', session: 'session 2' } },
      ).charge.returned(way, 'exact'),
    ).toBe(false)
    expect(await chargeWith({}).charge.returned(way, 'exact')).toBe(false)
    expect(await chargeWith({}, { ...gone, bank: null }).charge.returned(nowhere, 'any')).toBe(
      false,
    )
  })

  it('leaves a way back to the payment that has its number', async () => {
    const way = { order: '8', claim: 'declined' } as const
    const { charge, kind } = chargeWith({}, { ...gone, bank: nowhere })
    expect(await charge.returned(way, 'exact')).toBe(false)
    expect(kind()).toBe('idle')
  })

  it('checks a way back once what stands there has been read', async () => {
    const { charge, kind, kept } = chargeWith(
      { find: async () => ({ kind: 'happened', result: 'paid' }), send: async () => 'session' },
      gone,
    )
    await charge.submit({ zone: '102' })
    expect(await charge.returned({ order: '7', claim: 'paid' }, 'exact')).toBe(true)
    // It outlives a reload meanwhile.
    expect(kept()).toMatchObject({ bank: { order: '7', claim: 'paid' } })
    expect(charge.store.getState()).toMatchObject({ kind: 'done', result: 'session' })
    charge.dismiss()
    await vi.waitFor(() => expect(kind()).toBe('done'))
    expect(charge.store.getState()).toMatchObject({ result: 'paid' })
  })

  it('checks it no more once the driver has signed out', async () => {
    const find = vi.fn<NonNullable<TestCalls['find']>>(async () => ({ kind: 'nothing' }))
    const { charge } = chargeWith({ find, send: async () => 'session' }, gone)
    await charge.submit({ zone: '102' })
    await charge.returned({ order: '7', claim: 'paid' }, 'exact')
    charge.giveUp(driver)
    await charge.resume()
    expect(find).not.toHaveBeenCalled()
    const late = charge.returned({ order: '7', claim: 'paid' }, 'exact')
    charge.leave()
    expect(await late).toBe(false)
  })

  it('tells the same payment once, however often its address is opened', async () => {
    const find = vi.fn<NonNullable<TestCalls['find']>>(async () => ({ kind: 'nothing' }))
    const { charge, kind } = chargeWith({ find }, gone)
    const way = { order: '7', claim: 'declined' } as const
    await Promise.all([charge.returned(way, 'exact'), charge.returned(way, 'exact')])
    await vi.waitFor(() => expect(kind()).toBe('refused'))
    await charge.returned(way, 'exact')
    charge.dismiss()
    await Promise.resolve()
    expect(kind()).toBe('idle')
    expect(find).toHaveBeenCalledOnce()
  })

  it.each([
    ['is refused', (): Promise<string> => Promise.reject(new Error('refused')), true],
    ['leads to a bank', async (): Promise<BankPage> => page, false],
    ['is done', async (): Promise<string> => 'session', false],
  ] as const)('keeps what was declined until the next payment %s', async (...row) => {
    const [, send, isKept] = row
    const { charge, kind, kept } = chargeWith(
      { find: async () => ({ kind: 'failed' }), send, isOutcomeUnknown: () => false },
      gone,
    )
    await charge.returned({ order: '7', claim: null }, 'exact')
    await vi.waitFor(() => expect(kind()).toBe('refused'))
    const submitted = charge.submit({ zone: '102' })
    expect(kept()).toMatchObject({ key: 'before the bank' })
    await submitted
    expect(kept()?.key === 'before the bank').toBe(isKept)
  })

  it('forgets one payment that the driver waits for no more, and no other', async () => {
    const { charge, kind, kept } = chargeWith({ find: async () => ({ kind: 'nothing' }) }, gone)
    charge.store.setState({ kind: 'atBank', attempt: { ...gone, key: 'other' }, page })
    charge.bankPageOpened()
    charge.dismiss()
    await charge.returned({ order: '7', claim: null }, 'exact')
    await vi.waitFor(() => expect(kind()).toBe('unknown'))
    charge.stopWaiting()
    expect(kind()).toBe('idle')
    expect(kept()).toMatchObject({ key: 'before the bank' })
  })
})
