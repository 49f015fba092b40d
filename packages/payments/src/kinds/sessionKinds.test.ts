import type { Operation, ParkingSession, TimedSession } from '@parking/domain'
import { sampleOperation } from '@parking/domain/testing'
import { createTestContext } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { describe, expect, it } from 'vitest'
import { findCharge } from '../charge/findCharge.ts'
import { cancelKind } from './cancelKind.ts'
import { renewKind } from './renewKind.ts'
import { startKind } from './startKind.ts'
import { sampleAttempt } from '../testing/sampleAttempt.ts'

const minute = 60_000
const now = Date.parse('2026-11-23T10:00:00Z')
const since = now - minute

const session: TimedSession = {
  id: '1',
  reservationId: '1',
  status: 'active',
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС116',
  startsAt: since,
  endsAt: since + 60 * minute,
  durationMinutes: 60,
  sum: 10_000,
  amountToPay: null,
  postPaymentStartsAt: null,
}

const operation = sampleOperation({
  orderNumber: '77',
  at: since,
  startsAt: since,
  endsAt: since + 60 * minute,
})

const tried = <Intent>(intent: Intent) => sampleAttempt(intent, since)

const truth = (sessions: ParkingSession[], operations: Operation[] = []) => ({
  sessions,
  operations,
  isWhole: true,
  now,
})

/** A session of the same length. */
const startedEarlier = (by: number): TimedSession => ({
  ...session,
  startsAt: session.startsAt - by,
  endsAt: session.endsAt - by,
})

const hourAtZone = {
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС116',
  format: 'russian',
  category: 'B',
  durationMinutes: 60,
} as const

describe('startKind', () => {
  it('is about one car, in whatever letters its plate is written', () => {
    expect(startKind.subject(hourAtZone)).toBe(startKind.subject({ plate: 'a 123 bc 116' }))
    expect(startKind.subject(hourAtZone)).not.toBe(startKind.subject({ plate: 'А124ВС116' }))
  })

  it.each([
    ['the session runs', truth([session])],
    ['the session is over, the history shows it', truth([], [operation])],
    ['the session runs, and not all could be read', { ...truth([session]), isWhole: false }],
    ['it runs a minute longer', truth([{ ...session, endsAt: session.endsAt + minute }])],
    ['it began within the minute before', truth([startedEarlier(minute)])],
    ['the history leaves out when it began', truth([], [{ ...operation, startsAt: null }])],
    ['the history leaves out the zone', truth([], [{ ...operation, zone: null, parking: 'P1' }])],
    ['the history leaves out the time', truth([], [{ ...operation, durationMinutes: null }])],
  ])('when %s', (_case, found) => {
    expect(findCharge(startKind, tried(hourAtZone), found).kind).toBe('happened')
  })

  it('when it runs at the parking that was paid, whose zone is not told', () => {
    const atParking = { ...hourAtZone, parkingCode: '10101' }
    const runs = { ...session, zone: null, parkingCode: '10101' }
    expect(findCharge(startKind, tried(atParking), truth([runs])).kind).toBe('happened')
    expect(findCharge(startKind, tried(hourAtZone), truth([runs])).kind).toBe('nothing')
    const elsewhere = { ...runs, parkingCode: '20202' }
    expect(findCharge(startKind, tried(atParking), truth([elsewhere])).kind).toBe('nothing')
  })

  it.each([
    ['nothing is there', truth([])],
    ['another car parks', truth([{ ...session, plate: 'М456ОР116' }])],
    ['the car parks elsewhere', truth([{ ...session, zone: '102' }])],
    ['it began earlier', truth([startedEarlier(2 * minute)])],
    ['another zone was paid', truth([], [{ ...operation, zone: '102' }])],
    ['the session is an old one', truth([{ ...session, endsAt: since + 20 * minute }])],
    ['it runs longer than was asked', truth([{ ...session, endsAt: since + 180 * minute }])],
    ['another time was paid', truth([], [{ ...operation, durationMinutes: 15 }])],
    ['the session waits for its payment', truth([{ ...session, status: 'waiting' }])],
    ['the payment is an old one', truth([], [{ ...operation, at: since - 10 * minute }])],
    ['the payment failed', truth([], [{ ...operation, status: 'error' }])],
    ['it was a cancellation', truth([], [{ ...operation, type: 'cancel' }])],
    [
      'a stay of the same time that was put off was paid',
      truth([], [{ ...operation, startsAt: since - 120 * minute }]),
    ],
  ])('not when %s', (_case, found) => {
    expect(findCharge(startKind, tried(hourAtZone), found).kind).toBe('nothing')
  })

  it.each([15, 63])(
    'is not known when a payment of an unknown time stands beside a session of %i minutes',
    (minutes) => {
      const runs = { ...session, endsAt: since + minutes * minute, durationMinutes: minutes }
      const found = truth([runs], [{ ...operation, durationMinutes: null }])
      expect(findCharge(startKind, tried(hourAtZone), found).kind).toBe('open')
    },
  )

  it('was sent twice only where both charges are of about one time', () => {
    const both = (apart: number) =>
      truth([session], [operation, { ...operation, at: operation.at + apart, orderNumber: '2' }])
    expect(findCharge(startKind, tried(hourAtZone), both(minute))).toHaveProperty('twice')
    expect(findCharge(startKind, tried(hourAtZone), both(60 * minute))).not.toHaveProperty('twice')
    // A later try of the same press may have charged too.
    const again = { ...tried(hourAtZone), sentAt: since + 59 * minute }
    expect(findCharge(startKind, again, both(60 * minute))).toHaveProperty('twice')
  })
})

