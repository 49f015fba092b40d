import { describe, expect, it } from 'vitest'
import { checkAmount } from './checkAmount.ts'
import { costCanBeAsked } from './costCanBeAsked.ts'
import { checkPostPaymentStart, paymentDayChosen, postPaymentEnd } from './postPayment.ts'
import { submitState } from './submitState.ts'
import { coversCost } from './coversCost.ts'
import type { ParkingCost } from './ParkingCost.ts'

const interval = { startsAt: 0, endsAt: 1, hourlyPrice: 100, benefit: null, cost: 100 }
const cost: ParkingCost = {
  total: 100,
  discount: 0,
  full: 100,
  intervals: [interval],
  benefits: [],
  balance: 1000,
  isMoneyEnough: true,
  topUp: 0,
}

describe('whether the balance suffices', () => {
  it.each([
    [99, false],
    [100, true],
  ])('%d for 100: %s', (balance, covers) => {
    expect(coversCost(balance, 100)).toBe(covers)
  })
})

describe('submitState', () => {
  it.each([
    ['no cost yet', null, false, 'start', false],
    ['enough money', cost, false, 'start', true],
    ['short of money', { ...cost, isMoneyEnough: false }, false, 'continue', true],
    ['a balance below the cost', { ...cost, balance: 99 }, false, 'continue', true],
    ['a balance that is not told', { ...cost, balance: null }, false, 'start', true],
    ['free', { ...cost, total: 0 }, false, 'free', false],
    ['no intervals', { ...cost, intervals: [] }, false, 'start', false],
    ['an error', cost, true, 'start', false],
  ] as const)('with %s', (_name, answer, hasError, label, isEnabled) => {
    expect(submitState(answer, hasError)).toEqual({ label, isEnabled })
  })
})

describe('costCanBeAsked', () => {
  const full = { zone: '101', vehicle: { plate: 'А123ВС116' }, durationMinutes: 60 }

  it('when zone, vehicle and duration are set and nothing is refused', () => {
    expect(costCanBeAsked(full, false)).toBe(true)
  })

  it.each([
    [{ ...full, zone: null }, false],
    [{ ...full, vehicle: null }, false],
    [{ ...full, vehicle: { plate: '' } }, false],
    [{ ...full, durationMinutes: 0 }, false],
    [{ ...full, durationMinutes: null }, false],
    [full, true],
  ])('not with %j and error %s', (question, hasError) => {
    expect(costCanBeAsked(question, hasError)).toBe(false)
  })
})

describe('the post-payment window', () => {
  const timeZone = 'Asia/Yekaterinburg'
  const parked = Date.parse('2026-11-20T10:00:00+05:00')

  it('ends with the parking day, or with the next one', () => {
    expect(postPaymentEnd(parked, timeZone, 0)).toBe(Date.parse('2026-11-21T00:00:00+05:00'))
    expect(postPaymentEnd(parked, timeZone, 1)).toBe(Date.parse('2026-11-22T00:00:00+05:00'))
  })

  const city = { timeZone, postPaymentDays: 1 }
  const midnight = Date.parse('2026-11-20T00:00:00+05:00')
  const sameDay = Date.parse('2026-11-20T23:59:59+05:00')
  const nextDay = Date.parse('2026-11-21T23:59:59+05:00')

  it.each([
    ['today', null, sameDay, null],
    ['postPayment', null, sameDay, 'empty'],
    ['postPayment', parked, sameDay, null],
    ['postPayment', parked, parked, null],
    ['postPayment', parked, parked - 1, 'future'],
    ['postPayment', parked, sameDay + 1000, 'tooOld'],
    ['postPaymentYesterday', parked, nextDay, null],
    ['postPaymentYesterday', parked, nextDay + 1000, 'tooOld'],
    ['postPaymentYesterday', parked, sameDay, 'notYesterday'],
    ['postPaymentYesterday', parked, parked - 1, 'notYesterday'],
    ['postPaymentYesterday', midnight, sameDay, 'notYesterday'],
    ['postPaymentYesterday', midnight - 1, sameDay, null],
    ['postPaymentYesterday', Number.NaN, sameDay, 'empty'],
    ['postPayment', Infinity, sameDay, 'empty'],
    ['postPaymentYesterday', -Infinity, sameDay, 'empty'],
    ['postPayment', 1e300, sameDay, 'empty'],
    ['postPayment', parked, Number.NaN, 'tooOld'],
    ['postPaymentYesterday', parked, Infinity, 'tooOld'],
  ] as const)('%s from %s at %s is %s', (day, startsAt, now, refusal) => {
    expect(checkPostPaymentStart({ day, startsAt }, now, city)).toBe(refusal)
  })

  it.each([
    [Number.NaN, 1, -Infinity],
    [Infinity, 1, -Infinity],
    [-1e300, 1, -Infinity],
    [parked, Number.NaN, Date.parse('2026-11-21T00:00:00+05:00')],
    [parked, -3, Date.parse('2026-11-21T00:00:00+05:00')],
    [parked, Infinity, Date.parse('2027-11-22T00:00:00+05:00')],
  ])('from %s with %s more days ends at %s', (startsAt, days, end) => {
    expect(postPaymentEnd(startsAt, timeZone, days)).toBe(end)
  })

  it('forgets the start time when the day changes', () => {
    const choice = { day: 'postPayment', startsAt: parked } as const
    expect(paymentDayChosen(choice, 'postPayment')).toBe(choice)
    expect(paymentDayChosen(choice, 'today')).toEqual({ day: 'today', startsAt: null })
  })
})

describe('checkAmount', () => {
  it.each([
    ['100', 10_000],
    ['1 500,50', 150_050],
    ['99.9 ₽', 9_990],
    ['500р', 50_000],
    ['500 р.', 50_000],
    ['500 руб', 50_000],
    ['500,50 руб.', 50_050],
    ['500 РУБ', 50_000],
    ['500 рублей', 50_000],
    ['500 RUB', 50_000],
    ['1000000', 100_000_000],
  ])('accepts %s', (text, value) => {
    expect(checkAmount(text)).toEqual({ ok: true, value })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    [null, 'empty'],
    ['0', 'notPositive'],
    ['-5', 'format'],
    ['1e5', 'format'],
    ['сто', 'format'],
    ['руб.', 'format'],
    ['р500', 'format'],
    ['500 руб р', 'format'],
    ['1000000,01', 'tooMuch'],
    ['99999999999', 'tooMuch'],
  ])('refuses %j: %s', (text, error) => {
    expect(checkAmount(text)).toEqual({ ok: false, error })
  })
})
