import { renderToStaticMarkup } from 'react-dom/server'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { RemainingRing } from './RemainingRing.tsx'

describe('the ring', () => {
  it.each([
    [0.5, '50'],
    [0, '0'],
    [1, '100'],
    [-3, '0'],
    [7, '100'],
    [Number.NaN, '0'],
  ])('%d is read as %s per cent', (fraction, percent) => {
    const { unmount } = renderUi(<RemainingRing fraction={fraction} label="Осталось" />)
    const ring = screen.getByRole('progressbar', { name: 'Осталось' })
    expect(ring.getAttribute('aria-valuenow')).toBe(percent)
    unmount()
  })

  it('draws the share that is left', () => {
    const { container } = renderUi(<RemainingRing fraction={0.25} label="Осталось" />)
    const dash = container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')
    const [drawn, whole] = (dash ?? '').split(' ').map(Number)
    expect((drawn ?? 0) / (whole ?? 1)).toBeCloseTo(0.25)
  })

  it('is whole once the time is over, and still says that nothing is left', () => {
    const { container } = renderUi(
      <RemainingRing fraction={0} tone="over" label="Осталось" valueText="Время вышло">
        Время вышло
      </RemainingRing>,
    )
    const dash = container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')
    const [drawn, whole] = (dash ?? '').split(' ').map(Number)
    expect(drawn).toBe(whole)
    const ring = screen.getByRole('progressbar', { name: 'Осталось' })
    expect(ring.getAttribute('aria-valuenow')).toBe('0')
    expect(ring.getAttribute('aria-valuetext')).toBe('Время вышло')
  })

  it('is safe in server markup: no style attribute', () => {
    const markup = renderToStaticMarkup(<RemainingRing fraction={0.5} label="Осталось" />)
    expect(markup).not.toContain('style=')
  })
})
