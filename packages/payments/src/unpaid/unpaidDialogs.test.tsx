import { CityBackEnd, isSeen, ok, pressed, seen } from '@parking/checkout/testing'
import type { KeyValueStorage } from '@parking/runtime'
import { memoryStorage } from '@parking/runtime/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPayments } from '../testing/renderPayments.tsx'

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
    await renderPayments(city)
    await pressed('Завершить и оплатить парковку А 123 ВС 116')
    await pressed('Завершить')
    const link = await screen.findByRole('link', { name: /Перейти к оплате 77,00/u })
    expect(link.getAttribute('href')).toBe('https://pay.example/checkout?order=8')
  })
  it('sends the phone with a way to pay that needs one', async () => {
    const city = new CityBackEnd({ settings, sessions: running })
    city.fault = ({ fields }) => (isOrder(fields) ? atBank('77.00') : undefined)
    const { user } = await renderPayments(city)
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
    await renderPayments(city)
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
    await renderPayments(city)
    await pressed('Удалить парковку А 123 ВС 116')
    await screen.findByRole('alertdialog')
    await pressed('Удалить')
    await seen('Парковка удалена')
    await waitFor(() => expect(city.calls.filter(({ fields }) => isOrder(fields)).length).toBe(1))
  })

  it('whose payment the bank declines is no top-up', async () => {
    const city = new CityBackEnd({ settings, sessions: waiting })
    const path = '/profile/parking?payment=8&result=declined'
    await renderPayments(city, { storage: paidAtBank('8'), path })
    await seen('Платёж не прошёл')
    await seen('Банк отклонил платёж, деньги не списаны. Можно попробовать ещё раз.')
    expect(isSeen('Пополнить ещё раз')).toBe(false)
  })

  it('whose money has come too late is told where it is', async () => {
    const city = new CityBackEnd({ settings, sessions: waiting })
    city.topUp(5_000)
    const path = '/profile/parking?payment=7&result=paid'
    await renderPayments(city, { storage: paidAtBank('7'), path })
    await seen('Деньги зачислены на баланс')
    await seen(/Банк принял 50,00\s₽/u)
    expect(isSeen('Платёж пока не пришёл')).toBe(false)
  })
})

/** A browser in which a deferred session was paid at a bank, by this number. */
function paidAtBank(order: string): KeyValueStorage {
  const storage = memoryStorage()
  const since = Date.parse('2026-11-23T11:59:00+03:00')
  const session = { reservationId: '1', plate: 'А123ВС116', zone: '101', endsAt: 0 }
  const attempt = {
    intent: { ...session, amount: 5000, method: 'card' },
    price: null,
    key: 'key-1',
    owner: { name: 'driver@parking.example', session: null },
    since,
    sentAt: since,
    bank: { order, claim: null },
    rest: null,
  }
  storage.set('parking.pending.kazan.payDeferred', JSON.stringify([attempt]))
  return storage
}
