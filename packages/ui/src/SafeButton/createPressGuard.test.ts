import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPressGuard, type ButtonLook, type PressGuard } from './createPressGuard.ts'

const bottom = [16, 700, 328, 50]
const above = [16, 600, 328, 50]
const look = (words = 'Pay 126', place = bottom): ButtonLook => ({ place, words })

/** A press on the button that begins and ends at a time, while it looks the same. */
function tap(guard: PressGuard, at: number, now = look()): boolean {
  guard.pointerDown(at, now, true)
  return guard.pointerPress(now)
}

function seenAt(at: number, now = look()): PressGuard {
  const guard = createPressGuard()
  guard.painted(at, now)
  return guard
}

describe('a press counts', () => {
  it('on a button that has stood there for 700 ms', () => {
    expect(tap(seenAt(0), 700)).toBe(true)
  })

  it('by the keyboard, wherever the button has moved', () => {
    expect(seenAt(0).keyPress(700, look('Pay 126', above), false)).toBe(true)
  })

  it('after a scroll with the same finger', () => {
    const guard = seenAt(0)
    guard.pointerDown(900, look(), false)
    guard.pointerCancel()
    expect(tap(guard, 1000)).toBe(true)
  })

  it('of somebody who is impatient, as soon as it may', () => {
    const guard = seenAt(0)
    expect([450, 900, 1350].map((at) => tap(guard, at))).toEqual([false, true, false])
  })

  it('on a button that moved by less than a pixel', () => {
    const guard = seenAt(0)
    guard.painted(650, look('Pay 126', [16, 700.4, 328, 50]))
    expect(tap(guard, 700)).toBe(true)
  })
})

describe('a press counts for nothing', () => {
  it('on a button that has just come', () => {
    expect(tap(seenAt(0), 699)).toBe(false)
  })

  it('on a button that was painted long after it was rendered', () => {
    const guard = createPressGuard()
    guard.rendered('Pay 126')
    expect(tap(guard, 5000)).toBe(false)
    expect(guard.keyPress(5100, look(), false)).toBe(false)
    guard.painted(5200, look())
    expect(tap(guard, 5899)).toBe(false)
    expect(tap(guard, 5900)).toBe(true)
  })

  it('on another price that was painted long after it was rendered', () => {
    const guard = seenAt(0)
    guard.rendered('Pay 252')
    guard.painted(5000, look('Pay 252'))
    expect(tap(guard, 5699, look('Pay 252'))).toBe(false)
  })

  it('on a button that has moved there since it was looked at', () => {
    expect(tap(seenAt(0), 5000, look('Pay 126', above))).toBe(false)
  })

  it('on another price', () => {
    const guard = seenAt(0)
    guard.painted(4500, look('Pay 252'))
    expect(tap(guard, 5000, look('Pay 252'))).toBe(false)
    expect(guard.keyPress(5100, look('Pay 252'), false)).toBe(false)
  })

  it('when the price changes between down and up', () => {
    const guard = seenAt(0)
    guard.pointerDown(1000, look(), true)
    expect(guard.pointerPress(look('Pay 252'))).toBe(false)
  })

  it('when the button moves between down and up', () => {
    const guard = seenAt(0)
    guard.pointerDown(1000, look(), true)
    expect(guard.pointerPress(look('Pay 126', above))).toBe(false)
  })

  it('that went down elsewhere', () => {
    const guard = seenAt(0)
    guard.pointerDown(1000, look(), false)
    expect(guard.pointerPress(look())).toBe(false)
  })

  it('as the second of a double tap, wherever the first one was', () => {
    const guard = seenAt(0)
    guard.pointerDown(1000, look(), false)
    expect(tap(guard, 1350)).toBe(false)
    expect(tap(guard, 1700)).toBe(true)
    expect(tap(guard, 1850)).toBe(false)
  })

  it('of a key that is held down, or pressed again at once', () => {
    const guard = seenAt(0)
    expect(guard.keyPress(1000, look(), true)).toBe(false)
    expect(guard.keyPress(1800, look(), false)).toBe(true)
    expect(guard.keyPress(1900, look(), false)).toBe(false)
  })

  it('on a button that drifts, however slowly', () => {
    const guard = seenAt(0)
    for (let step = 1; step <= 20; step += 1) {
      guard.painted(step * 100, look('Pay 126', [16, 700 - step * 0.4, 328, 50]))
    }
    expect(tap(guard, 2050, look('Pay 126', [16, 692, 328, 50]))).toBe(false)
  })
})

/** Lets something happen, painted at once; returns whether it was a press that counts. */
function doesCount(guard: PressGuard, act: string, at: number, now: ButtonLook): boolean {
  if (act.startsWith('tap')) guard.pointerDown(at, now, act === 'tap')
  const counts =
    act === 'key' ? guard.keyPress(at, now, false) : act === 'tap' && guard.pointerPress(now)
  guard.painted(at, now)
  return counts
}

describe('whatever happens to the button', () => {
  const step = record({
    wait: integer({ min: 10, max: 900 }),
    place: constantFrom(bottom, above),
    words: constantFrom('Pay 126', 'Pay 252'),
    act: constantFrom('look', 'tap', 'tapElsewhere', 'key'),
  })

  it('a press counts just when all was the same for 700 ms before it', () => {
    assert(
      property(array(step, { maxLength: 40 }), (steps) => {
        const guard = seenAt(0)
        /** What was seen at which time, and when a press elsewhere came or one counted. */
        const seen = [{ at: 0, now: look() }]
        const presses: number[] = []
        let at = 0
        for (const { wait, place, words, act } of steps) {
          at += wait
          const now = look(words, place)
          seen.push({ at, now })
          // The last look before the time in question still holds at it.
          const from = seen.findLastIndex((one) => one.at <= at - 700)
          const since = from === -1 ? [] : seen.slice(from)
          const isAlone = presses.every((press) => at - press >= 700)
          const isSame = (ofPlace: boolean) =>
            since.length > 0 &&
            since.every((one) => one.now.words === words && (!ofPlace || one.now.place === place))
          const isOnIt = act === 'tap' || act === 'key'
          const isAimed = isOnIt && isAlone && isSame(act === 'tap')
          expect(doesCount(guard, act, at, now)).toBe(isAimed)
          if (act === 'tapElsewhere' || isAimed) presses.push(at)
        }
      }),
    )
  })
})
