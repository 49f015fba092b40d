import { CityBackEnd, ok, pressed, seen } from '@parking/payments/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSessions } from '../testing/renderSessions.tsx'

const settings = { dontUseBalance: true }
const ended = { plate: 'А123ВС116', minutesLeft: -10, waiting: true }
const waiting = [ended]
const running = [{ plate: 'А123ВС116', minutesLeft: 600 }]
const atBank = (amount: string) =>
  ok({ RedirectURL: 'https://pay.example/checkout?order=8', orderId: '8', amount })
const isOrder = (fields: object) => 'OrderId' in fields

describe('ending a session that is paid when it ends', () => {
  it('leads to the bank with the sum that the city has counted', async () => {
    const city = new CityBackEnd({ settings, sessions: running })
    city.fault = ({ fields }) => (isOrder(fields) ? atBank('77.00') : undefined)
    await renderSessions(city)
    await pressed('Завершить и оплатить парковку А 123 ВС 116')
    await pressed('Завершить')
    const link = await screen.findByRole('link', { name: /Перейти к оплате 77,00/u })
    expect(link.getAttribute('href')).toBe('https://pay.example/checkout?order=8')
  })
  it('sends the phone with a way to pay that needs one', async () => {
    const city = new CityBackEnd({ settings, sessions: running })
    city.fault = ({ fields }) => (isOrder(fields) ? atBank('77.00') : undefined)
    const { user } = await renderSessions(city)
    await pressed('Завершить и оплатить парковку А 123 ВС 116')
    await user.selectOptions(await screen.findByLabelText('Способ оплаты'), 'Мобильный телефон')
    await pressed('Завершить')
    await screen.findByRole('link', { name: /Перейти к оплате/u })
    expect(city.calls.find(({ fields }) => isOrder(fields))?.fields).toMatchObject({
      PaymentService: 'mobile',
      phone: '79000000001',
    })
  })
})

describe('a deferred session', () => {
  it('of which the city has not said what it costs is paid at a bank', async () => {
    const city = new CityBackEnd({ sessions: [{ ...ended, minutesLeft: -5 }] })
    city.fault = ({ name, fields }, answer) => {
      if (isOrder(fields)) return atBank('70.00')
      if (name !== 'get-profile-v6') return undefined
      const text = JSON.stringify(answer()).replace('"amountToPay":"50.00"', '"amountToPay":null')
      const changed: unknown = JSON.parse(text)
      return changed
    }
    await renderSessions(city)
    await pressed('Оплатить парковку А 123 ВС 116')
    await screen.findByRole('option', { name: 'Банковская карта' })
    expect(screen.queryByRole('option', { name: 'Баланс' })).toBeNull()
    await pressed('Оплатить')
    await screen.findByRole('link', { name: /Перейти к оплате 70,00/u })
    expect(city.calls.filter(({ fields }) => isOrder(fields)).length).toBe(1)
  })

  it('is given up also where the city names no way to pay', async () => {
    const city = new CityBackEnd({
      settings: { ...settings, paymentsMethods: [] },
      sessions: waiting,
    })
    city.fault = ({ name, fields }, answer) => {
      if (isOrder(fields)) return ok({ amount: '0.00' })
      if (name !== 'get-profile-v6') return undefined
      const text = JSON.stringify(answer()).replace(
        /"paymentsMethods":\[.*?\]/u,
        '"paymentsMethods":[]',
      )
      const changed: unknown = JSON.parse(text)
      return changed
    }
    await renderSessions(city)
    await pressed('Удалить парковку А 123 ВС 116')
    await screen.findByRole('alertdialog')
    await pressed('Удалить')
    await seen('Парковка удалена')
    await waitFor(() => expect(city.calls.filter(({ fields }) => isOrder(fields)).length).toBe(1))
  })
})
