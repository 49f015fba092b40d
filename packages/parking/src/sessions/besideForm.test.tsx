import { cityOfSessions } from '@parking/sessions/testing'
import { isSeen, pressed, sampleAttempt, seen } from '@parking/payments/testing'
import { memoryStorage } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import type { KeyValueStorage } from '@parking/runtime'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const deferred = {
  modes: { dontUseBalance: true },
  sessions: [{ plate: 'А123ВС116', minutesLeft: -10, waiting: true }],
}
const list = (name: string) => within(screen.getByRole('region', { name }))

it('the balance and the sessions in the header follow what the page does', async () => {
  await renderParking(openCity(), { path: '/profile/parking?zone=101&duration=60' })
  await screen.findByRole('button', { name: /Баланс: 500,00/u })
  await pressed(/^Начать парковку · /u)
  await screen.findByRole('button', { name: /Баланс: 400,00/u })
  const menu = await screen.findByRole('button', { name: /Парковки: идёт 1, осталось/u })
  expect(menu.textContent).toMatch(/59:|58:|57:|56:|1:00:00/u)
})

it('a session without an end that can be read keeps its car from being parked twice', async () => {
  await renderParking(cityOfSessions([{ endDate: 'soon' }]))
  expect(await seen('Парковка этой машины уже идёт.')).toBeTruthy()
})

it('says of a stay that was paid afterwards that it was paid, not that it runs', async () => {
  const city = openCity({ modes: { usePostPayment: true } })
  const path = '/profile/parking?zone=101&duration=60'
  const { user } = await renderParking(city, { path })
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Когда стоит машина' }),
    'Уже стояла сегодня',
  )
  await user.type(screen.getByLabelText('Начало стоянки'), '10:30')
  await pressed(/^Оплатить стоянку · 100,00/u)
  await screen.findByRole('heading', { name: 'Стоянка оплачена' })
  expect(list('Только что оплачено').getByText(/10:30 – 11:30/u)).toBeTruthy()
  expect(list('Идут сейчас').getByText('Сейчас ничего не оплачено')).toBeTruthy()
})

describe('a deferred session', () => {
  it('whose payment the bank declines is no top-up', async () => {
    const city = openCity(deferred)
    const path = '/profile/parking?payment=8&result=declined'
    await renderParking(city, { storage: paidAtBank('8'), path })
    await seen('Платёж не прошёл')
    await seen('Банк отклонил платёж, деньги не списаны. Можно попробовать ещё раз.')
    expect(isSeen('Пополнить ещё раз')).toBe(false)
  })

  it('whose money has come too late is told where it is', async () => {
    const city = openCity(deferred)
    city.topUp(5_000)
    const path = '/profile/parking?payment=7&result=paid'
    await renderParking(city, { storage: paidAtBank('7'), path })
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
  const attempt = sampleAttempt({ ...session, amount: 5000, method: 'card' }, since, {
    owner: { name: 'driver@parking.example', session: null },
    bank: { order, claim: null },
  })
  storage.set('parking.pending.kazan.payDeferred', JSON.stringify([attempt]))
  return storage
}
