import { array, assert, double, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createServerClock } from './createServerClock.ts'
import { keptAhead } from './keptAhead.ts'

const noon = Date.UTC(2026, 10, 21, 9)
const hour = 3_600_000

describe('createServerClock', () => {
  it("shows the device's time until the server has spoken", () => {
    expect(createServerClock({ device: () => noon }).now()).toBe(noon)
  })

  it.each([-26, -1, 0, 1, 26])(
    'is right within a second when the device is %i hours off',
    (off) => {
      const clock = createServerClock({ device: () => noon + off * hour })
      clock.observe(noon, noon + off * hour)
      expect(Math.abs(clock.now() - noon)).toBeLessThanOrEqual(1000)
    },
  )

  it('tells whole milliseconds, however odd the way of an answer was', () => {
    for (const took of [100, 101, 102, 103]) {
      const clock = createServerClock({ device: () => noon })
      clock.observe(noon + hour, noon - took)
      expect(Number.isInteger(clock.now())).toBe(true)
    }
  })

  it('is set by an answer, and by no earlier visit', () => {
    const kept = keptAhead(memoryStorage())
    for (let visit = 0; visit < 2; visit += 1) {
      const clock = createServerClock({ device: () => noon, kept })
      expect(clock.isSet()).toBe(false)
      clock.observe(noon, noon)
      expect(clock.isSet()).toBe(true)
    }
  })

  it('goes by what an earlier visit has learnt until the server has spoken', () => {
    const kept = keptAhead(memoryStorage())
    createServerClock({ device: () => noon + 8 * hour, kept }).observe(noon, noon + 8 * hour)
    const later = createServerClock({ device: () => noon + 9 * hour, kept })
    expect(Math.abs(later.now() - noon - hour)).toBeLessThanOrEqual(1000)
    later.observe(noon + hour, noon + 9 * hour)
    expect(Math.abs(later.now() - noon - hour)).toBeLessThanOrEqual(1000)
  })

  it.each<[string, number, number, number]>([
    ['was and is 8 hours ahead', 8, 8, 0],
    ['was 8 hours ahead and was put right', 8, 0, 0],
    ['was 3 hours behind and was put right', -3, 0, 0],
    ['was and is 3 hours behind', -3, -3, 0],
    ['was right and is 5 hours behind', 0, -5, -1],
  ])('without a connection, where the device %s', (_case, before, after, expected) => {
    const kept = keptAhead(memoryStorage())
    const device = noon + before * hour
    createServerClock({ device: () => device, kept }).observe(noon, device)
    const later = createServerClock({ device: () => noon + (1 + after) * hour, kept })
    // In hours of how late it really is: never later, and never before the last visit.
    expect(Math.round((later.now() - noon - hour) / hour)).toBe(expected)
  })

  it('writes down what was deleted meanwhile', () => {
    const storage = memoryStorage()
    let device = noon + 8 * hour
    const clock = createServerClock({ device: () => device, kept: keptAhead(storage) })
    clock.observe(noon, device)
    storage.remove('parking.clockAhead')
    device += 1000
    clock.observe(noon + 1000, device)
    expect(keptAhead(storage).read(device)).toBeLessThan(-7 * hour)
  })

  it.each([
    '',
    'soon',
    '{"a":1}',
    '[1]x',
    'NaN',
    '1e300',
    '-3600000',
    '1 2 3',
    '-3600000 1e300',
    '-1e300 1',
    '9e12 1e12',
  ])('goes by the device where what is kept can’t be true: %s', (text) => {
    const storage = memoryStorage()
    storage.set('parking.clockAhead', text)
    const kept = keptAhead(storage)
    expect(createServerClock({ device: () => noon, kept }).now()).toBe(noon)
  })

  it('does not tremble with the cut of the header', () => {
    const clock = createServerClock({ device: () => noon })
    clock.observe(noon + 5000, noon - 200)
    const first = clock.now()
    clock.observe(noon + 5000, noon - 900)
    expect(clock.now()).toBe(first)
  })

  it('is put right by a quick answer after a slow one', () => {
    let device = noon
    const clock = createServerClock({ device: () => device })
    device += 8000
    clock.observe(noon + 26 * hour, noon)
    device += 100
    clock.observe(noon + 26 * hour + 8000, device - 100)
    expect(Math.abs(clock.now() - noon - 26 * hour - 8100)).toBeLessThanOrEqual(1000)
  })

  it('follows a device whose clock is set anew', () => {
    let device = noon
    const clock = createServerClock({ device: () => device })
    clock.observe(noon, noon)
    device = noon - 8 * hour
    clock.observe(noon + 1000, device - 50)
    expect(Math.abs(clock.now() - noon - 1000)).toBeLessThanOrEqual(1000)
  })

  it('learns nothing of a call during which the clock was set back', () => {
    const clock = createServerClock({ device: () => noon })
    clock.observe(noon, noon + hour)
    expect(clock.now()).toBe(noon)
  })

  it('is never further off than the quickest answer allows', () => {
    const answer = record({ delay: integer({ min: 0, max: 20_000 }), written: double01() })
    assert(
      property(
        integer({ min: -26 * hour, max: 26 * hour }),
        array(answer, { minLength: 1 }),
        (off, answers) => {
          let real = noon
          const clock = createServerClock({ device: () => real + off })
          let quickest = Infinity
          for (const { delay, written } of answers) {
            const sent = real
            real += delay
            clock.observe(Math.floor((sent + delay * written) / 1000) * 1000, sent + off)
            quickest = Math.min(quickest, delay)
          }
          expect(Math.abs(clock.now() - real)).toBeLessThanOrEqual(quickest + 1000)
        },
      ),
    )
  })
})

function double01() {
  return double({ min: 0, max: 1, noNaN: true })
}
