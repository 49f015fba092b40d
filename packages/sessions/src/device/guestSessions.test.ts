import type { GuestStartIntent } from '@parking/payments'
import { sampleAttempt } from '@parking/payments/testing'
import { memoryStorage } from '@parking/runtime/testing'
import { describe, expect, it } from 'vitest'
import {
  guestSessionForgotten,
  guestSessionPaid,
  guestSessionsRead,
  paidPlates,
  runningGuestSessions,
  useGuestSessions,
  type GuestSession,
} from './guestSessions.ts'
import { sessionOfCharge } from './sessionOfCharge.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const minute = 60_000
const day = 86_400_000
const session = (key: string, more: Partial<GuestSession> = {}): GuestSession => ({
  key,
  order: '1',
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС116',
  startsAt: now - minute,
  endsAt: now + 59 * minute,
  sum: 10_000,
  ...more,
})
const device = (storage = memoryStorage()) => ({
  storage,
  city: { id: 'kazan' },
  clock: {
    now: () => now,
    elapsed: () => now,
    observe: () => undefined,
    isSet: () => true,
    wait: async () => undefined,
  },
})
const known = () => useGuestSessions.getState().sessions

describe('what a device knows of guests', () => {
  it('is found again, each payment once', () => {
    const context = device()
    guestSessionsRead(context)
    guestSessionPaid(context, session('1'))
    guestSessionPaid(context, session('2'))
    guestSessionPaid(context, session('1', { endsAt: now + 5 * minute }))
    guestSessionsRead(device(context.storage))
    expect(known().map(({ key }) => key)).toEqual(['1', '2'])
    expect(known()[0]?.endsAt).toBe(now + 5 * minute)
  })

  it('is forgotten by a press: one, or all with nothing left behind', () => {
    const context = device()
    guestSessionsRead(context)
    guestSessionPaid(context, session('1'))
    guestSessionPaid(context, session('2'))
    guestSessionForgotten(context, session('1'))
    expect(known().map(({ key }) => key)).toEqual(['2'])
    guestSessionForgotten(context, null)
    expect(context.storage.get('parking.guest.kazan')).toBeNull()
  })

  it('is forgotten a month after its end, and when it is none', () => {
    const context = device()
    guestSessionsRead(context)
    guestSessionPaid(context, session('1', { endsAt: now - 31 * day }))
    guestSessionsRead(context)
    expect(known()).toEqual([])
    context.storage.set('parking.guest.kazan', '[{"key":1}]')
    guestSessionsRead(context)
    expect(known()).toEqual([])
  })

  it('keeps no more than ten', () => {
    const context = device()
    guestSessionsRead(context)
    for (let count = 0; count < 12; count += 1) guestSessionPaid(context, session(String(count)))
    expect(known()).toHaveLength(10)
    expect(known()[0]?.key).toBe('11')
  })
})

describe('runningGuestSessions', () => {
  it('are those that have begun and have not ended, the first to end at the front', () => {
    const sessions = [
      session('later', { endsAt: now + 90 * minute }),
      session('sooner'),
      session('over', { endsAt: now }),
      session('to come', { startsAt: now + 1 }),
    ]
    expect(runningGuestSessions(sessions, now).map(({ key }) => key)).toEqual(['sooner', 'later'])
  })
})

describe('paidPlates', () => {
  it('names each plate once, however it is written', () => {
    expect(
      paidPlates([
        session('1'),
        session('2', { plate: 'A123BC116' }),
        session('3', { plate: 'М456ОР116' }),
      ]),
    ).toEqual(['А123ВС116', 'М456ОР116'])
  })
})

describe('sessionOfCharge', () => {
  const wanted = {
    zone: '101',
    parkingCode: null,
    plate: 'А123ВС116',
    format: 'russian',
    category: 'B',
    durationMinutes: 60,
    method: 'card',
    phone: '79000000001',
  } as const
  const attempt = sampleAttempt<GuestStartIntent>(wanted, now, {
    price: { total: 10_000, sumBefore: 0 },
    key: 'k',
    bank: { order: '1', claim: null },
  })

  it('ends no later than it can have begun', () => {
    expect(sessionOfCharge({ kind: 'done', attempt, result: null })).toEqual(
      session('k', { startsAt: now, endsAt: now + 60 * minute }),
    )
  })

  it('began when it was said to have begun, where it is paid for afterwards', () => {
    const intent = { ...attempt.intent, startsAt: now - 90 * minute }
    const paid = sessionOfCharge({ kind: 'done', attempt: { ...attempt, intent }, result: null })
    expect([paid.startsAt, paid.endsAt]).toEqual([now - 90 * minute, now - 30 * minute])
  })
})
