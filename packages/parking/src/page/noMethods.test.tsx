import { topUpRequested } from '@parking/payments'
import { isSeen, pressed, seen } from '@parking/payments/testing'
import { changed, noConnection } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const noMethods = 'В этом городе пополнить баланс на сайте нельзя.'

it('does not say that a city has no way to pay before the city has said it', async () => {
  const without = changed({ paymentsMethods: [] })
  const city = openCity()
  city.fault = { 'get-options-info-v3': () => noConnection, 'get-profile-v6': without }
  await renderParking(city)
  act(() => topUpRequested())
  await screen.findByRole('dialog', { name: 'Пополнить баланс' })
  await screen.findByRole('button', { name: 'Проверить ещё раз' })
  expect(isSeen(noMethods)).toBe(false)
  city.fault = { 'get-options-info-v3': without, 'get-profile-v6': without }
  await pressed('Проверить ещё раз')
  await seen(noMethods)
})
