import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStay } from '../test/anyStay.ts'
import { slowCost } from '../test/slowCost.ts'
import { calculateCost, compileTariff } from './index.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

test(
  'a stay costs what its minutes cost one by one, in the same parts',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(anyStay, (input) => {
        const { segments, ...sums } = calculateCost(input)
        const slow = slowCost(input)
        expect(
          segments.map(({ minutes, hourlyPrice, benefit: taken, cost }) => ({
            minutes,
            hourlyPrice,
            benefit: taken,
            cost,
          })),
        ).toEqual(slow.segments)
        expect(sums).toEqual({ total: slow.total, full: slow.full, discount: slow.discount })
      }),
      { numRuns: 120 },
    )
  },
)

test('a compiled tariff gives the same totals, asked in any order', () => {
  fc.assert(
    fc.property(
      anyStay,
      fc.array(fc.tuple(fc.integer({ min: -200, max: 400 }), fc.integer({ min: 0, max: 90_000 })), {
        maxLength: 8,
      }),
      (input, moves) => {
        const compiled = compileTariff(input)
        for (const [days, durationMinutes] of moves) {
          const start = Number(input.start) + days * DAY
          const { total } = calculateCost({ ...input, start, durationMinutes })
          expect(compiled.total(start, durationMinutes)).toBe(total)
        }
      },
    ),
  )
})

test('parts follow each other from the start, and the sums agree', () => {
  fc.assert(
    fc.property(anyStay, (input) => {
      const { total, full, discount, segments } = calculateCost(input)
      let at = Number(input.start)
      for (const segment of segments) {
        expect(segment.start).toBe(at)
        expect(segment.end - segment.start).toBe(segment.minutes * MINUTE)
        at = segment.end
      }
      expect(total).toBe(segments.reduce((sum, { cost }) => sum + cost, 0))
      expect(total + discount).toBe(full)
      expect(Math.min(total, full, discount)).toBeGreaterThanOrEqual(0)
      expect(full).toBe(calculateCost({ ...input, benefits: [] }).total)
    }),
  )
})
