import { ApiError } from '@parking/api-client'
import { sampleOperation } from '@parking/domain/testing'
import { describe, expect, it } from 'vitest'
import { kindBeside, type Attempt, type Owner, type WayBack } from './ChargeState.ts'
import { sampleAttempt } from '../testing/sampleAttempt.ts'
import { isKeepable } from './keptAttempts.ts'
import {
  machineAtRest,
  type ChargeEvent,
  type Effect,
  type Machine,
  type Scene,
} from './Machine.ts'
import type { Answer, Known } from './Outcome.ts'
import { step } from './step.ts'

interface Intent {
  readonly zone: string
}

const intent: Intent = { zone: '101' }
const driver: Owner = { name: 'driver', session: 'session 1' }
const start = 1_000_000
const second = 1_000
const lost = { kind: 'lost', error: new TypeError('Failed to fetch') } as const
const named = new ApiError({ kind: 'server', status: 200, errorName: 'NoMoneyNoHoney' })
const refused = { kind: 'refused', error: named } as const
const nothing = { kind: 'nothing' } as const
const done = { kind: 'happened', result: 'session' } as const
const page = { url: 'https://pay.example/7', order: '7', amount: null }
const twice = [sampleOperation({ orderNumber: '1' }), sampleOperation({ orderNumber: '2' })]

type Options = Partial<Scene<Intent>['kind']> & Partial<Pick<Scene<Intent>, 'knowsKeys'>>
type Event = ChargeEvent<Intent, string>
type Asked = Extract<Effect<Intent>, { number: number }>

/** A charge whose effects are answered by the test; its time passes when the test says so. */
function begin(options: Options = {}, left: readonly Attempt<Intent>[] = []) {
  const { knowsKeys = true, ...rules } = options
  const kind = { paysByCall: () => true, subject: ({ zone }: Intent) => zone, ...rules }
  let machine: Machine<Intent, string> = machineAtRest
  let kept = [...left]
  let now = start
  let asked: Asked[] = []
  const told: unknown[] = []
  let keys = 0

  function hear(event: Event): void {
    const scene = { kind, knowsKeys, now: { now, elapsed: now }, kept }
    const next = step(machine, event, scene)
    machine = next.machine
    for (const effect of next.effects) {
      if (effect.kind === 'tellTwice') told.push(effect.operations)
      else if (effect.kind === 'forget') kept = kept.filter(({ key }) => key !== effect.key)
      else if (effect.kind !== 'keep') asked.push(effect)
      else {
        kept = kept.filter(({ key }) => key !== effect.attempt.key)
        if (isKeepable(effect.attempt)) kept = [...kept, effect.attempt]
      }
    }
  }

  /** Takes the oldest effect of a kind that is not answered yet. */
  function take<Kind extends Asked['kind']>(wanted: Kind): Extract<Asked, { kind: Kind }> {
    const found = asked.find((one): one is Extract<Asked, { kind: Kind }> => one.kind === wanted)
    if (found === undefined) throw new Error(`Nobody asks to ${wanted}.`)
    asked = asked.filter((one) => one !== found)
    return found
  }

  const charge = {
    hear,
    told,
    pass: (milliseconds: number) => (now += milliseconds),
    now: () => now,
    shown: () => machine.shown,
    kept: () => kept,
    asked: () => asked.map((one) => one.kind),
    press: (mayBeTwice = false) =>
      hear({
        kind: 'pressed',
        intent,
        price: null,
        key: `key ${(keys += 1)}`,
        mayBeTwice,
      }),
    lock: () => hear({ kind: 'locked', to: take('lock').number }),
    owner: () => hear({ kind: 'ownerKnown', to: take('askOwner').number, owner: driver }),
    confirm: () =>
      hear({ kind: 'confirmed', to: take('confirm').number, reason: null, before: null }),
    /** Presses, and comes as far as it is known whose charge it is. */
    ask: (mayBeTwice?: boolean) => {
      charge.press(mayBeTwice)
      charge.lock()
      charge.owner()
    },
    /** Presses, and comes as far as the sending. */
    send: () => {
      charge.ask()
      charge.confirm()
      return charge.sentKey()
    },
    /** Presses, and hears nothing. */
    lose: () => {
      charge.send()
      charge.answer(lost)
    },
    /** Does so, and looks until nobody looks any more. */
    giveUp: () => {
      charge.lose()
      charge.readOn(nothing)
    },
    sentKey: () => (machine.front?.kind === 'send' ? machine.front.attempt.key : null),
    answer: (outcome: Answer<string>) =>
      hear({ kind: 'answered', to: take('send').number, outcome }),
    read: (outcome: Known<string>) => {
      const { number, attempt } = take('read')
      hear({ kind: 'wasRead', to: number, outcome, at: now, since: attempt.since })
    },
    /** Lets the time pass that is waited for next. */
    wait: () => {
      const { number, milliseconds } = take('wait')
      now += milliseconds
      hear({ kind: 'waited', to: number })
      return milliseconds
    },
    /** Reads the same again and again, until nothing more is waited for. */
    readOn: (outcome: Known<string>) => {
      const pauses: number[] = []
      while (asked.length > 0) {
        if (asked.some((one) => one.kind === 'read')) charge.read(outcome)
        else pauses.push(charge.wait() / second)
      }
      return pauses
    },
  }
  return charge
}

