import { pressed, seen } from '@parking/payments/testing'
import { changed } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const path = '/profile/parking?type=planar'

/** Asks what a ticket costs: 100001 was given five minutes ago, 100002 two hours ago. */
async function find(ticket: string) {
  const city = openCity({ modes: { useFlatParking: true } })
  const { user } = await renderParking(city, { path })
  const field = await screen.findByLabelText('Номер карты или билета')
  await user.type(field, ticket)
  await pressed('Узнать цену')
  return { city, user, field }
}

it('sends the phone with a way to pay that needs one', async () => {
  const { city, user } = await find('100002')
  await user.selectOptions(await screen.findByLabelText('Способ оплаты'), 'Мобильный телефон')
  await pressed(/^Оплатить · 105,00/u)
  await waitFor(() => expect(city.orders).toMatchObject([{ amount: 10_500, purpose: 'barrier' }]))
  expect(city.callsOf('payPlane').map(({ fields }) => fields)).toMatchObject([
    { paymentService: 'mobile', phone: '79000000001' },
  ])
})

it.each([
  ['Оплачено', /^Оплачено 105,00\s₽\. Выезжайте в течение времени/u],
  ['Оплачено. На выезд есть 15 минут', /^Оплачено 105,00\s₽\. На выезд есть 15 минут$/u],
  ['Оплачено до 12:30', /^Оплачено 105,00\s₽\. Оплачено до 12:30$/u],
])('says once that it is paid when the city answers %s', async (message, told) => {
  const { city } = await find('100002')
  city.fault = { payPlane: changed({ message }) }
  await pressed(/^Оплатить · 105,00/u)
  expect(await screen.findByText(told)).toBeTruthy()
  expect(city.charges).toEqual([10_500])
})

it('says which ticket was free, while another one is typed', async () => {
  const { user, field } = await find('100001')
  await seen(/^Билет 100001: стоянка бесплатная/u)
  await user.clear(field)
  await user.type(field, 'B-2')
  await waitFor(() =>
    expect(screen.getByText(/стоянка бесплатная/u).textContent).toMatch(/100001/u),
  )
})

it('says which ticket is not there, while another one is typed', async () => {
  const { user, field } = await find('999999')
  await seen(/^Билета 999999 нет/u)
  await user.clear(field)
  await user.type(field, '100002')
  expect(await screen.findByText(/^Билета 999999 нет/u)).toBeTruthy()
})
