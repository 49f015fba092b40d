import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { useNow } from './useNow.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Shown({ unit, onRender }: { unit?: 'second' | 'minute'; onRender?: () => void }) {
  const now = useNow(unit)
  onRender?.()
  return <p>{now}</p>
}

const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => Number(textContent))

/** Lets the timer of the page tick once. */
const tick = () => {
  act(() => {
    vi.advanceTimersByTime(1000)
  })
}

describe('useNow', () => {
  it('gives whole seconds and minutes by the clock of the provider, with one timer', () => {
    let now = 5 * minute + 61_700
    const { unmount } = renderUi(
      <>
        <Shown />
        <Shown unit="minute" />
      </>,
      () => now,
    )
    expect(shown()).toEqual([6 * minute + 1000, 6 * minute])
    now += 1000
    tick()
    expect(shown()).toEqual([6 * minute + 2000, 6 * minute])
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('renders again only when the minute is another', () => {
    let now = 6 * minute
    const onRender = vi.fn<() => void>()
    renderUi(<Shown unit="minute" onRender={onRender} />, () => now)
    now += 59_000
    tick()
    expect(onRender).toHaveBeenCalledTimes(1)
    now += 1000
    tick()
    expect(onRender).toHaveBeenCalledTimes(2)
    expect(shown()).toEqual([7 * minute])
  })

  it('is brought up to date at once when the page comes back', () => {
    let now = 0
    renderUi(<Shown />, () => now)
    now = 90 * minute
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(shown()).toEqual([90 * minute])
  })
})