function keptAttempt(more: Partial<Attempt<Intent>> = {}): Attempt<Intent> {
  return sampleAttempt(intent, start, { key: 'left', owner: driver, ...more })
}

describe('a press', () => {
  it('is sent once, however often it comes', () => {
    const charge = begin()
    charge.press()
    charge.press()
    charge.lock()
    charge.press()
    charge.owner()
    charge.confirm()
    charge.press()
    expect(charge.asked()).toEqual(['send'])
    expect(charge.kept()).toMatchObject([{ key: 'key 1', owner: driver, rest: null }])
    charge.answer(done)
    expect(charge.shown()).toMatchObject({ kind: 'done', result: 'session' })
    expect(charge.kept()).toEqual([])
  })

  it('sends nothing while another tab is at the same', () => {
    const charge = begin()
    charge.press()
    charge.hear({ kind: 'taken', to: 1 })
    expect(charge.shown()).toMatchObject({ kind: 'refused', reason: { kind: 'otherTab' } })
  })

  it('sends nothing once something speaks against it', () => {
    const charge = begin()
    charge.ask()
    const reason = { kind: 'otherPrice' } as const
    charge.hear({ kind: 'confirmed', to: 3, reason, before: null })
    expect(charge.shown()).toMatchObject({ kind: 'refused', reason })
    expect(charge.kept()).toEqual([])
  })

  it('looks first for what is not explained of the same, and sends nothing', () => {
    const charge = begin({}, [keptAttempt()])
    charge.ask()
    expect(charge.asked()).toEqual(['read'])
    charge.read({ kind: 'happened', result: null })
    expect(charge.shown()).toMatchObject({ kind: 'done', attempt: { key: 'left' } })
  })

  it('leaves what another account has left alone', () => {
    const other = keptAttempt({ owner: { name: 'another', session: 'session 2' } })
    const charge = begin({}, [other])
    charge.send()
    charge.answer(done)
    expect(charge.kept()).toEqual([other])
  })

  it('of what can be wanted once is refused for ten minutes after it happened', () => {
    const charge = begin({ checkBefore: async () => null })
    charge.send()
    charge.answer(done)
    expect(charge.send()).toBeNull()
    expect(charge.shown()).toMatchObject({ reason: { kind: 'changed' } })
    charge.pass(600 * second)
    expect(charge.send()).toBe('key 3')
  })
})

