import { isSeen, pressed, pressedInVain, seen } from '@parking/payments/testing'
import { lostAnswer, misspelt, noConnection } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPermits } from '../testing/renderPermits.tsx'

/** A permit for yesterday is sold where yesterday can be paid. */
const modes = { usePostPaymentYesterday: true }
const rich = () => openCity({ balance: 500_000, modes })
const month = 'Абонемент на месяц'
const oneDay = 'Абонемент на день'
/** Only with the price on it. */
const pay = /^Купить · \d/u

/** A city whose zones are free on Saturdays, Sundays and holidays, at a time. */
function weekendsFree(at: string, holidays: readonly string[] = []): CityBackEnd {
  const allDay = { from: '00:00:00', to: '24:00:00' }
  const free = (['saturday', 'sunday', 'holiday'] as const).map((dayType) =>
    Object.assign({ dayType, hourlyPrice: 0 }, allDay),
  )
  const prices = [{ dayType: 'default', hourlyPrice: 10_000, ...allDay } as const, ...free]
  return openCity({ balance: 500_000, now: Date.parse(at), modes, holidays, prices })
}

/** Opens the purchase of a permit by its card. */
async function open(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: new RegExp(`^Купить: ${name}`, 'u') })
  button.click()
  return screen.findByRole('dialog', { name })
}

