import { memoryStorage } from '@parking/runtime/testing'
import { describe, expect, it } from 'vitest'
import {
  guestStayForgotten,
  guestStayPaid,
  guestStaysRead,
  paidPlates,
  runningStays,
  useGuestStays,
  type GuestStay,
} from './guestStays.ts'
import { stayOfCharge } from './stayOfCharge.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const minute = 60_000
const day = 86_400_000
const stay = (key: string, more: Partial<GuestStay> = {}): GuestStay => ({
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
    wait: async () => undefined,
  },
})
const known = () => useGuestStays.getState().stays

describe('what a device knows of guests', () => {
  it('is found again, each payment once', () => {
    const context = device()
    guestStaysRead(context)
    guestStayPaid(context, stay('1'))
    guestStayPaid(context, stay('2'))
    guestStayPaid(context, stay('1', { endsAt: now + 5 * minute }))
    guestStaysRead(device(context.storage))
    expect(known().map(({ key }) => key)).toEqual(['1', '2'])
    expect(known()[0]?.endsAt).toBe(now + 5 * minute)
  })

  it('is forgotten by a press: one, or all with nothing left behind', () => {
    const context = device()
    guestStaysRead(context)
    guestStayPaid(context, stay('1'))
    guestStayPaid(context, stay('2'))
    guestStayForgotten(context, stay('1'))
    expect(known().map(({ key }) => key)).toEqual(['2'])
    guestStayForgotten(context, null)
    expect(context.storage.get('parking.guest.kazan')).toBeNull()
  })

  it('is forgotten a month after its end, and when it is none', () => {
    const context = device()
    guestStaysRead(context)
    guestStayPaid(context, stay('1', { endsAt: now - 31 * day }))
    guestStaysRead(context)
    expect(known()).toEqual([])
    context.storage.set('parking.guest.kazan', '[{"key":1}]')
    guestStaysRead(context)
    expect(known()).toEqual([])
  })

  it('keeps no more than ten', () => {
    const context = device()
    guestStaysRead(context)
    for (let count = 0; count < 12; count += 1) guestStayPaid(context, stay(String(count)))
    expect(known()).toHaveLength(10)
    expect(known()[0]?.key).toBe('11')
  })
})

describe('runningStays', () => {
  it('are those that have begun and have not ended, the first to end at the front', () => {
    const stays = [
      stay('later', { endsAt: now + 90 * minute }),
      stay('sooner'),
      stay('over', { endsAt: now }),
      stay('to come', { startsAt: now + 1 }),
    ]
    expect(runningStays(stays, now).map(({ key }) => key)).toEqual(['sooner', 'later'])
  })
})

describe('paidPlates', () => {
  it('names each plate once, however it is written', () => {
    expect(
      paidPlates([stay('1'), stay('2', { plate: 'A123BC116' }), stay('3', { plate: 'М456ОР116' })]),
    ).toEqual(['А123ВС116', 'М456ОР116'])
  })
})

describe('stayOfCharge', () => {
  const attempt = {
    intent: {
      zone: '101',
      parkingCode: null,
      plate: 'А123ВС116',
      format: 'russian',
      category: 'B',
      durationMinutes: 60,
      method: 'card',
      phone: '79000000001',
    },
    price: { total: 10_000, sumBefore: 0 },
    key: 'k',
    owner: null,
    since: now,
    sentAt: now,
    bank: { order: '1', claim: null },
    before: null,
    rest: null,
  } as const

  it('ends no later than it can have begun', () => {
    expect(stayOfCharge({ kind: 'done', attempt, result: null })).toEqual(
      stay('k', { startsAt: now, endsAt: now + 60 * minute }),
    )
  })

  it('began when it was said to have begun, where it is paid for afterwards', () => {
    const intent = { ...attempt.intent, startsAt: now - 90 * minute }
    const paid = stayOfCharge({ kind: 'done', attempt: { ...attempt, intent }, result: null })
    expect([paid.startsAt, paid.endsAt]).toEqual([now - 90 * minute, now - 30 * minute])
  })
})