describe('a lost answer', () => {
  it('is looked for until an account must show it, and says how far it looked', () => {
    const charge = begin()
    charge.lose()
    expect(charge.shown()).toMatchObject({ kind: 'checking', after: 'loss' })
    charge.readOn(nothing)
    const reason = { kind: 'notKnown', seenUntil: charge.now() }
    expect(charge.shown()).toMatchObject({ kind: 'refused', reason })
    expect(charge.now() - start).toBeGreaterThanOrEqual(240 * second)
  })

  it('keeps its key for the next try of the same, for ten minutes', () => {
    const charge = begin()
    charge.giveUp()
    expect(charge.send()).toBe('key 1')
    charge.answer(lost)
    charge.readOn(nothing)
    charge.pass(600 * second)
    charge.ask()
    charge.read(nothing)
    charge.confirm()
    expect(charge.sentKey()).toBe('key 3')
    expect(charge.kept()).toHaveLength(1)
  })

  it('ends its key with a refusal by name, but not with a call that was never sent', () => {
    const charge = begin()
    charge.giveUp()
    charge.send()
    charge.answer({ kind: 'refused', error: new ApiError({ kind: 'network' }) })
    expect(charge.shown()).toMatchObject({ reason: { kind: 'notKnown', seenUntil: null } })
    expect(charge.send()).toBe('key 1')
    charge.answer(refused)
    expect(charge.shown()).toMatchObject({ reason: { kind: 'error', error: named } })
    expect(charge.send()).toBe('key 4')
  })

  it('is not sent again while the account is found to show the try before', () => {
    const charge = begin()
    charge.send()
    charge.answer({ kind: 'refused', error: new ApiError({ kind: 'tooManyCalls', status: 429 }) })
    charge.read(lost)
    charge.wait()
    charge.ask()
    charge.read(done)
    charge.confirm()
    expect(charge.shown()).toMatchObject({ kind: 'checking', attempt: { key: 'key 1' } })
    expect(charge.asked()).not.toContain('send')
    charge.read(done)
    expect(charge.shown()).toMatchObject({ kind: 'done', attempt: { key: 'key 1' } })
  })

  it('of a first copy is looked for where the second was one call too many, under the same key', () => {
    const error = new ApiError({ kind: 'tooManyCalls', status: 429 })
    const charge = begin()
    charge.send()
    charge.answer({ kind: 'refused', error })
    charge.read(nothing)
    expect(charge.shown()).toMatchObject({ reason: { kind: 'echo', error, isLooking: true } })
    expect(charge.send()).toBe('key 1')
    charge.answer({ kind: 'refused', error })
    charge.read({ kind: 'happened', result: null })
    expect(charge.shown().kind).toBe('done')
  })

  it('is said after half a minute to be not known yet, and found all the same', () => {
    const charge = begin()
    charge.lose()
    while (charge.now() - start < 30 * second) {
      charge.read(nothing)
      expect(charge.shown().kind).toBe('checking')
      charge.wait()
    }
    charge.read(nothing)
    expect(charge.shown()).toMatchObject({ kind: 'unknown', isLooking: true })
    charge.wait()
    charge.read({ kind: 'happened', result: null })
    expect(charge.shown()).toMatchObject({ kind: 'done', result: null })
  })

  it.each([
    ['never came', { kind: 'neverCame' }, { kind: 'notCharged' }],
    ['came and was refused', refused, { kind: 'error', error: named }],
    ['came to nothing', { kind: 'failed' }, { kind: 'notCharged' }],
  ] as const)('is over once it is known that its call %s', (_case, known, reason) => {
    const charge = begin()
    charge.lose()
    charge.read(known)
    expect(charge.shown()).toMatchObject({ kind: 'refused', reason })
    expect(charge.kept()).toEqual([])
  })

  it('of a call that only makes the page of a bank is over once the account shows nothing', () => {
    const charge = begin({ paysByCall: () => false })
    charge.lose()
    charge.read({ kind: 'open' })
    charge.wait()
    charge.read(nothing)
    expect(charge.shown()).toMatchObject({ reason: { kind: 'notCharged' } })
  })

  it('waits for the driver where nobody tells, or the session has ended; another look needs a press', () => {
    const expired = new ApiError({ kind: 'tokenExpired' })
    for (const known of [{ kind: 'untold' }, { kind: 'lost', error: expired }] as const) {
      const charge = begin()
      charge.lose()
      charge.read(known)
      expect(charge.shown()).toMatchObject({ kind: 'unknown', isLooking: false })
      expect(charge.asked()).toEqual([])
      charge.hear({ kind: 'checkAskedFor' })
      charge.lock()
      expect(charge.shown().kind).toBe('checking')
      charge.read({ kind: 'happened', result: null })
      expect(charge.shown().kind).toBe('done')
    }
  })

  it('is left to the other tab that looks for it already', () => {
    const charge = begin()
    charge.lose()
    charge.read({ kind: 'untold' })
    charge.hear({ kind: 'checkAskedFor' })
    charge.hear({ kind: 'taken', to: 6 })
    expect(charge.shown()).toMatchObject({ kind: 'unknown', isLooking: false })
  })

  it('is read on for ten minutes where the account can not be read, and stays kept', () => {
    const charge = begin()
    charge.lose()
    charge.readOn(lost)
    expect(charge.now() - start).toBeGreaterThanOrEqual(600 * second)
    expect(charge.shown()).toMatchObject({ kind: 'unknown', isLooking: false })
    expect(charge.kept()).toMatchObject([{ key: 'key 1', rest: null }])
  })

  it('counts anew from when a device has slept', () => {
    const charge = begin()
    charge.lose()
    charge.read(nothing)
    charge.pass(300 * second)
    charge.readOn(nothing)
    expect(charge.now() - start).toBeGreaterThanOrEqual(540 * second)
  })

  it('is waited for no more when the driver says so, and its key stays', () => {
    const charge = begin()
    charge.lose()
    charge.read({ kind: 'untold' })
    charge.hear({ kind: 'stoppedWaiting' })
    expect(charge.shown()).toMatchObject({ reason: { kind: 'notKnown', seenUntil: null } })
    expect(charge.send()).toBe('key 1')
  })
})

