import { CityBackEnd, ok, pressed, refusal, seen } from '@parking/payments/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const settings = { useFlatParking: true }
const path = '/profile/parking?type=planar'

/** A city whose tickets cost as much as a test says. */
function barrierCity(cost: string, message = 'Оплачено. Выезжайте'): CityBackEnd {
  const city = new CityBackEnd({ settings })
  city.fault = ({ name, fields }) => {
    if (name === 'costPlane') return ok({ cost, sessionId: '777', parkingNumber: '5' })
    if (name !== 'payPlane') return undefined
    const isMissing = fields['paymentService'] === 'mobile' && fields['phone'] !== '79000000001'
    return isMissing ? refusal('ValidationError') : ok({ message })
  }
  return city
}

async function find(city: CityBackEnd, ticket: string) {
  const { user } = await renderParking(city, { path })
  const field = await screen.findByLabelText('Номер карты или билета')
  await user.type(field, ticket)
  await pressed('Узнать цену')
  return { user, field }
}

it('sends the phone with a way to pay that needs one', async () => {
  const city = barrierCity('90.00')
  const { user } = await find(city, 'A-1')
  await user.selectOptions(await screen.findByLabelText('Способ оплаты'), 'Мобильный телефон')
  await pressed(/^Оплатить · 90,00/u)
  await seen(/^Оплачено 90,00\s₽\. Выезжайте$/u)
  expect(city.callsOf('payPlane').map(({ fields }) => fields)).toMatchObject([
    { paymentService: 'mobile', phone: '79000000001', sessionId: '777' },
  ])
})

it.each([
  ['Оплачено', /^Оплачено 90,00\s₽\. Выезжайте в течение времени/u],
  ['Оплачено. На выезд есть 15 минут', /^Оплачено 90,00\s₽\. На выезд есть 15 минут$/u],
  ['Оплачено до 12:30', /^Оплачено 90,00\s₽\. Оплачено до 12:30$/u],
])('says once that it is paid when the city answers %s', async (message, told) => {
  await find(barrierCity('90.00', message), 'A-1')
  await pressed(/^Оплатить · 90,00/u)
  expect(await screen.findByText(told)).toBeTruthy()
})

it('says which ticket was free, while another one is typed', async () => {
  const { user, field } = await find(barrierCity('0.00'), 'A-1')
  await seen(/^Билет A-1: стоянка бесплатная/u)
  await user.clear(field)
  await user.type(field, 'B-2')
  await waitFor(() => expect(screen.getByText(/стоянка бесплатная/u).textContent).toMatch(/A-1/u))
})
