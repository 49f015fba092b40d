import { expect, it } from 'vitest'
import { askPrice } from './askPrice.ts'

it.each([
  ['the answer came at once', 0, 0, 6_300],
  ['the answer was late', 20_000, 20_000, 6_300],
  ['the answer has set the clock right', 40_000, 0, null],
  ['the device has slept meanwhile', 300_000, 0, null],
])('knows what a price hung on only where the clock was right: %s', async (...given) => {
  const [, byClock, byPage, basis] = given
  const time = { now: 1_000_000, elapsed: 5_000 }
  const clock = { now: () => time.now, elapsed: () => time.elapsed }
  const cost = { total: 6_300 }
  const price = await askPrice(
    clock,
    (now) => (now === 1_000_000 ? 6_300 : 0),
    async () => {
      time.now += byClock
      time.elapsed += byPage
      return cost
    },
  )
  const askedAt = { now: 1_000_000, elapsed: 5_000 }
  expect(price).toEqual({ cost, total: 6_300, askedAt, basis })
})