describe('in a city without keys', () => {
  const keyless = { knowsKeys: false }

  it('a refusal is told as done where the account shows the first copy of the call', () => {
    const charge = begin(keyless)
    charge.send()
    charge.answer(refused)
    charge.read({ kind: 'happened', result: null })
    expect(charge.shown()).toMatchObject({ kind: 'done', result: null })
  })

  it('a refusal is read on for two minutes and a half, then said not to be looked for, and forgotten', () => {
    const charge = begin(keyless)
    charge.send()
    charge.answer(refused)
    charge.read(nothing)
    const reason = { kind: 'echo', error: named, seenUntil: start, isLooking: true }
    expect(charge.shown()).toMatchObject({ kind: 'refused', reason })
    expect(charge.readOn(nothing)).toEqual([1, 9, 20, 30, 40, 50])
    expect(charge.shown()).toMatchObject({
      reason: { ...reason, seenUntil: charge.now(), isLooking: false },
    })
    expect(charge.kept()).toEqual([])
  })

  it('a charge that shows late takes the place of its refusal, or is told once nothing else is', () => {
    const seen = begin(keyless)
    const read = begin(keyless)
    for (const charge of [seen, read]) {
      charge.send()
      charge.answer(refused)
      charge.read(nothing)
      charge.wait()
    }
    seen.read({ kind: 'happened', result: null })
    expect(seen.shown().kind).toBe('done')
    read.hear({ kind: 'dismissed' })
    read.read({ kind: 'happened', result: null })
    read.lock()
    expect(read.shown()).toMatchObject({ kind: 'checking', after: 'refusal' })
    read.read({ kind: 'happened', result: null })
    expect(read.shown().kind).toBe('done')
  })

  it('a success that stands for two charges is told as two, once the account shows them', () => {
    const charge = begin(keyless)
    charge.send()
    charge.answer(done)
    charge.wait()
    charge.read({ kind: 'happened', result: null })
    expect(charge.told).toEqual([])
    charge.wait()
    charge.read({ kind: 'happened', result: null, twice })
    expect(charge.told).toEqual([twice])
    expect(charge.shown().kind).toBe('done')
    expect(charge.kept()).toMatchObject([{ rest: { kind: 'happened', isRead: true } }])
  })

  it('the next try is asked about while the one before may have charged', () => {
    const charge = begin(keyless)
    charge.giveUp()
    charge.ask()
    charge.read(nothing)
    const reason = { kind: 'mayChargeTwice', seenUntil: charge.now() }
    expect(charge.shown()).toMatchObject({ kind: 'refused', reason })
    expect(charge.asked()).toEqual([])
    charge.ask(true)
    charge.confirm()
    expect(charge.sentKey()).toBe('key 1')
  })

  it.each([
    [nothing, ['confirm']],
    [{ kind: 'open' }, []],
  ] as const)('long after it, what the account shows decides: %o', (outcome, asked) => {
    const charge = begin(keyless)
    charge.giveUp()
    charge.pass(3_600 * second)
    charge.ask()
    charge.read(outcome)
    expect(charge.asked()).toEqual(asked)
  })

  it('the next try is sent at once where a second call can take no more money', () => {
    const charge = begin({ ...keyless, isSafeAgain: true })
    charge.giveUp()
    expect(charge.send()).toBe('key 1')
  })

  it('an expired session ends no doubt about the try before', () => {
    const charge = begin(keyless)
    charge.giveUp()
    charge.ask(true)
    charge.confirm()
    const error = new ApiError({ kind: 'tokenExpired', status: 200 })
    charge.answer({ kind: 'refused', error })
    charge.ask()
    charge.read(nothing)
    expect(charge.shown()).toMatchObject({ reason: { kind: 'mayChargeTwice' } })
  })

  it('an expired session is told at once, and the account is read before the next try', () => {
    const charge = begin(keyless)
    charge.send()
    const error = new ApiError({ kind: 'tokenExpired', status: 200 })
    charge.answer({ kind: 'refused', error })
    expect(charge.shown()).toMatchObject({ reason: { kind: 'error', error } })
    charge.ask()
    charge.read(nothing)
    expect(charge.asked()).toEqual(['confirm'])
  })
})

