import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { DateInput } from './DateInput.tsx'

function show(value: string | null) {
  renderUi(
    <DateInput
      label="Первый день"
      value={value}
      onChange={() => undefined}
      min="2026-11-24"
      language="ru"
      labels={{ previousMonth: 'Предыдущий месяц', nextMonth: 'Следующий месяц' }}
    />,
  )
}

it('says the chosen day with its name', () => {
  show('2026-11-29')
  expect(screen.getByRole('button', { name: 'Первый день: 29 ноября 2026' })).toBeTruthy()
})

it('has its name alone while no day is chosen', () => {
  show(null)
  expect(screen.getByRole('button', { name: 'Первый день' })).toBeTruthy()
})

it('says in the calendar which day is chosen', async () => {
  show('2026-11-29')
  await userEvent.click(screen.getByRole('button', { name: /Первый день/u }))
  const chosen = await screen.findAllByRole('button', { pressed: true })
  expect(chosen.map((day) => day.getAttribute('aria-label'))).toEqual(['29 ноября 2026'])
})
