import {
  isSeen,
  PermitCity,
  pressed,
  pressedInVain,
  refusal,
  seen,
} from '@parking/checkout/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPermits } from '../testing/renderPermits.tsx'

const rich = () => new PermitCity({ balance: 300_000 })
const lost = new TypeError('Failed to fetch')
const month = 'Абонемент на месяц'
/** Only with the price on it. */
const pay = /^Купить · \d/u

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
    expect((await within(dialog).findByText(/на балансе/iu)).textContent).toMatch(/3\s000,00\s₽/u)
    await pressed(pay)
    await seen('Абонемент успешно приобретен.')
    await seen(/А 123 ВС 116, с 24 ноября\. Списано 2 250,00 ₽/u)
    const [call] = city.callsOf('subscription')
    expect(call?.fields).toMatchObject({
      vehicle: 'А123ВС116',
      codeSubscription: 'month',
      paymentService: 'balance',
      timestart: '24/11/2026',
    })
    expect(city.charges).toEqual([call?.key])
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
    const city = new PermitCity({ balance: 300_000, vehicles: [] })
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
    ['with too little on the balance', { balance: 200_000 }, /Не хватает 250,00\s₽/u],
    ['in a city that keeps no balance', { settings: { dontUseBalance: true } }, null],
  ])('%s is paid by what the driver chooses', async (_case, state, missing) => {
    const city = new PermitCity(state)
    await renderPermits(city)
    const dialog = await open(month)
    if (missing !== null) await within(dialog).findByText(missing)
    await pressed(/^Выбрать, как платить/u)
    const payment = await screen.findByRole('dialog', { name: 'Оплата абонемента' })
    expect(within(payment).queryByRole('radio', { name: /Баланс/u })).toBeNull()
    await pressed(pay)
    const link = await screen.findByRole('link', { name: /Перейти к оплате 2\s250,00/u })
    expect(link.getAttribute('href')).toBe('https://pay.example/checkout?order=8')
    const [call, ...more] = city.callsOf('subscription')
    expect(call?.fields).toMatchObject({ codeSubscription: 'month', paymentService: 'card' })
    expect(more).toEqual([])
    expect(city.charges).toEqual([])
  })

  it('keeps what was filled in while the driver looks at the ways to pay', async () => {
    const { user } = await renderPermits(new PermitCity({ balance: 200_000 }))
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
    city.fault = ({ name }, answer) => {
      if (name !== 'subscription') return undefined
      answer()
      return lost
    }
    await renderPermits(city)
    await open(month)
    await pressed(pay)
    await seen('Абонемент успешно приобретен.')
    expect(city.charges).toHaveLength(1)
    expect(city.callsOf('subscription')).toHaveLength(1)
  })

  it('says in words why it was refused, and the permit stays open', async () => {
    const city = rich()
    city.fault = ({ name }) =>
      name === 'subscription' ? refusal('SubscriptionAlreadyExists') : undefined
    await renderPermits(city)
    const dialog = await open(month)
    await pressed(pay)
    await within(dialog).findByText('Такой абонемент у вас уже есть.')
    expect(isSeen('Абонемент успешно приобретен.')).toBe(false)
  })

  it('is not sent at another price than was in sight', async () => {
    const city = rich()
    await renderPermits(city)
    await open(month)
    city.prices.set('month', 240_000)
    await pressed(pay)
    await seen(/было 2 250,00 ₽, стало 2 400,00 ₽/u)
    expect(city.callsOf('subscription')).toEqual([])
    await pressed(/^Купить · 2\s400/u)
    await waitFor(() => expect(city.charges).toHaveLength(1))
  })
})