describe('another intent for the same car in a city with keys, after an answer that was lost', () => {
  function pressOther() {
    const charge = begin({ subject: () => 'car' })
    charge.giveUp()
    const other = { intent: { zone: '102' }, price: null, key: 'other' }
    charge.hear({ kind: 'pressed', ...other, mayBeTwice: false })
    charge.lock()
    charge.owner()
    return charge
  }

  it('is asked about while the first may still charge', () => {
    const charge = pressOther()
    charge.read(nothing)
    expect(charge.shown()).toMatchObject({ reason: { kind: 'mayChargeTwice' } })
    expect(charge.asked()).toEqual([])
  })

  it.each([{ kind: 'neverCame' }, refused] as const)(
    'is sent where the city says that the first did not: %o',
    (word) => {
      const charge = pressOther()
      charge.read(word)
      charge.confirm()
      expect(charge.sentKey()).toBe('other')
    },
  )

  it('leaves nothing of the first for later, once it was sent', () => {
    const charge = pressOther()
    charge.read({ kind: 'neverCame' })
    charge.confirm()
    expect(charge.kept()).toMatchObject([{ key: 'other' }])
    const anyway = pressOther()
    anyway.read(nothing)
    anyway.hear({
      kind: 'pressed',
      intent,
      price: null,
      key: 'third',
      mayBeTwice: true,
    })
    anyway.lock()
    anyway.owner()
    anyway.confirm()
    expect(anyway.kept()).toMatchObject([{ key: 'key 1' }])
    anyway.answer(done)
    expect(anyway.kept()).toEqual([])
  })

  it('is not sent where the first has charged', () => {
    const charge = pressOther()
    charge.read(done)
    expect(charge.shown()).toMatchObject({ kind: 'refused', reason: { kind: 'changed' } })
  })
})

