import { profileQuery } from '@parking/api-client'
import { enabledButton, pressed, seen } from '@parking/payments/testing'
import { changed, ok, refusal } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const modes = { dontUseBalance: true, usePostPayment: true }
const path = '/profile/parking?zone=101&type=roadside'

/** Fills a stay in that is paid afterwards, up to the dialog in which the way to pay is chosen. */
async function openDialog(city: CityBackEnd) {
  const { user, context } = await renderParking(city, { path })
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Когда стоит машина' }),
    'Уже стояла сегодня',
  )
  await user.type(screen.getByLabelText('Начало стоянки'), '10:30')
  await pressed('1 ч')
  await pressed(/^Оплатить стоянку · 100,00/u)
  await screen.findByRole('dialog', { name: 'Оплата парковочной сессии' })
  return context
}

const dialogText = () => screen.getByRole('dialog').textContent

it('pays for the car that it names, though another one has become the main one', async () => {
  const city = openCity({ modes })
  const { api, queryClient } = await openDialog(city)
  const ts = ['А123ВС116', 'М456ОР116'].map((numberTs, at) => ({ numberTs, mainTs: at === 1 }))
  city.fault = { 'get-profile-v6': changed({ ts }) }
  await act(() => queryClient.refetchQueries({ queryKey: profileQuery(api).queryKey }))
  await pressed(/^Оплатить · 100,00/u)
  expect(dialogText()).toContain('А 123 ВС 116')
  expect(dialogText()).not.toContain('М 456 ОР 116')
  await waitFor(() => expect(city.callsOf('start')[0]?.fields['Vehicle']).toBe('А123ВС116'))
})

it('says what it costs now, when that is another sum than was in sight', async () => {
  const city = openCity({ modes })
  await openDialog(city)
  const interval = { start: '2026-11-23 10:30:00', end: '2026-11-23 11:30:00', cost: '120.00' }
  city.fault = { cost: () => ok({ totalcost: '120.00', moneyEnough: true, costData: [interval] }) }
  city.pass(61_000)
  await pressed(/^Оплатить · 100,00/u)
  await waitFor(() => expect(dialogText()).toMatch(/было 100,00\s₽, стало 120,00\s₽/u))
  await enabledButton(/^Оплатить · 120,00/u)
  expect(city.callsOf('start')).toEqual([])
})

it('says that nothing was sent where the price can’t be had', async () => {
  const city = openCity({ modes })
  await openDialog(city)
  city.fault = { cost: () => refusal('TariffNotFound') }
  city.pass(61_000)
  await pressed(/^Оплатить · 100,00/u)
  await seen('Цену проверить не удалось, поэтому ничего не отправлено. Попробуйте ещё раз.')
  expect(city.callsOf('start')).toEqual([])
})

it('keeps the words of a stay whose day has passed, and pays for it no more', async () => {
  const city = openCity({ modes, now: Date.parse('2026-11-23T23:59:30+03:00') })
  await openDialog(city)
  city.pass(61_000)
  await waitFor(() => expect(screen.getAllByText('Оплатить').length).toBeGreaterThan(0))
  await pressed('Оплатить')
  await seen('Цену проверить не удалось, поэтому ничего не отправлено. Попробуйте ещё раз.')
  expect(dialogText()).toMatch(/10:30 – 11:30/u)
  expect(city.callsOf('start')).toEqual([])
})

it('pays the parking itself where the balance is too small, and still offers to fill that up', async () => {
  const city = openCity({ balance: 1_000 })
  const { user } = await renderParking(city, { path: `${path}&duration=60` })
  await enabledButton(/^Пополнить на .* и продолжить$/u)
  await pressed(/^Оплатить парковку · 100,00/u)
  await user.selectOptions(await screen.findByRole('combobox', { name: /способ/iu }), 'card')
  await pressed(/^Оплатить · 100,00/u)
  await screen.findByRole('link', { name: /оплат/iu })
  const [start] = city.callsOf('start')
  expect(start?.fields).toMatchObject({ PaymentService: 'card', Duration: '60', Zone: '101' })
  expect(city.callsOf('start')).toHaveLength(1)
  expect(city.callsOf('refill')).toEqual([])
})

it('asks an old price again before the bank is paid, whatever the balance has', async () => {
  const city = openCity({ balance: 1_000 })
  await renderParking(city, { path: `${path}&duration=60` })
  await pressed(/^Оплатить парковку · 100,00/u)
  await screen.findByRole('dialog', { name: 'Оплата парковочной сессии' })
  const asked = city.callsOf('cost').length
  city.pass(61_000)
  await pressed(/^Оплатить · 100,00/u)
  await screen.findByRole('link', { name: /оплат/iu })
  expect(city.callsOf('cost').length).toBeGreaterThan(asked)
  expect(city.callsOf('start')).toHaveLength(1)
})

it('leads to no bank any more once the time has become free', async () => {
  const city = openCity({ balance: 1_000 })
  await renderParking(city, { path: `${path}&duration=60` })
  await pressed(/^Оплатить парковку · 100,00/u)
  await pressed(/^Оплатить · 100,00/u)
  await screen.findByRole('link', { name: /оплат/iu })
  city.fault = { cost: () => ok({ totalcost: '0.00', moneyEnough: true, costData: [] }) }
  city.pass(61_000)
  await waitFor(() => expect(screen.queryByRole('link', { name: /оплат/iu })).toBeNull(), {
    timeout: 5_000,
  })
  expect(dialogText()).toContain('парковка бесплатная: платить не нужно')
})