describe('a permit', () => {
  it('is bought for the main car from the first day that is possible', async () => {
    const city = rich()
    await renderPermits(city)
    const dialog = await open(month)
    expect((await within(dialog).findByText(/на балансе/iu)).textContent).toMatch(/5\s000,00\s₽/u)
    await pressed(pay)
    await seen('Абонемент успешно приобретен.')
    await seen(/А 123 ВС 116, с 24 ноября\. Списано 4 000,00 ₽/u)
    const [call] = city.callsOf('subscription')
    expect(call?.fields).toMatchObject({
      vehicle: 'А123ВС116',
      codeSubscription: 'month',
      paymentService: 'balance',
      timestart: '24/11/2026',
    })
    expect(city.charges).toEqual([400_000])
    expect(screen.queryByRole('dialog')).toBeNull()
    await screen.findByRole('row', { name: new RegExp(month) })
  })

  it('is bought for the car and the day that were chosen', async () => {
    const city = rich()
    const { user } = await renderPermits(city)
    const dialog = await open(month)
    const other = await within(dialog).findByRole('radio', { name: /М 4 5 6 О Р/u })
    await user.click(other)
    await user.click(await within(dialog).findByRole('button', { name: /Первый день/u }))
    await user.click(await screen.findByRole('button', { name: '27 ноября 2026' }))
    await pressed(pay)
    await seen(/М 456 ОР 116, с 27 ноября/u)
    const [call] = city.callsOf('subscription')
    expect(call?.fields).toMatchObject({ vehicle: 'М456ОР116', timestart: '27/11/2026' })
  })

  it('offers no day outside of its month', async () => {
    const { user } = await renderPermits(rich())
    const dialog = await open(month)
    await user.click(await within(dialog).findByRole('button', { name: /Первый день/u }))
    const day = await screen.findByRole('button', { name: '23 ноября 2026' })
    expect(day.getAttribute('data-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }))
    const last = await screen.findByRole('button', { name: '23 декабря 2026' })
    expect(last.getAttribute('data-disabled')).toBeNull()
    const after = screen.getByRole('button', { name: '24 декабря 2026' })
    expect(after.getAttribute('data-disabled')).toBe('true')
  })

  it.each([
    ['Saturday and Sunday are', '2026-11-27T12:00:00+03:00', [], '30 ноября', '30/11/2026'],
    ['a holiday is', '2026-11-23T12:00:00+03:00', ['2026-11-24'], '25 ноября', '25/11/2026'],
    ['none is', '2026-11-23T12:00:00+03:00', [], '24 ноября', '24/11/2026'],
  ])(
    'for a day begins on the next paid one where %s free',
    async (_case, at, holidays, day, sent) => {
      const city = weekendsFree(at, holidays)
      await renderPermits(city)
      const dialog = await open(oneDay)
      await within(dialog).findByText(new RegExp(`с ${day}`, 'u'))
      expect(isSeen(/парковка бесплатная/u)).toBe(false)
      await pressed(pay)
      await seen('Абонемент успешно приобретен.')
      expect(city.callsOf('subscription')[0]?.fields['timestart']).toBe(sent)
    },
  )

  it('says before it is paid that the chosen day is free, and offers the next paid one', async () => {
    const city = weekendsFree('2026-11-27T12:00:00+03:00')
    const { user } = await renderPermits(city)
    const dialog = await open(oneDay)
    await within(dialog).findByText(/с 30 ноября/u)
    await user.click(await within(dialog).findByRole('button', { name: /Первый день/u }))
    await user.click(await screen.findByRole('button', { name: '28 ноября 2026' }))
    await seen('28 ноября парковка бесплатная')
    await pressed('Выбрать 30 ноября')
    await waitFor(() => expect(isSeen(/парковка бесплатная/u)).toBe(false))
    await pressed(pay)
    await seen('Абонемент успешно приобретен.')
    expect(city.callsOf('subscription')[0]?.fields['timestart']).toBe('30/11/2026')
  })

  it('for a day stays as it was where the prices of the zones are not known', async () => {
    const city = weekendsFree('2026-11-27T12:00:00+03:00')
    city.fault = { getZones: () => noConnection }
    await renderPermits(city)
    const dialog = await open(oneDay)
    expect(await within(dialog).findByText(/с 28 ноября/u)).toBeTruthy()
    expect(isSeen(/парковка бесплатная/u)).toBe(false)
  })

  it('for a free yesterday says so too', async () => {
    await renderPermits(weekendsFree('2026-11-23T12:00:00+03:00'))
    await open('Абонемент за вчера')
    expect(await seen('22 ноября парковка бесплатная')).toBeTruthy()
  })

  it('for the previous day is for yesterday and no other', async () => {
    const city = rich()
    await renderPermits(city)
    const dialog = await open('Абонемент за вчера')
    const day = within(dialog).getByRole('textbox', { name: /Первый день/u })
    expect(day).toMatchObject({ disabled: true, value: '22 ноября' })
    await pressed(pay)
    await seen('Абонемент успешно приобретен.')
    expect(city.callsOf('subscription')[0]?.fields['timestart']).toBe('22/11/2026')
  })

  it('has no other day where the driver chooses none', async () => {
    const flags = { subscriptionStart: false }
    await renderPermits(rich(), { city: { flags } })
    const dialog = await open(month)
    const day = within(dialog).getByRole('textbox', { name: /Первый день/u })
    expect(day).toMatchObject({ disabled: true, value: '24 ноября' })
  })

  it('is not bought without a car', async () => {
    const city = openCity({ balance: 500_000, vehicles: [] })
    await renderPermits(city)
    await open(month)
    await pressedInVain(
      pay,
      'В профиле пока нет машин. Добавьте машину в профиль, чтобы купить на неё абонемент.',
    )
    expect(city.callsOf('subscription')).toEqual([])
  })
})

describe('the payment of a permit', () => {
  it.each([
    ['with too little on the balance', { balance: 375_000 }, /Не хватает 250,00\s₽/u],
    ['in a city that keeps no balance', { modes: { dontUseBalance: true } }, null],
  ])('%s is paid by what the driver chooses', async (_case, state, missing) => {
    const city = openCity(state)
    await renderPermits(city)
    const dialog = await open(month)
    if (missing !== null) await within(dialog).findByText(missing)
    await pressed(/^Выбрать, как платить/u)
    const payment = await screen.findByRole('dialog', { name: 'Оплата абонемента' })
    expect(within(payment).queryByRole('radio', { name: /Баланс/u })).toBeNull()
    await pressed(pay)
    const link = await screen.findByRole('link', { name: /Перейти к оплате 4\s000,00/u })
    expect(link.getAttribute('href')).toContain(city.orders[0]?.id)
    const [call, ...more] = city.callsOf('subscription')
    expect(call?.fields).toMatchObject({ codeSubscription: 'month', paymentService: 'card' })
    expect(more).toEqual([])
    expect(city.charges).toEqual([])
  })

  it('keeps what was filled in while the driver looks at the ways to pay', async () => {
    const { user } = await renderPermits(openCity({ balance: 375_000 }))
    const dialog = await open(month)
    await user.click(await within(dialog).findByRole('radio', { name: /М 4 5 6 О Р/u }))
    await pressed(/^Выбрать, как платить/u)
    const payment = await screen.findByRole('dialog', { name: 'Оплата абонемента' })
    await user.click(within(payment).getByRole('button', { name: 'Закрыть' }))
    const again = await screen.findByRole('dialog', { name: month })
    expect(within(again).getByRole('radio', { name: /М 4 5 6 О Р/u })).toHaveProperty(
      'checked',
      true,
    )
  })

  it('happens once when the answer is lost, and is found in the history', async () => {
    const city = rich()
    city.fault = { subscription: lostAnswer }
    await renderPermits(city)
    await open(month)
    await pressed(pay)
    await seen('Абонемент успешно приобретен.')
    expect(city.charges).toHaveLength(1)
    expect(city.callsOf('subscription')).toHaveLength(1)
  })

  it('says in words why it was refused, and the permit stays open', async () => {
    const city = openCity({ balance: 500_000, permits: [{}] })
    await renderPermits(city)
    const dialog = await open(month)
    await pressed(pay)
    await within(dialog).findByText(
      /^Такой абонемент у вас уже есть\..* нового списания в истории нет/u,
    )
    expect(isSeen('Абонемент успешно приобретен.')).toBe(false)
  })

  it('is not sent at another price than was in sight', async () => {
    const city = rich()
    await renderPermits(city)
    await open(month)
    city.fault = { 'get-subscription': misspelt('"cost":"4000.00"', '"cost":"4200.00"') }
    await pressed(pay)
    await seen(/было 4 000,00 ₽, стало 4 200,00 ₽/u)
    expect(city.callsOf('subscription')).toEqual([])
    await pressed(/^Купить · 4\s200/u)
    await waitFor(() => expect(city.charges).toHaveLength(1))
  })
})