describe('a payment at a bank', () => {
  it('keeps the sum of the bank for its link', () => {
    const charge = begin()
    charge.send()
    charge.answer({ kind: 'atBank', page: { ...page, amount: 10_000 } })
    charge.hear({ kind: 'bankPageOpened' })
    expect(charge.kept()).toMatchObject([{ bank: { order: '7', amount: 10_000 } }])
    const [left] = charge.kept()
    if (left === undefined) throw new Error('Nothing is kept.')
    const again = begin({}, [left])
    again.hear({ kind: 'cameBack', attempt: left, left })
    again.read(nothing)
    again.hear({ kind: 'linkAskedFor' })
    expect(again.shown()).toMatchObject({ kind: 'atBank', page: { amount: 10_000 } })
  })

  const left = (bank: Partial<WayBack> = {}) =>
    keptAttempt({ bank: { order: '7', claim: null, url: page.url, ...bank } })

  /** Comes back from the bank to another page. */
  function back(bank: Partial<WayBack> = {}) {
    const charge = begin({}, [left(bank)])
    charge.hear({ kind: 'cameBack', attempt: left(bank), left: left(bank) })
    return charge
  }

  it('is kept once its page is opened, and told until it was read', () => {
    const charge = begin()
    charge.send()
    charge.answer({ kind: 'atBank', page })
    expect(charge.kept()).toEqual([])
    charge.hear({ kind: 'bankPageOpened' })
    expect(charge.kept()).toMatchObject([{ bank: { order: '7', claim: null, url: page.url } }])
    charge.hear({ kind: 'seenAgain', owner: driver })
    charge.read({ kind: 'happened', result: 'session' })
    expect(charge.shown().kind).toBe('done')
    expect(charge.kept()).toHaveLength(1)
    charge.hear({ kind: 'dismissed' })
    expect(charge.kept()).toEqual([])
  })

  it.each([
    [{ kind: 'failed' }, null, 'refused'],
    [{ kind: 'failed' }, 'paid', 'unknown'],
    [nothing, 'declined', 'refused'],
    [nothing, 'paid', 'unknown'],
    [{ kind: 'open' }, 'declined', 'unknown'],
  ] as const)('that the account calls %j and the way back %s is %s', (known, claim, expected) => {
    const charge = back({ claim })
    charge.read(known)
    expect(charge.shown().kind).toBe(expected)
  })

  it.each([
    ['done', { kind: 'happened', result: 'session' }],
    ['refused', { kind: 'failed' }],
  ] as const)(
    'whose first try has failed, and that was paid as the bank says, is read on until it is %s',
    (expected, last) => {
      const charge = back({ claim: 'paid' })
      charge.read({ kind: 'failed' })
      expect(charge.shown().kind).toBe('unknown')
      for (let readings = 0; readings < 5; readings += 1) {
        charge.wait()
        charge.read({ kind: 'failed' })
        expect(charge.shown().kind).toBe('unknown')
      }
      charge.wait()
      charge.read(last)
      expect(charge.shown().kind).toBe(expected)
      expect(charge.asked()).toEqual([])
    },
  )

  it('is followed while other ways to pay are offered, by its link too', () => {
    const charge = back()
    charge.read(nothing)
    expect(charge.shown()).toMatchObject({ kind: 'unknown', isLooking: false })
    charge.wait()
    charge.read({ kind: 'onBalance', amount: 5 })
    expect(charge.shown()).toMatchObject({ reason: { kind: 'onBalance', amount: 5 } })
    const priced = { ...left(), price: { total: 8_400, sumBefore: 0 } }
    const again = begin({}, [priced])
    again.hear({ kind: 'cameBack', attempt: priced, left: priced })
    again.read(nothing)
    again.hear({ kind: 'linkAskedFor' })
    const link = { url: page.url, amount: 8_400 }
    expect(again.shown()).toMatchObject({ kind: 'atBank', page: link })
    again.hear({ kind: 'stoppedWaiting' })
    expect(again.shown().kind).toBe('idle')
  })
})

