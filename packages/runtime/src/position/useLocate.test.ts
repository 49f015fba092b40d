import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLocate, type Geolocator } from './useLocate.ts'

const here = { position: [49.1, 55.8], accuracy: 10 }

/** A browser whose answers come when the test gives them. */
function silentBrowser() {
  const answers: PositionCallback[] = []
  const geolocator: Geolocator = { getCurrentPosition: (found) => void answers.push(found) }
  const found: unknown[] = []
  const { result } = renderHook(() => useLocate(geolocator))
  return {
    found,
    state: () => result.current.state,
    ask: () => act(() => result.current.locate((fix) => found.push(fix))),
    dismiss: () => act(() => result.current.dismiss()),
    answer: (to: number) => {
      const coords = { longitude: 49.1, latitude: 55.8, accuracy: 10 }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that are read
      act(() => answers[to]?.({ coords } as GeolocationPosition))
    },
  }
}
const pass = (seconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says after 15 seconds that no answer has come, and can be asked again', () => {
  const browser = silentBrowser()
  browser.ask()
  pass(14.9)
  expect(browser.state()).toEqual({ kind: 'asking' })
  pass(0.1)
  expect(browser.state()).toEqual({ kind: 'failed', reason: 'timeout' })
  browser.ask()
  expect(browser.state()).toEqual({ kind: 'asking' })
  browser.answer(1)
  pass(20)
  expect(browser.state()).toEqual({ kind: 'found', fix: here })
  expect(browser.found).toEqual([here])
})

it('takes an answer that comes late', () => {
  const browser = silentBrowser()
  browser.ask()
  pass(20)
  browser.answer(0)
  expect(browser.state()).toEqual({ kind: 'found', fix: here })
})

it('takes no answer to what was asked before another try, or was dismissed', () => {
  const browser = silentBrowser()
  browser.ask()
  pass(15)
  browser.ask()
  browser.answer(0)
  expect(browser.state()).toEqual({ kind: 'asking' })
  browser.dismiss()
  browser.answer(1)
  pass(20)
  expect(browser.state()).toEqual({ kind: 'idle' })
  expect(browser.found).toEqual([])
})
