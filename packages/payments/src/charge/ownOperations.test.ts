import type { Operation } from '@parking/domain'
import { sampleOperation } from '@parking/domain/testing'
import { describe, expect, it } from 'vitest'
import type { AccountTruth } from '../account/readAccount.ts'
import { barrierKind } from '../kinds/barrierKind.ts'
import { findCharge } from './findCharge.ts'
import { permitKind } from '../kinds/permitKind.ts'
import { renewKind } from '../kinds/renewKind.ts'
import { startKind } from '../kinds/startKind.ts'
import { topUpKind } from '../kinds/topUpKind.ts'
import { sampleAttempt } from '../testing/sampleAttempt.ts'
import type { Attempt } from './ChargeState.ts'
import { markOf, mayBeSince, ownOperations } from './ownOperations.ts'

const minute = 60_000
/** It is pressed in the middle of a minute. */
const pressedAt = Date.parse('2026-11-23T10:00:30Z')
const toTheMinute = { at: pressedAt - 30_000, precision: minute }

const attempt = <Intent>(intent: Intent, more: Partial<Attempt<Intent>> = {}) =>
  sampleAttempt(intent, pressedAt, more)
const account = (...operations: Operation[]): AccountTruth => ({
  sessions: [],
  operations,
  isWhole: true,
  now: pressedAt + 10 * minute,
})

const car = {
  plate: 'А123ВС116',
  zone: '101',
  parkingCode: null,
  format: 'russian',
  category: 'B',
} as const
const start = { ...car, durationMinutes: 60 }
const startOperation = sampleOperation({ ...toTheMinute, startsAt: null, durationMinutes: 60 })
const renew = { reservationId: '1', plate: car.plate, zone: '101', endsAt: 0, durationMinutes: 60 }
const permit = {
  code: 'month',
  plate: car.plate,
  startDate: '2026-11-24',
  startsAt: pressedAt,
  cost: 10_000,
  method: 'balance',
  phone: null,
}
const barrier = { sessionId: 's', parking: 'B1', ticket: '7', amount: 10_000, method: 'balance' }

const gate = sampleOperation({
  ...toTheMinute,
  type: 'paymentGate',
  plate: null,
  zone: null,
  description: 'Билет 7',
})

/** Every kind whose charge the history tells, with such an operation. */
const kinds = [
  {
    name: 'a start',
    operation: startOperation,
    find: (its: Partial<Attempt<never>>, found: AccountTruth) =>
      findCharge(startKind, attempt(start, its), found),
  },
  {
    name: 'a post-payment for yesterday',
    operation: sampleOperation({ ...toTheMinute, startsAt: pressedAt - 1440 * minute }),
    find: (its: Partial<Attempt<never>>, found: AccountTruth) =>
      findCharge(startKind, attempt({ ...start, startsAt: pressedAt - 1440 * minute }, its), found),
  },
  {
    name: 'an extension',
    operation: { ...startOperation, type: 'renew' as const },
    find: (its: Partial<Attempt<never>>, found: AccountTruth) =>
      findCharge(renewKind, attempt(renew, its), found),
  },
  {
    name: 'a permit',
    operation: { ...startOperation, type: 'subscription' as const },
    find: (its: Partial<Attempt<never>>, found: AccountTruth) =>
      findCharge(permitKind, attempt(permit, its), found),
  },
  {
    name: 'a barrier ticket',
    operation: gate,
    find: (its: Partial<Attempt<never>>, found: AccountTruth) =>
      findCharge(barrierKind, attempt(barrier, its), found),
  },
  {
    name: 'a top-up without a number',
    operation: { ...startOperation, type: 'refill' as const },
    find: (its: Partial<Attempt<never>>, found: AccountTruth) =>
      findCharge(topUpKind, attempt({ amount: 10_000, method: 'card', phone: null }, its), found),
  },
]

