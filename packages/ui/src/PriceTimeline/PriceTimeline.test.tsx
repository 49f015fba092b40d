import { screen } from '@testing-library/react'
import type { CostBenefit, PriceStretch } from '@parking/pricing'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PriceTimeline } from './PriceTimeline.tsx'
import { drawStretches, hourMarks } from './drawStretches.ts'

const MIDNIGHT = Date.UTC(2026, 10, 22, 21)
const hour = (count: number) => MIDNIGHT + count * 3_600_000
/** The clocks of a city three hours ahead of UTC. */
const formatTime = (instant: number) => new Date(instant + 10_800_000).toISOString().slice(11, 16)

function stretch(
  from: number,
  to: number,
  hourlyPrice: number,
  benefit: CostBenefit | null = null,
): PriceStretch {
  return { start: hour(from), end: hour(to), dayType: 'default', hourlyPrice, benefit }
}

describe('levels', () => {
  it('rates free, cheap and dear', () => {
    const drawn = drawStretches([stretch(0, 8, 0), stretch(8, 12, 50), stretch(12, 24, 90)])
    expect(drawn.map(({ level }) => level)).toEqual(['free', 'cheap', 'dear'])
    expect(drawn.map(({ width }) => width * 24)).toEqual([8, 4, 12])
  })

  it('calls a single price cheap: nothing is dearer', () => {
    expect(drawStretches([stretch(0, 24, 50)]).map(({ level }) => level)).toEqual(['cheap'])
  })

  it('joins neighbours that cost the same', () => {
    expect(drawStretches([stretch(0, 8, 50), stretch(8, 24, 50)])).toHaveLength(1)
  })

  it('takes a benefit off', () => {
    const benefit = { percent: 100, start: hour(0), end: hour(24) }
    expect(drawStretches([stretch(0, 24, 50, benefit)])[0]?.level).toBe('free')
  })

  it('draws nothing of nothing', () => {
    expect(drawStretches([])).toEqual([])
  })
})

describe('hours under the bar', () => {
  it('writes both edges and each change', () => {
    const drawn = drawStretches([stretch(0, 8, 0), stretch(8, 20, 90), stretch(20, 24, 0)])
    expect(hourMarks(drawn).map(({ at }) => at)).toEqual([hour(0), hour(8), hour(24)])
  })

  it('leaves out what would stand on its neighbour', () => {
    const drawn = drawStretches([
      stretch(0, 1, 0),
      stretch(1, 8, 50),
      stretch(8, 9, 90),
      stretch(9, 24, 0),
    ])
    expect(hourMarks(drawn).map(({ at }) => at)).toEqual([hour(0), hour(8), hour(24)])
  })

  it('writes nothing under nothing', () => {
    expect(hourMarks([])).toEqual([])
  })
})

describe('the timeline', () => {
  const labels = { title: 'Цены', free: 'Бесплатно', perHour: '/ч', now: 'сейчас' }

  it('tells the same as a list, in the time of the city', () => {
    renderUi(
      <PriceTimeline
        stretches={[stretch(0, 8, 0), stretch(8, 24, 10_050)]}
        formatTime={formatTime}
        now={hour(9)}
        labels={labels}
      />,
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '00:00–08:00Бесплатно',
      '08:00–24:00100,50\u00A0₽/чсейчас',
    ])
  })

  it('leaves out kopecks that are nought', () => {
    renderUi(
      <PriceTimeline
        stretches={[stretch(0, 24, 14_000)]}
        formatTime={formatTime}
        labels={labels}
      />,
    )
    expect(screen.getByText('140 ₽/ч')).toBeTruthy()
  })
})
