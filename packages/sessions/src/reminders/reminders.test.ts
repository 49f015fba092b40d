import type { ParkingSession, TimedSession } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { remindersBetween, stillTrue, withReminders } from './reminders.ts'

const minute = 60_000
const end = Date.parse('2026-11-23T12:00:00Z')
const session: TimedSession = {
  id: '1',
  reservationId: '1',
  status: 'active',
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС116',
  startsAt: end - 60 * minute,
  endsAt: end,
  durationMinutes: 60,
  sum: 100,
  amountToPay: null,
  postPaymentStartsAt: null,
}
const said = (left: number, leftNow: number, one = session, known = new Set([one.id])) =>
  remindersBetween([one], end - left * minute, end - leftNow * minute, known).map((reminder) =>
    reminder.kind === 'over' ? 'over' : reminder.minutes,
  )

describe('remindersBetween', () => {
  it.each([
    [15.1, 15, [15]],
    [5.1, 5, [5]],
    [0.1, 0, ['over']],
    ['a laptop slept', 0, ['over']],
  ])('from %s to %s minutes left: %j', (left, leftNow, expected) => {
    expect(said(typeof left === 'number' ? left : 600, leftNow)).toEqual(expected)
  })

  it.each([
    [30.1, 30],
    [15, 14.9],
    [12, 11],
    [0, -1],
    [-1, -2],
  ])('says nothing from %s to %s minutes left', (left, leftNow) => {
    expect(said(left, leftNow)).toEqual([])
  })

  it('says only what is most urgent after a sleep', () => {
    expect(said(40, 4)).toEqual([5])
  })

  it.each([
    [-0.1, -0.2, ['over']],
    [14.9, 14.8, [15]],
    [-2, -2.1, []],
    [12, 11.9, []],
  ])('seeing a session first from %s to %s minutes left: %j', (left, leftNow, expected) => {
    expect(said(left, leftNow, session, new Set())).toEqual(expected)
  })

  it('says nothing of a session that waits for its payment', () => {
    expect(said(15.1, 15, { ...session, status: 'waiting' })).toEqual([])
  })

  it('says nothing of a session whose end or state is not known', () => {
    const unclear: ParkingSession[] = [
      { ...session, endsAt: null },
      { ...session, status: 'unknown' },
    ]
    for (const one of unclear) {
      expect(remindersBetween([one], end - 20 * minute, end, new Set(['1']))).toEqual([])
    }
  })

  it('says once what it knows of a session that is listed twice', () => {
    const known = new Set(['1'])
    expect(remindersBetween([session, session], end - 6 * minute, end - minute, known)).toEqual([
      { kind: 'ending', session, minutes: 5 },
    ])
  })
})

const ending = { kind: 'ending', session, minutes: 15 } as const

describe('withReminders', () => {
  it('replaces what was said of the same session', () => {
    const other = { kind: 'over', session: { ...session, id: '2' } } as const
    const later = { ...ending, minutes: 5 } as const
    expect(withReminders([ending, other], [later])).toEqual([other, later])
  })
})

describe('stillTrue', () => {
  it('drops the warning when the session is extended or gone', () => {
    expect(stillTrue([ending], [{ ...session, endsAt: end + minute }], end)).toEqual([])
    expect(stillTrue([ending], [], end)).toEqual([])
    expect(stillTrue([ending], [session], end)).toEqual([ending])
  })
  it('keeps saying that the time is over when the session is gone', () => {
    const over = { kind: 'over', session } as const
    expect(stillTrue([over], [], end)).toEqual([over])
    expect(stillTrue([over], [{ ...session, endsAt: end + minute }], end)).toEqual([])
    expect(stillTrue([over], [session], end)).toEqual([over])
  })
  it('takes it back where only the device’s clock had said so', () => {
    expect(stillTrue([{ kind: 'over', session }], [session], end - minute)).toEqual([])
  })
})