describe.each(kinds)('$name in a history to the minute', ({ operation, find }) => {
  it('is not told apart from one of the same minute, so that it is open', () => {
    expect(find({}, account(operation)).kind).toBe('open')
  })

  it('has happened where the history did not show it before', () => {
    expect(find({ before: [] }, account(operation)).kind).toBe('happened')
  })

  it('is not there where the history has shown that one before', () => {
    expect(find({ before: [markOf(operation)] }, account(operation)).kind).toBe('nothing')
  })

  it('is told as two where two have come', () => {
    const other = { ...operation, orderNumber: 'another' }
    const found = find({ before: [] }, account(operation, other))
    expect(found).toMatchObject({ kind: 'happened', twice: [operation, other] })
  })

  it('is told as one where the history has its line twice', () => {
    const ordered = { ...operation, orderNumber: 'order 1' }
    const found = find({ before: [] }, account(ordered, { ...ordered }))
    expect(found.kind).toBe('happened')
    expect(found).not.toHaveProperty('twice')
  })

  it('is not one of the minute before', () => {
    const before = { ...operation, at: operation.at - minute }
    expect(find({ before: [] }, account(before)).kind).toBe('nothing')
  })

  it('may be an earlier one that is new where only the device tells the time', () => {
    const earlier = account({ ...operation, at: operation.at - 3 * minute })
    const found = { ...earlier, isTimeUnsure: true }
    expect(find({ before: [] }, found).kind).toBe('open')
    expect(find({ before: found.operations.map(markOf) }, found).kind).toBe('nothing')
    expect(find({ before: null }, found).kind).toBe('nothing')
  })
})

describe('mayBeSince', () => {
  it.each([
    ['of the same second', 0, 1000, true],
    ['two seconds before, which clocks do not tell apart', -2_000, 1000, true],
    ['three seconds before', -3_000, 1000, false],
    ['of the minute that it was pressed in', -30_000, minute, true],
    ['of the minute before', -90_000, minute, false],
    ['of the day that it was pressed on', -600 * minute, 1440 * minute, true],
  ])('%s', (_case, by, precision, expected) => {
    expect(mayBeSince(sampleOperation({ at: pressedAt + by, precision }), pressedAt)).toBe(expected)
  })
})

describe('what another attempt of the browser may have made', () => {
  const matches = () => true
  const one = sampleOperation({ ...toTheMinute, orderNumber: '1' })
  const two = sampleOperation({ ...toTheMinute, orderNumber: '2' })
  const mine = attempt({}, { before: [] })
  const other = attempt({}, { key: 'other', since: pressedAt - 10_000 })

  it('is counted for that one first', () => {
    expect(ownOperations(matches, mine, account(one), [other])).toMatchObject({
      done: [],
      isOpen: true,
    })
    expect(ownOperations(matches, mine, account(one, two), [other]).done).toHaveLength(1)
  })

  it('is counted for that one too where the history has its line twice', () => {
    expect(ownOperations(matches, mine, account(one, { ...one }), [other]).done).toEqual([])
  })

  it('leaves those that were made soonest after the press', () => {
    const late = { ...two, at: pressedAt + 2 * minute }
    const soon = { ...one, at: pressedAt + 2_000 }
    const next = { ...one, orderNumber: '3', at: pressedAt + 3_000 }
    const found = ownOperations(matches, mine, account(late, soon, next), [other])
    expect(found.done).toEqual([soon, next])
  })

  it('takes nothing away where the bank leads back with the word that this one was paid', () => {
    const paid = { ...mine, bank: { order: 'one', claim: 'paid' } as const }
    const left = { ...other, bank: { order: 'other', claim: null } }
    expect(ownOperations(matches, paid, account(one), [left]).done).toEqual([one])
    const same = { ...left, bank: paid.bank }
    expect(ownOperations(matches, paid, account(one), [same]).done).toEqual([])
  })

  it('takes nothing away where the history had shown that one before', () => {
    const its = { ...mine, before: [markOf(one)] }
    expect(ownOperations(matches, its, account(one, two), [other]).done).toEqual([two])
  })
})
