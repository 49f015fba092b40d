import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsAsParked, parkedPlates } from './countsAsParked.ts'
import { currentSessions, deferredSessions, latestSession } from './currentSessions.ts'
import {
  canCancel,
  endPassed,
  isEndingNow,
  remainingFraction,
  remainingTime,
  warningReached,
} from './remainingTime.ts'
import type { ParkingSession } from './types.ts'

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
const endingIn = (minutes: number) => session({ endsAt: now + minutes * minute })

describe('which sessions count', () => {
  it('as parked: all but those that wait', () => {
    expect(countsAsParked(session())).toBe(true)
    expect(countsAsParked(session({ status: 'waiting' }))).toBe(false)
  })

  it('as parked plates: those whose session runs', () => {
    const sessions = [
      session(),
      session({ plate: 'В001ВВ116', status: 'waiting' }),
      session({ plate: 'С002СС116', endsAt: now }),
    ]
    expect(parkedPlates(sessions, now)).toEqual(['А123ВС116'])
  })

  it('as current: active ones that have not ended, the next to end first', () => {
    const sessions = [
      endingIn(50),
      endingIn(10),
      endingIn(0),
      session({ status: 'waiting', endsAt: now + minute }),
    ]
    expect(currentSessions(sessions, now)).toEqual([sessions[1], sessions[0]])
  })

  it('as deferred: those that wait, the oldest first', () => {
    const late = session({ status: 'waiting', startsAt: now - minute })
    const early = session({ status: 'waiting', startsAt: now - 2 * minute })
    expect(deferredSessions([late, session(), early])).toEqual([early, late])
  })

  it('as latest: the one that began last, unless it is over', () => {
    const first = session({ startsAt: now - 3 * minute })
    const second = session({ startsAt: now - minute, endsAt: now + minute })
    expect(latestSession([second, first], now)).toBe(second)
    expect(latestSession([first, second], now)).toBe(second)
    expect(latestSession([first, second], now + minute)).toBe(second)
    expect(latestSession([second, first], now + minute + 1)).toBeNull()
    expect(latestSession([], now)).toBeNull()
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
    const ending = session({ endsAt: now })
    expect(warningReached(ending, now - before * minute, now - after * minute)).toBe(warning)
  })

  it('passes its end once', () => {
    const ending = session({ endsAt: now })
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
    expect(remainingFraction(session(), startsAt + minutes * minute)).toBe(part)
  })

  it('is a part between 0 and 1 that never grows', () => {
    const instant = fc.integer({ min: now - 1e9, max: now + 1e9 })
    fc.assert(
      fc.property(instant, instant, instant, instant, (startsAt, endsAt, one, other) => {
        const of = session({ startsAt, endsAt })
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
