import { topUpRequested } from '@parking/payments'
import { pressed } from '@parking/payments/testing'
import { changed } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { composingKeyboard } from '@parking/ui/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const typed = {
  Фамилия: ' Иванова',
  Имя: 'Анна',
  Отчество: 'Петровна',
  Серия: '92 04',
  Номер: '123 456',
  'Дата выдачи': '05032019',
  'Кем выдан': 'МВД',
  Адрес: 'Казань',
}

/** Opens the form for a receipt of a top-up. */
async function openForm(): Promise<CityBackEnd> {
  const city = openCity({ modes: { useReceipts: true } })
  const paymentsMethods = [{ methodName: 'Квитанция' }]
  city.fault = { 'get-profile-v6': changed({ paymentsMethods }) }
  const { user } = await renderParking(city)
  act(() => topUpRequested())
  await user.type(await screen.findByLabelText('Сумма, ₽'), '500')
  await pressed('Получить квитанцию')
  return city
}

it('puts the dots of a date in once a keyboard has put the whole of it together', async () => {
  await openForm()
  const field = await screen.findByLabelText<HTMLInputElement>('Дата выдачи')
  const keyboard = composingKeyboard(field)
  keyboard.begin()
  keyboard.compose('05032019')
  keyboard.compose('05032018')
  expect(field.value).toBe('05032018')
  keyboard.commit()
  expect(field.value).toBe('05.03.2018')
})

it('sends the series of a passport as digits, however it was typed', async () => {
  const city = await openForm()
  for (const [label, text] of Object.entries(typed)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
  }
  await pressed('Получить квитанцию')
  await waitFor(() => expect(city.callsOf('creatrefill').length).toBe(1))
  expect(JSON.parse(city.callsOf('creatrefill')[0]?.fields['payer'] ?? '')).toMatchObject({
    lastName: 'Иванова',
    seriesDoc: '9204',
    numberDoc: '123456',
  })
})

it('says above the form only what is wrong for the kind of payer that is chosen', async () => {
  await openForm()
  await screen.findByLabelText('Фамилия')
  await pressed('Получить квитанцию')
  const summary = await screen.findByRole('alert')
  const told = () =>
    within(summary)
      .queryAllByRole('link')
      .map((link) => link.textContent)
  expect(told()).toContain('Фамилия: Заполните это поле.')
  fireEvent.click(screen.getByRole('radio', { name: 'Юрлицо' }))
  await waitFor(() => expect(screen.queryByLabelText('Фамилия')).toBeNull())
  expect(screen.queryByText(/^Фамилия: /u)).toBeNull()
})
