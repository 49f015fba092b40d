import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentSessions, deferredSessions, untimedSessions } from './currentSessions.ts'
import { distinctSessions } from './distinctSessions.ts'
import { runningSessions } from './runningSessions.ts'
import {
  canCancel,
  endPassed,
  isEndingNow,
  remainingFraction,
  remainingTime,
  warningReached,
} from './remainingTime.ts'
import { sessionState } from './sessionState.ts'
import type { ParkingSession } from './ParkingSession.ts'

const now = Date.UTC(2026, 10, 21, 9)
const minute = 60_000

function session(over: Partial<ParkingSession> = {}): ParkingSession {
  return {
    id: '1',
    reservationId: '1',
    status: 'active',
    zone: '101',
    parkingCode: null,
    plate: 'А123ВС116',
    startsAt: now - 60 * minute,
    endsAt: now + 60 * minute,
    durationMinutes: 120,
    sum: 10_000,
    amountToPay: null,
    postPaymentStartsAt: null,
    ...over,
  }
}
const endingIn = (minutes: number) => ({ ...session(), endsAt: now + minutes * minute })

describe('which sessions count', () => {
  it.each([
    ['running', {}],
    ['over', { endsAt: now }],
    ['over', { status: 'ended' }],
    ['endless', { endsAt: null }],
    ['coming', { startsAt: now + 2 * minute }],
    ['coming', { startsAt: now + 2 * minute, endsAt: null }],
    // Rounded up to its minute, or the clock here is a little behind.
    ['running', { startsAt: now + minute }],
    ['deferred', { status: 'waiting' }],
    ['deferred', { status: 'waiting', endsAt: now - minute }],
    ['unclear', { status: 'unknown' }],
    ['unclear', { status: 'unknown', endsAt: now - 1440 * minute }],
  ] as const)('as %s: %o', (state, over) => {
    expect(sessionState(session(over), now)).toBe(state)
  })

  it('as parked: those that run, also without an end that is known', () => {
    const runs = session()
    const endless = session({ id: '2', endsAt: null })
    const others = [
      session({ status: 'waiting' }),
      session({ status: 'unknown' }),
      session({ status: 'ended' }),
      session({ endsAt: now }),
      session({ startsAt: now + 1440 * minute, endsAt: now + 1500 * minute }),
    ].map((one, at) => Object.assign(one, { id: String(at + 3) }))
    expect(runningSessions([endless, ...others, runs], now)).toEqual([runs, endless])
  })

  it('as shown beside the current ones: endless, coming and unclear ones', () => {
    const endless = session({ id: '1', endsAt: null })
    const soon = session({ id: '2', startsAt: now + 60 * minute, endsAt: now + 90 * minute })
    const later = session({ id: '3', startsAt: now + 1440 * minute, endsAt: null })
    const unclear = session({ id: '4', status: 'unknown' })
    const others = [session({ id: '5' }), session({ id: '6', status: 'waiting' })]
    expect(untimedSessions([unclear, later, ...others, soon, endless], now)).toEqual([
      endless,
      soon,
      later,
      unclear,
    ])
  })

  it.each([
    ['the one that ends last', {}, { endsAt: now + 90 * minute }, { endsAt: now + 90 * minute }],
    ['the one that has an end', { endsAt: null }, {}, {}],
    ['one in an unknown state where they differ', {}, { status: 'waiting' }, { status: 'unknown' }],
  ] as const)('once, of two under one id %s', (_which, one, other, expected) => {
    const both = [session(one), session(other)]
    expect(distinctSessions(both)).toEqual([session(expected)])
    expect(distinctSessions(both.toReversed())).toEqual([session(expected)])
    expect(deferredSessions(both).length).toBe(0)
    expect(currentSessions(both, now).length + untimedSessions(both, now).length).toBe(1)
  })

  it('as current: active ones that have not ended, the next to end first', () => {
    const sessions = [
      endingIn(50),
      endingIn(10),
      endingIn(0),
      session({ status: 'waiting', endsAt: now + minute }),
    ].map((one, at) => Object.assign(one, { id: String(at) }))
    expect(currentSessions(sessions, now)).toEqual([sessions[1], sessions[0]])
  })

  it('as deferred: those that wait, the oldest first', () => {
    const late = session({ id: '2', status: 'waiting', startsAt: now - minute })
    const early = session({ status: 'waiting', startsAt: now - 2 * minute })
    expect(deferredSessions([late, session({ id: '3' }), early])).toEqual([early, late])
  })
})

describe('the remaining time', () => {
  it.each([
    [15.01, false],
    [15, true],
    [0.01, true],
    [0, false],
    [-1, false],
  ])('of %d minutes is worded as now: %s', (minutes, isNow) => {
    expect(isEndingNow(endingIn(minutes), now)).toBe(isNow)
  })

  it.each([
    [30, true],
    [29.99, false],
    [0, false],
    [-5, false],
  ])('of %d minutes lets cancel: %s', (minutes, can) => {
    expect(canCancel(endingIn(minutes), now)).toBe(can)
  })

  it.each([
    [31, 30, 30],
    [30, 29, null],
    [16, 15, 15],
    [40, 14, 15],
    [40, 4, 5],
    [6, 5, 5],
    [4, 0, null],
    [6, 0, null],
    [40, -1, null],
  ])('from %d to %d minutes warns of %s', (before, after, warning) => {
    const ending = endingIn(0)
    expect(warningReached(ending, now - before * minute, now - after * minute)).toBe(warning)
  })

  it('passes its end once', () => {
    const ending = endingIn(0)
    expect(endPassed(ending, now - 1, now)).toBe(true)
    expect(endPassed(ending, now, now + 1)).toBe(false)
    expect(endPassed(ending, now - 2, now - 1)).toBe(false)
  })

  it.each([
    [-1, 1],
    [0, 1],
    [30, 0.75],
    [60, 0.5],
    [120, 0],
    [121, 0],
  ])('%d minutes into a session of two hours is the part %d', (minutes, part) => {
    const { startsAt } = session()
    expect(remainingFraction(endingIn(60), startsAt + minutes * minute)).toBe(part)
  })

  it('is a part between 0 and 1 that never grows', () => {
    const instant = fc.integer({ min: now - 1e9, max: now + 1e9 })
    fc.assert(
      fc.property(instant, instant, instant, instant, (startsAt, endsAt, one, other) => {
        const of = { startsAt, endsAt }
        const early = Math.min(one, other)
        const late = Math.max(one, other)
        expect(remainingFraction(of, early)).toBeGreaterThanOrEqual(remainingFraction(of, late))
        expect(remainingFraction(of, early)).toBeLessThanOrEqual(1)
        expect(remainingTime(of, late)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it.each([
  [Number.NaN, now, now],
  [now, Number.NaN, now],
  [now, now + 1, Number.NaN],
  [now, Infinity, now],
  [now, now, now],
  [now, now, now - 1],
])('of a session from %s to %s nothing remains at %s', (startsAt, endsAt, when) => {
  expect(remainingFraction({ startsAt, endsAt }, when)).toBe(0)
})
