import { useState } from 'react'
import { assert as check, property, integer, record } from 'fast-check'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { DurationInput } from './DurationInput.tsx'
import { formatDuration, moveSteps, nearestStep } from './durationSteps.ts'

const limits = { min: 15, max: 1440, step: 15 }

describe('steps', () => {
  it.each([
    [0, 15],
    [15, 15],
    [52, 45],
    [53, 60],
    [9999, 1440],
  ])('%d minutes are nearest to %d', (minutes, step) => {
    expect(nearestStep(minutes, limits)).toBe(step)
  })

  it('never leaves the steps and the limits', () => {
    const settings = record({
      min: integer({ min: 0, max: 120 }),
      length: integer({ min: 0, max: 1440 }),
      step: integer({ min: 1, max: 120 }),
    }).map(({ min, length, step }) => ({ min, max: min + length, step }))
    check(
      property(settings, integer(), integer({ min: -9, max: 9 }), (of, from, steps) => {
        const to = moveSteps(from, steps, of)
        expect(to).toBeGreaterThanOrEqual(of.min)
        expect(to).toBeLessThanOrEqual(of.max)
        expect((to - of.min) % of.step).toBe(0)
      }),
    )
  })

  it.each([
    [15, '00:15'],
    [90, '01:30'],
    [1440, '24:00'],
  ])('%d minutes are shown as %s', (minutes, shown) => {
    expect(formatDuration(minutes)).toBe(shown)
  })
})

function Field({ initial = 60 }: { initial?: number | null }) {
  const [value, setValue] = useState(initial)
  return (
    <DurationInput
      {...limits}
      value={value}
      onChange={setValue}
      chips={[20, 30, 120, 3000]}
      label="Время"
      labels={{
        decrease: 'Меньше',
        increase: 'Больше',
        none: 'Без времени',
        chips: 'Варианты',
        duration: (minutes) => `${minutes} мин`,
      }}
    />
  )
}

const spin = () => screen.getByRole('spinbutton', { name: 'Время' })

describe('the field', () => {
  it('moves by its buttons', async () => {
    renderUi(<Field />)
    await userEvent.click(screen.getByRole('button', { name: 'Больше' }))
    expect(spin().textContent).toBe('01:15')
    await userEvent.click(screen.getByRole('button', { name: 'Меньше' }))
    expect(spin().getAttribute('aria-valuetext')).toBe('60 мин')
  })

  it.each([
    ['{ArrowUp}', '01:15'],
    ['{ArrowDown}', '00:45'],
    ['{PageUp}', '02:00'],
    ['{PageDown}', '00:15'],
    ['{Home}', '00:15'],
    ['{End}', '24:00'],
  ])('moves by %s to %s', async (key, shown) => {
    renderUi(<Field />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(spin().textContent).toBe(shown)
  })

  it('starts at the least when nothing is chosen', async () => {
    renderUi(<Field initial={null} />)
    expect(spin().hasAttribute('aria-valuenow')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Больше' }))
    expect(spin().textContent).toBe('00:15')
  })

  it('offers only chips that are steps', async () => {
    renderUi(<Field />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '30 мин',
      '120 мин',
    ])
    await userEvent.click(screen.getByRole('button', { name: '120 мин' }))
    expect(spin().textContent).toBe('02:00')
  })

  it('stops at the limits', () => {
    renderUi(<Field initial={1440} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Больше' }).disabled).toBe(true)
  })
})
