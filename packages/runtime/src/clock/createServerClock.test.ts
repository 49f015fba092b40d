import { describe, expect, it } from 'vitest'
import { createServerClock } from './createServerClock.ts'

const noon = Date.UTC(2026, 10, 21, 9)
const hour = 3_600_000

describe('createServerClock', () => {
  it("shows the device's time until the server has spoken", () => {
    expect(createServerClock(() => noon).now()).toBe(noon)
  })

  it.each([-26, -1, 0, 1, 26])(
    'is right within a second when the device is %i hours off',
    (off) => {
      const clock = createServerClock(() => noon + off * hour)
      clock.observe(noon)
      expect(Math.abs(clock.now() - noon)).toBeLessThanOrEqual(1000)
    },
  )

  it('does not tremble with the cut of the header, and follows a real change', () => {
    let device = noon
    const clock = createServerClock(() => device)
    clock.observe(noon)
    const first = clock.now()
    clock.observe(noon + 900)
    expect(clock.now()).toBe(first)
    device = noon - 8 * hour
    clock.observe(noon + 1000)
    expect(Math.abs(clock.now() - noon - 1000)).toBeLessThanOrEqual(1000)
  })
})