describe('renewKind', () => {
  const intent = {
    reservationId: '1',
    plate: 'А123ВС116',
    zone: '101',
    endsAt: session.endsAt,
    durationMinutes: 30,
  }

  it.each([
    ['it ends later', truth([{ ...session, endsAt: session.endsAt + 30 * minute }])],
    ['the history shows it', truth([], [{ ...operation, type: 'renew', durationMinutes: 30 }])],
  ])('when %s', (_case, found) => {
    expect(findCharge(renewKind, tried(intent), found).kind).toBe('happened')
  })

  it.each([
    ['it ends as before', truth([session])],
    ['it is gone', truth([])],
    ['the payment of the start is there', truth([session], [operation])],
    ['another device ended it', truth([{ ...session, endsAt: session.endsAt - 20 * minute }])],
    [
      'another device extended it and it is gone',
      truth([], [{ ...operation, type: 'renew', durationMinutes: 15 }]),
    ],
    [
      'another device extended it by less',
      truth(
        [{ ...session, endsAt: session.endsAt + 15 * minute }],
        [{ ...operation, type: 'renew', durationMinutes: 15 }],
      ),
    ],
  ])('not when %s', (_case, found) => {
    expect(findCharge(renewKind, tried(intent), found).kind).toBe('nothing')
  })
})

describe('renewKind, at a bank', () => {
  const intent = {
    reservationId: '1',
    plate: 'А123ВС116',
    zone: '101',
    endsAt: session.endsAt,
    durationMinutes: 30,
    method: 'card',
  }
  const bank = { order: '77', claim: 'paid' } as const

  it.each([
    ['happened', 'its order is paid', 'renew', 'done'],
    ['failed', 'its order is declined', 'renew', 'error'],
    ['open', 'its order waits', 'renew', 'waiting'],
    ['nothing', 'its order is that of a start', 'payment', 'done'],
  ] as const)('has %s when %s, whatever was extended', (kind, _case, type, status) => {
    const account = truth([session], [{ ...operation, type, status, durationMinutes: 15 }])
    expect(findCharge(renewKind, { ...tried(intent), bank }, account).kind).toBe(kind)
  })

  it('has happened when its order is not known, but the session ends later', () => {
    const later = truth([{ ...session, endsAt: session.endsAt + 30 * minute }])
    expect(findCharge(renewKind, { ...tried(intent), bank }, later).kind).toBe('happened')
  })
})

describe('what does not tell', () => {
  const intent = {
    reservationId: '1',
    plate: 'А123ВС116',
    zone: '101',
    endsAt: session.endsAt,
    durationMinutes: 30,
  }
  const torn = (account: ReturnType<typeof truth>) => ({ ...account, isWhole: false })

  it('is an extension by another time that the history does not know', () => {
    const later = truth([{ ...session, endsAt: session.endsAt + 15 * minute }])
    expect(findCharge(renewKind, tried(intent), later).kind).toBe('open')
  })

  it.each([
    ['a payment', 'payment', [], 'waiting'],
    ['an extension', 'renew', [session], 'waiting'],
    ['an extension that ended in a way nobody knows', 'renew', [session], 'other'],
  ] as const)('is %s that is still being processed', (_case, type, sessions, status) => {
    const start = { ...intent, parkingCode: null, format: 'russian', category: 'B' } as const
    const account = truth([...sessions], [{ ...operation, type, status, durationMinutes: 30 }])
    const found =
      type === 'payment'
        ? findCharge(startKind, tried(start), account)
        : findCharge(renewKind, tried(intent), account)
    expect(found.kind).toBe('open')
  })

  it('is an account that could not be read whole', () => {
    const start = { ...intent, parkingCode: null, format: 'russian', category: 'B' } as const
    expect(findCharge(startKind, tried(start), torn(truth([]))).kind).toBe('open')
    expect(findCharge(renewKind, tried(intent), torn(truth([]))).kind).toBe('open')
    expect(findCharge(cancelKind, tried(intent), torn(truth([]))).kind).toBe('open')
  })
})

