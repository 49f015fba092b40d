import { calculateCost, type Tariff } from '@parking/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateByRules, type ZoneRules, zoneRules } from '@parking/sessions'
import { adviseDuration, type Advice } from './adviseDuration.ts'

/** An instant of November 2026 by the clocks of Moscow; the 24th is a Tuesday. */
const at = (text: string) => Date.parse(`2026-11-${text}:00+03:00`)
const options = Array.from({ length: 96 }, (_, index) => (index + 1) * 15)

type Prices = Tariff['prices']
const weekday = { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 6000 } as const
const weekend: Prices = [
  { dayType: 'saturday', from: '10:00', to: '18:00', hourlyPrice: 3000 },
  { dayType: 'sunday', from: '00:00', to: '24:00', hourlyPrice: 0 },
]
const nights: Prices = [
  { dayType: 'default', from: '20:30', to: '22:00', hourlyPrice: 2000 },
  { dayType: 'saturday', from: '00:00', to: '24:00', hourlyPrice: 4000 },
]

function rulesOf(freeMinutes = 0, billingStepMinutes = 1, prices: Prices = [weekday]): ZoneRules {
  const rules = zoneRules({
    zone: {
      number: '101',
      name: 'Центр',
      tariff: { prices },
    },
    vehicle: { plate: 'А123ВС116', category: 'B' },
    benefits: [],
    settings: {
      calendar: { holidays: [], workingDays: [] },
      freeMinutes,
      billingStepMinutes,
      unreadable: { durations: 0, paymentMethods: 0, topics: 0, calendar: 0, menu: 0 },
    },
    timeZone: 'Europe/Moscow',
  })
  if (rules === null) throw new Error('the rules make sense')
  return rules
}
const rules = rulesOf()

describe('adviseDuration', () => {
  it('says which part of a stay is paid that runs past the free boundary, and what is enough', () => {
    expect(adviseDuration(rules, at('24T18:30'), 180, options)).toEqual({
      kind: 'partPaid',
      paidUntil: at('24T20:00'),
      cost: 9000,
      freeUntil: at('25T08:00'),
      enough: 90,
    })
  })

  it('offers nothing shorter where nothing shorter reaches the boundary', () => {
    expect(adviseDuration(rules, at('24T18:40'), 90, options)).toMatchObject({ enough: null })
  })

  it('says nothing of a stay that ends before the boundary, or in the next paid time', () => {
    expect(adviseDuration(rules, at('24T10:00'), 60, options)).toBeNull()
    expect(adviseDuration(rules, at('24T19:00'), 14 * 60, options)).toBeNull()
    expect(adviseDuration(rules, at('24T21:00'), 60, options)).toBeNull()
  })

  it('says from when a stay is paid that begins in free time', () => {
    expect(adviseDuration(rules, at('24T21:00'), 12 * 60, options)).toEqual({
      kind: 'paidLater',
      paidFrom: at('25T08:00'),
      cost: 6000,
    })
  })

  it('offers a longer stay only where it costs no more', () => {
    expect(adviseDuration(rules, at('24T19:00'), 45, options)).toBeNull()
    expect(adviseDuration(rulesOf(0, 60), at('24T19:00'), 45, options)).toMatchObject({
      kind: 'freeSoon',
      duration: 60,
    })
  })

  it('counts the end that is billed, not the one that was chosen', () => {
    const hundred = rulesOf(0, 60, [{ ...weekday, hourlyPrice: 10_000 }])
    expect(adviseDuration(hundred, at('24T19:30'), 735, options)).toBeNull()
    expect(estimateByRules(hundred, { start: at('24T19:30'), durationMinutes: 735 })?.total).toBe(
      10_000,
    )
    // Until 07:45, billed until 08:15.
    expect(adviseDuration(rulesOf(0, 90), at('24T06:45'), 60, options)).toEqual({
      kind: 'paidLater',
      paidFrom: at('24T08:00'),
      cost: 1500,
    })
  })

  it('names what is charged, and offers nothing that is dearer', () => {
    const check = fc.check(
      fc.property(
        fc.integer({ min: 0, max: 7 * 1440 }),
        fc.constantFrom(...options),
        fc.constantFrom(0, 15),
        fc.constantFrom(1, 5, 15, 30, 60, 90),
        fc.constantFrom([weekday], [weekday, ...weekend], [weekday, ...nights]),
        (begin, duration, free, step, prices) => {
          const own = rulesOf(free, step, prices)
          const start = at('23T00:00') + begin * 60_000
          const cost = (durationMinutes: number) =>
            calculateCost({ ...own.context, zone: { tariff: own.tariff }, start, durationMinutes })
              .total
          const advice = adviseDuration(own, start, duration, options)
          if (advice === null) return
          expect(advice.cost).toBe(cost(duration))
          expect(cost(offeredBy(advice) ?? duration)).toBe(advice.cost)
        },
      ),
      { numRuns: 2000 },
    )
    expect(check.counterexample).toBeNull()
  })
})

function offeredBy(advice: Advice | null): number | null {
  if (advice?.kind === 'partPaid') return advice.enough
  return advice?.kind === 'freeSoon' ? advice.duration : null
}
