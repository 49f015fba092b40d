import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Countdown, type CountdownLabels } from './Countdown.tsx'
import { remaining } from './remaining.ts'

const MINUTE = 60_000
const labels: CountdownLabels = {
  now: 'сейчас',
  over: 'вышло',
  days: (days) => `${days} д`,
  remaining: (left) => `${left.hours} ч ${left.minutes} мин`,
}

describe('what is left', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [999, { seconds: 0 }],
    [90 * MINUTE, { hours: 1, minutes: 30, seconds: 0 }],
    [25 * 60 * MINUTE, { days: 1, hours: 1 }],
    [-5, { total: 0, seconds: 0 }],
  ])('%d ms', (left, parts) => {
    expect(remaining(1000, 1000 + left)).toMatchObject(parts)
  })
})

describe('the component', () => {
  it.each([
    [84 * MINUTE, '1:24:00'],
    [59 * MINUTE + 9000, '59:09'],
    [49 * 60 * MINUTE, '2 д 1:00'],
    [0, 'вышло'],
  ])('shows %d ms as %s', (left, shown) => {
    renderUi(<Countdown now={0} end={left} labels={labels} />)
    expect(screen.getByRole('timer').textContent).toContain(shown)
  })

  it('says "now" at 15 minutes or less and not before', () => {
    const { rerender } = renderUi(<Countdown now={0} end={15 * MINUTE} labels={labels} />)
    expect(screen.getByText('сейчас')).toBeTruthy()
    rerender(<Countdown now={0} end={15 * MINUTE + 1} labels={labels} />)
    expect(screen.queryByText('сейчас')).toBeNull()
  })
})

describe('the shared clock', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('ticks with one timer for all and is recomputed after a sleep', () => {
    let now = 0
    const { unmount } = renderUi(
      <>
        <Countdown end={60 * MINUTE} labels={labels} />
        <Countdown end={90 * MINUTE} labels={labels} />
      </>,
      () => now,
    )
    expect(vi.getTimerCount()).toBe(1)
    now = 50 * MINUTE
    act(() => {
      vi.advanceTimersByTime(1000)
    })
    const shown = screen.getAllByRole('timer').map((timer) => timer.textContent)
    expect(shown[0]).toContain('10:00')
    expect(shown[1]).toContain('40:00')
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