describe('an extension', () => {
  it.each([
    ['as it was seen', 30, '1', null],
    ['extended elsewhere', 31, '1', { kind: 'changed' }],
    ['gone', 30, '2', { kind: 'changed' }],
  ])(
    'of a session that is %s is checked before it is sent',
    async (_case, minutesLeft, reservationId, refusal) => {
      const city = openCity({ sessions: [{ plate: 'А123ВС116', minutesLeft }] })
      const context = await createTestContext({ fetch: city.fetch, token: 'token-1' })
      const endsAt = city.now + 30 * minute
      const intent = { reservationId, plate: 'А123ВС116', zone: '101', endsAt, durationMinutes: 30 }
      expect(await renewKind.checkBefore?.(intent, context)).toEqual(refusal)
    },
  )
})

describe('cancelKind', () => {
  const intent = { reservationId: '1', plate: 'А123ВС116', zone: '101', endsAt: session.endsAt }

  it.each([
    ['it is gone before its end', truth([])],
    ['it ended before its end', truth([{ ...session, endsAt: now }])],
    ['it waits for its payment before its end', truth([{ ...session, status: 'waiting' }])],
    ['the history shows it', truth([session], [{ ...operation, type: 'cancel' }])],
    [
      'the history shows it with its parking alone',
      truth([session], [{ ...operation, type: 'cancel', zone: null, parking: 'P1' }]),
    ],
  ])('when %s', (_case, found) => {
    expect(findCharge(cancelKind, tried(intent), found).kind).toBe('happened')
  })

  it('not when it runs', () => {
    expect(findCharge(cancelKind, tried(intent), truth([session])).kind).toBe('nothing')
  })

  it('not when a permit of its car was given back, which the history shows without a place', () => {
    const refund = { ...operation, type: 'cancel', zone: null } as const
    expect(findCharge(cancelKind, tried(intent), truth([session], [refund])).kind).toBe('nothing')
  })

  it('not when it ended by itself meanwhile', () => {
    const later = { ...truth([]), now: session.endsAt }
    expect(findCharge(cancelKind, tried(intent), later).kind).toBe('nothing')
  })
})

describe('an account that is late', () => {
  const ending = { reservationId: '1', plate: 'А123ВС116', zone: '101', endsAt: session.endsAt }

  it('does not prove by what it does not show yet that a parking has ended that just began', () => {
    const young = { ...ending, startsAt: now - 30_000 }
    expect(findCharge(cancelKind, tried(young), truth([])).kind).toBe('nothing')
    const older = { ...ending, startsAt: now - 3 * minute }
    expect(findCharge(cancelKind, tried(older), truth([])).kind).toBe('happened')
  })

  it('does not prove by an own earlier parking that still runs there that another has begun', () => {
    const other = { ...tried(hourAtZone), key: 'earlier', since: since - minute }
    expect(findCharge(startKind, tried(hourAtZone), truth([session]), [other]).kind).not.toBe(
      'happened',
    )
  })
})

describe('a stay that is paid for afterwards', () => {
  const dayAgo = { ...hourAtZone, startsAt: since - 1440 * minute }

  it('is not paid by another parking of the car that runs now', () => {
    expect(findCharge(startKind, tried(dayAgo), truth([session])).kind).toBe('nothing')
    expect(findCharge(startKind, tried(dayAgo), truth([], [operation])).kind).toBe('nothing')
  })
})

it('takes no payment of another sum for a start where the history tells neither its time nor its length', () => {
  const debt = { ...operation, startsAt: null, durationMinutes: null, sum: 5_000 }
  const press = { ...tried(hourAtZone), price: { total: 10_000, sumBefore: 0 } }
  expect(findCharge(startKind, press, truth([], [debt])).kind).toBe('nothing')
  const own = { ...debt, sum: 10_000 }
  expect(findCharge(startKind, press, truth([], [own])).kind).toBe('happened')
})