describe('what a page has left', () => {
  it('waits for the tab that looks at it, but holds up no payment at a bank', () => {
    const bank = { order: '7', claim: null }
    const paid = keptAttempt({ key: 'paid', intent: { zone: '102' }, bank })
    const charge = begin({}, [keptAttempt(), paid])
    charge.hear({ kind: 'resumed', owner: driver })
    expect(charge.asked()).toEqual(['lock'])
    charge.hear({ kind: 'cameBack', attempt: paid, left: paid })
    charge.read({ kind: 'happened', result: 'session' })
    expect(charge.shown()).toMatchObject({ kind: 'done', attempt: { key: 'paid' } })
    charge.lock()
    expect(charge.shown().kind).toBe('done')
    charge.hear({ kind: 'dismissed' })
    charge.lock()
    expect(charge.shown()).toMatchObject({ kind: 'checking', attempt: { key: 'left' } })
  })
})

describe('somebody who', () => {
  it('signs in is told nothing of what was under way, and everything is kept', () => {
    const charge = begin()
    charge.send()
    charge.hear({ kind: 'left' })
    charge.answer(done)
    expect(charge.shown().kind).toBe('idle')
    expect(charge.kept()).toMatchObject([{ key: 'key 1', rest: null }])
    charge.hear({ kind: 'resumed', owner: { name: 'another', session: null } })
    expect(charge.asked()).toEqual([])
    charge.hear({ kind: 'resumed', owner: driver })
    charge.lock()
    charge.read({ kind: 'happened', result: null })
    expect(charge.shown().kind).toBe('done')
  })

  it('signs out leaves what is not explained or may still charge, and nothing else', () => {
    const fresh = keptAttempt({ key: 'fresh', rest: { kind: 'aside', at: start } })
    const old = keptAttempt({ key: 'old', rest: { kind: 'aside', at: start - 601 * second } })
    const over = keptAttempt({ key: 'over', rest: { kind: 'happened', at: start } })
    const atBank = keptAttempt({ key: 'bank', bank: { order: '7', claim: null } })
    const charge = begin({}, [keptAttempt(), fresh, old, over, atBank])
    charge.hear({ kind: 'signedOut', owner: driver })
    expect(charge.kept().map(({ key }) => key)).toEqual(['left', 'fresh'])
  })

  it.each([
    ['another key than what was put aside and may have begun it', start, 'key 1'],
    ['the key of what was put aside and began later', start - 60 * second, 'left'],
  ])('has ended something tries again under %s', (_, startsAt, key) => {
    const isTimely: Options['isTimely'] = ({ since }, begun) => Number(begun.startsAt) >= since
    const aside = keptAttempt({ since: start, rest: { kind: 'aside', at: start } })
    const charge = begin({ isTimely }, [aside])
    charge.hear({ kind: 'asideOver', owner: driver, subject: '101', startsAt })
    expect(charge.send()).toBe(key)
  })
})

describe('a link to the bank, to the button of a form beside it,', () => {
  it.each([
    ['that was just asked for is the dialog’s', null, 'atBank'],
    ['that somebody came back from may have been paid by', { order: '7', claim: null }, 'unknown'],
  ] as const)('%s', (_, bank, kind) => {
    expect(kindBeside({ kind: 'atBank', attempt: keptAttempt({ bank }), page })).toBe(kind)
  })
})
