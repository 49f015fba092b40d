import { useState } from 'react'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { DurationInput } from './DurationInput.tsx'
import { formatDuration } from './formatDuration.ts'

const quarters = Array.from({ length: 96 }, (_, index) => 15 * (index + 1))

it.each([
  [15, '00:15'],
  [90, '01:30'],
  [1440, '24:00'],
])('%d minutes are shown as %s', (minutes, shown) => {
  expect(formatDuration(minutes)).toBe(shown)
})

function Field({ initial = 60 }: { initial?: number | null }) {
  const [value, setValue] = useState(initial)
  return (
    <DurationInput
      options={quarters}
      value={value}
      onChange={setValue}
      chips={[20, 30, 120, 3000]}
      ends={[
        { minutes: 45, label: 'до 13:00' },
        { minutes: 50, label: 'до 13:05' },
      ]}
      label="Время"
      labels={{
        decrease: 'Меньше',
        increase: 'Больше',
        none: 'Без времени',
        chips: 'Варианты',
        ends: 'До какого времени',
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

  it.each([
    ['90', '01:30'],
    ['0100', '01:00'],
    ['1:30', '01:30'],
    ['{Shift>}1:30{/Shift}', '01:30'],
    ['{Home}45', '00:45'],
    ['4{ArrowUp}5', '00:15'],
    ['{Control>}9{/Control}', '—'],
    ['0100120', '02:00'],
  ])('takes %s that is typed as %s', async (keys, shown) => {
    renderUi(<Field initial={null} />)
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(spin().textContent).toBe(shown)
  })

  it('begins anew with what is typed after a pause', () => {
    renderUi(<Field initial={null} />)
    const type = (key: string, at: number) => {
      const event = createEvent.keyDown(spin(), { key })
      Object.defineProperty(event, 'timeStamp', { value: at })
      fireEvent(spin(), event)
    }
    type('3', 5000)
    type('0', 7000)
    expect(spin().textContent).toBe('00:30')
    type('6', 9001)
    type('0', 9100)
    expect(spin().textContent).toBe('01:00')
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
      'до 13:00',
    ])
    await userEvent.click(screen.getByRole('button', { name: '120 мин' }))
    expect(spin().textContent).toBe('02:00')
  })

  it('takes a duration by its end', async () => {
    renderUi(<Field />)
    const end = screen.getByRole('button', { name: 'до 13:00' })
    await userEvent.click(end)
    expect(spin().textContent).toBe('00:45')
    expect(end.getAttribute('aria-pressed')).toBe('true')
  })

  it('stops at the limits', () => {
    renderUi(<Field initial={1440} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Больше' }).disabled).toBe(true)
  })
})
