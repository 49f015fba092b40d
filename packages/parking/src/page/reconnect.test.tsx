import { isSeen, seen } from '@parking/payments/testing'
import { openCity } from '@parking/runtime/testing/city'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

it('reads by itself what could not be read once the connection is back', async () => {
  const city = openCity()
  city.isReachable = false
  await renderParking(city)
  await seen('Не удалось загрузить данные для оплаты')
  expect(isSeen(/Нет связи с сервером/u)).toBe(true)
  window.dispatchEvent(new Event('offline'))
  city.isReachable = true
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('combobox', { name: 'Зона' })
  await waitFor(() => expect(isSeen(/Нет связи/u)).toBe(false))
})
