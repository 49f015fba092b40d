import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumToPay } from './sumToPay.ts'

describe('what is still to be paid of a fine', () => {
  it.each([
    [{ status: 'sent', total: 250_000, paid: 0 }, 250_000],
    [{ status: 'bailiffs', total: 250_000, paid: 100_000 }, 150_000],
    [{ status: 'unknown', total: 250_000, paid: 300_000 }, 0],
    [{ status: 'paid', total: 250_000, paid: 0 }, 0],
    [{ status: 'cancelled', total: 250_000, paid: 0 }, 0],
    [{ status: 'sent', total: null, paid: 0 }, null],
    [{ status: 'sent', total: 250_000, paid: null }, null],
  ] as const)('of %j is %j', (fine, sum) => {
    expect(sumToPay(fine)).toBe(sum)
  })

  it('is never less than nothing, nor more than the whole', () => {
    assert(
      property(nat(), nat(), (total, paid) => {
        const sum = sumToPay({ status: 'unknown', total, paid }) ?? -1
        expect(sum).toBeGreaterThanOrEqual(0)
        expect(sum).toBeLessThanOrEqual(total)
      }),
    )
  })
})
