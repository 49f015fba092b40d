import { topUpRequested } from '@parking/checkout'
import { CityBackEnd, ok, pressed } from '@parking/checkout/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPayments } from '../testing/renderPayments.tsx'

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

it('sends the series of a passport as digits, however it was typed', async () => {
  const city = new CityBackEnd({ settings: { useReceipts: true } })
  city.fault = ({ name }, answer) => {
    if (name === 'creatrefill') return ok({ receiptnumber: '100001' })
    if (name !== 'get-profile-v6') return undefined
    const methods = '"paymentsMethods":[{"methodName":"Квитанция"}]'
    const changed: unknown = JSON.parse(
      JSON.stringify(answer()).replace(/"paymentsMethods":\[.*?\]/u, methods),
    )
    return changed
  }
  const { user } = await renderPayments(city)
  act(() => topUpRequested())
  await user.type(await screen.findByLabelText('Сумма, ₽'), '500')
  await pressed('Получить квитанцию')
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
