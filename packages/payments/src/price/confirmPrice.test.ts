import { describe, expect, it, vi } from 'vitest'
import { confirmPrice } from './confirmPrice.ts'
import type { ToldPrice } from './isPriceOld.ts'

const evening = 100_000

/** A driver who has pressed at a price of the day; `answers` are what the city says from then on. */
function press(basis: number | null, answers: readonly (number | null)[] = []) {
  const time = { now: 90_000, elapsed: 0 }
  const told = (total: number): ToldPrice => ({
    total,
    askedAt: { ...time },
    basis: basis === null ? null : findBasis(time.now),
  })
  const findBasis = (now: number) => (basis === null ? null : now < evening ? basis : 0)
  const queue = [...answers]
  const askAgain = vi.fn<() => Promise<ToldPrice | null>>(async () => {
    const total = queue.shift() ?? null
    return total === null ? null : told(total)
  })
  const price = { shown: told(6_300), sumBefore: 0, findBasis, askAgain }
  const clock = { now: () => time.now, elapsed: () => time.elapsed }
  return {
    askAgain,
    confirm: () => confirmPrice(price, clock),
    /** Lets a time pass by the clock and on the page. */
    pass: (byClock: number, byPage = byClock) => {
      time.now += byClock
      time.elapsed += byPage
    },
  }
}

describe('confirmPrice', () => {
  it('asks nothing while nothing speaks against what was shown', async () => {
    const { askAgain, confirm, pass } = press(6_300)
    pass(9_000)
    expect(await confirm()).toBe(true)
    expect(askAgain).not.toHaveBeenCalled()
  })

  it.each([
    ['costs the same', 6_300, true],
    ['costs another sum', 0, false],
    ['can not be priced', null, false],
  ])('asks about one behind a boundary of the tariff: it %s', async (_case, answer, expected) => {
    const { askAgain, confirm, pass } = press(6_300, [answer])
    pass(11_000)
    expect(await confirm()).toBe(expected)
    expect(askAgain).toHaveBeenCalledOnce()
  })

  it('asks once more when a boundary has passed before the answer came', async () => {
    const { askAgain, confirm, pass } = press(6_300, [0])
    pass(9_500, 0)
    askAgain.mockImplementationOnce(async () => {
      const price = { total: 6_300, askedAt: { now: 99_500, elapsed: 0 }, basis: 6_300 }
      pass(1_000)
      return price
    })
    expect(await confirm()).toBe(false)
    expect(askAgain).toHaveBeenCalledTimes(2)
  })

  it('asks once more when the answer has set the clock right', async () => {
    const { askAgain, confirm, pass } = press(6_300, [6_300])
    pass(-40_000, 0)
    askAgain.mockImplementationOnce(async () => {
      const price = { total: 6_300, askedAt: { now: 50_000, elapsed: 0 }, basis: 6_300 }
      pass(40_000, 0)
      return price
    })
    expect(await confirm()).toBe(true)
    expect(askAgain).toHaveBeenCalledTimes(2)
  })

  it('asks the city in any case where the tariff is not known here', async () => {
    const { askAgain, confirm } = press(null, [6_300])
    expect(await confirm()).toBe(true)
    expect(askAgain).toHaveBeenCalledOnce()
  })
})
