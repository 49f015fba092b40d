import { topUpRequested } from '@parking/payments'
import { CityBackEnd, isSeen, pressed, seen } from '@parking/payments/testing'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const noMethods = 'В этом городе пополнить баланс на сайте нельзя.'

it('does not say that a city has no way to pay before the city has said it', async () => {
  const city = new CityBackEnd({ settings: { paymentsMethods: [] } })
  let isOff = true
  city.fault = ({ name }, answer) => {
    if (name.startsWith('get-options-info') || name === 'v3') {
      return isOff ? new TypeError('Failed to fetch') : undefined
    }
    if (name !== 'get-profile-v6') return undefined
    const text = JSON.stringify(answer()).replace(
      /"paymentsMethods":\[.*?\]/u,
      '"paymentsMethods":[]',
    )
    const changed: unknown = JSON.parse(text)
    return changed
  }
  await renderParking(city)
  act(() => topUpRequested())
  await screen.findByRole('dialog', { name: 'Пополнить баланс' })
  await screen.findByRole('button', { name: 'Проверить ещё раз' })
  expect(isSeen(noMethods)).toBe(false)
  isOff = false
  await pressed('Проверить ещё раз')
  await seen(noMethods)
})
