import { addDays } from '@parking/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSearchOffers, checkConstructor, emptyConstructor } from './checkConstructor.ts'
import { permitActions } from './permitActions.ts'
import { checkPermitPurchase, permitStart } from './permitStart.ts'

const none = { canChangeVehicle: false, canPause: false, canContinue: false, canRefund: false }

describe('permitActions', () => {
  it.each([
    [{}, []],
    [{ canPause: true, canRefund: true }, ['pause', 'refund']],
    [{ canPause: true, canContinue: true }, ['continue']],
    [{ canChangeVehicle: true }, ['changeVehicle']],
  ])('of %j are %j', (flags, actions) => {
    expect(permitActions({ ...none, ...flags })).toEqual(actions)
  })
})

describe('permitStart', () => {
  const chosen = (daysAhead: number) => ({ daysAhead, isChosen: true })

  it.each([
    ['previousDay', null, { kind: 'fixed', date: '2027-01-30' }],
    ['month', '2027-03-01', { kind: 'fixed', date: '2027-03-01' }],
    ['month', null, { kind: 'range', from: '2027-02-02', to: '2027-02-28', first: '2027-02-02' }],
    [null, null, { kind: 'range', from: '2027-02-02', to: '2027-02-28', first: '2027-02-02' }],
  ] as const)('of a %s permit fixed on %s is %j', (type, startDate, start) => {
    expect(permitStart({ type, startDate }, '2027-01-31', chosen(2))).toEqual(start)
  })

  it.each([
    [60, '2027-02-28'],
    [Infinity, '2027-02-28'],
    [-5, '2027-01-31'],
    [1.9, '2027-02-01'],
    [Number.NaN, '2027-01-31'],
  ])('with %s days ahead is from %s on', (daysAhead, from) => {
    expect(
      permitStart({ type: 'month', startDate: null }, '2027-01-31', chosen(daysAhead)),
    ).toEqual({
      kind: 'range',
      from,
      to: '2027-02-28',
      first: from,
    })
  })

  it('is the first day where the driver does not choose', () => {
    const rules = { daysAhead: 1, isChosen: false }
    expect(permitStart({ type: 'day', startDate: null }, '2027-01-31', rules)).toEqual({
      kind: 'fixed',
      date: '2027-02-01',
    })
  })

  it.each([
    ['day', ['2027-02-02', '2027-02-03'], '2027-02-04'],
    ['day', [], '2027-02-02'],
    ['week', ['2027-02-02'], '2027-02-02'],
  ] as const)('of a %s permit where %j are free is %s', (type, free, first) => {
    const isFree = (day: string) => free.some((one) => one === day)
    const permit = { type, startDate: null }
    expect(permitStart(permit, '2027-01-31', chosen(2), isFree)).toMatchObject({ first })
    expect(permitStart(permit, '2027-01-31', { daysAhead: 2, isChosen: false }, isFree)).toEqual({
      kind: 'fixed',
      date: first,
    })
  })

  it('is the first day where all are free', () => {
    const start = permitStart({ type: 'day', startDate: null }, '2027-01-31', chosen(2), () => true)
    expect(start).toMatchObject({ first: '2027-02-02' })
  })

  it('never lies before today, and never more than 31 days after it', () => {
    const dayOf = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
    fc.assert(
      fc.property(dayOf, fc.integer({ min: -5, max: 90 }), (today, daysAhead) => {
        const start = permitStart({ type: 'week', startDate: null }, today, chosen(daysAhead))
        const { from, to } = start.kind === 'range' ? start : { from: '', to: '' }
        expect(today <= from && from <= to && to <= addDays(today, 31)).toBe(true)
        for (const startDate of [from, to]) {
          expect(checkPermitPurchase({ plate: 'А123ВС77', startDate }, start).startDate).toBeNull()
        }
        const outside = { plate: 'А123ВС77', startDate: addDays(from, -1) }
        expect(checkPermitPurchase(outside, start).startDate).toBe('tooEarly')
      }),
    )
  })

  const range = {
    kind: 'range',
    from: '2027-02-02',
    to: '2027-02-28',
    first: '2027-02-02',
  } as const

  it.each([
    ['2027-02-02', null],
    ['2027-02-28', null],
    ['2027-02-01', 'tooEarly'],
    ['2027-03-01', 'tooLate'],
    [null, 'empty'],
  ])('a purchase for %s: %s', (startDate, refusal) => {
    const purchase = { plate: 'А123ВС77', startDate }
    expect(checkPermitPurchase(purchase, range)).toEqual({ plate: null, startDate: refusal })
  })

  it.each(['2027-02-30', '2027-02-10T00:00', '2027-2-10', 'soon'])(
    'takes %j for no date at all',
    (startDate) => {
      expect(checkPermitPurchase({ plate: 'А123ВС77', startDate }, range).startDate).toBe('empty')
    },
  )

  it('needs a vehicle, and no date where it is fixed', () => {
    const fixed = { kind: 'fixed', date: '2027-01-30' } as const
    expect(checkPermitPurchase({ plate: null, startDate: null }, fixed)).toEqual({
      plate: 'empty',
      startDate: null,
    })
  })
})

describe('checkConstructor', () => {
  const today = '2026-11-21'
  const full = { zones: ['101'], plate: 'А123ВС77', startDate: today, days: 30 }

  it('opens with tomorrow and nothing else', () => {
    expect(emptyConstructor(today).startDate).toBe('2026-11-22')
    expect(canSearchOffers(checkConstructor(emptyConstructor(today), today))).toBe(false)
  })

  it('searches with everything set', () => {
    expect(canSearchOffers(checkConstructor(full, today))).toBe(true)
  })

  it.each([
    [{ zones: [] }, { zones: 'empty' }],
    [{ plate: '' }, { plate: 'empty' }],
    [{ startDate: null }, { startDate: 'empty' }],
    [{ startDate: '2026-11-20' }, { startDate: 'past' }],
    [{ startDate: '2027-02-31' }, { startDate: 'format' }],
    [{ startDate: 'tomorrow' }, { startDate: 'format' }],
    [{ days: 0 }, { days: 'empty' }],
    [{ days: 1.5 }, { days: 'empty' }],
    [{ days: Number.NaN }, { days: 'empty' }],
  ])('refuses %j: %j', (change, refusal) => {
    const refusals = checkConstructor({ ...full, ...change }, today)
    expect(refusals).toMatchObject(refusal)
    expect(canSearchOffers(refusals)).toBe(false)
  })
})
