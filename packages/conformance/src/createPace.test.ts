import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './createPace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the call beyond the limit waits until the first one is a minute old', async () => {
  const pace = createPace(2)
  await pace()
  vi.advanceTimersByTime(10_000)
  await pace()
  let isThrough = false
  const third = pace().then(() => (isThrough = true))
  await vi.advanceTimersByTimeAsync(49_999)
  expect(isThrough).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await third
  expect(isThrough).toBe(true)
})
