import { addDays } from '@parking/pricing'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chartBars } from './chartBars.ts'

const groups = (...sums: readonly number[]) =>
  sums.map((spent, at) => ({
    key: addDays('2026-01-15', at * 30).slice(0, 7),
    spent,
    returned: 0,
    count: 1,
  }))
const spent = (bars: ReturnType<typeof chartBars>) =>
  bars.map((bar) => [bar.of === 'rest' ? 'rest' : bar.of.key, bar.spent])

it('shows each of a few', () => {
  expect(spent(chartBars(groups(3, 2), 'zone', 3))).toEqual([
    ['2026-01', 3],
    ['2026-02', 2],
  ])
})

it('puts the cheap ones together', () => {
  expect(spent(chartBars(groups(9, 5, 2, 1), 'vehicle', 3))).toEqual([
    ['2026-01', 9],
    ['2026-02', 5],
    ['rest', 3],
  ])
})

it('puts the early months together, before the others', () => {
  expect(spent(chartBars(groups(1, 2, 3, 0), 'month', 3))).toEqual([
    ['rest', 3],
    ['2026-03', 3],
    ['2026-04', 0],
  ])
})

it('leaves out what cost nothing, but no month', () => {
  expect(chartBars(groups(3, 0), 'zone', 3)).toHaveLength(1)
  expect(chartBars(groups(3, 0), 'month', 3)).toHaveLength(2)
})

it('makes the whole sum', () => {
  const sums = fc.array(fc.nat(1_000_000))
  fc.assert(
    fc.property(
      sums,
      fc.constantFrom('month', 'vehicle', 'zone'),
      fc.integer({ min: 2, max: 20 }),
      (all, by, most) => {
        const bars = chartBars(groups(...all), by, most)
        expect(bars.length).toBeLessThanOrEqual(most)
        const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)
        expect(total(bars.map((bar) => bar.spent))).toBe(total(all))
      },
    ),
  )
})
