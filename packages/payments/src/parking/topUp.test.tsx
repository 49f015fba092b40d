import { memoryStorage } from '@parking/runtime/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CityBackEnd, isSeen, noon, pressed, seen } from '@parking/checkout/testing'
import { renderPayments } from '../testing/renderPayments.tsx'

const getLink = 'Получить ссылку'

async function openDialog(city = new CityBackEnd()) {
  const { user } = await renderPayments(city)
  await pressed(/Баланс: 500,00/u)
  await pressed('Пополнить')
  const amount = await screen.findByRole('textbox', { name: 'Сумма, ₽' })
  return { user, amount, city }
}

describe('the top-up', () => {
  it('gets a link and leads to the page of the bank', async () => {
    const { user, amount, city } = await openDialog()
    await user.type(amount, '1 000,50')
    await pressed(getLink)
    const link = await screen.findByRole('link', { name: /Перейти к оплате 1\s000,50/u })
    expect(link.getAttribute('href')).toBe('https://pay.example/checkout?order=7')
    expect(city.callsOf('refill')[0]?.fields).toMatchObject({
      RefillAmount: '1000.50',
      PaymentService: 'card',
    })
  })

  it('puts the link aside when the form is changed', async () => {
    const { user, amount } = await openDialog()
    await user.type(amount, '100')
    await pressed(getLink)
    await screen.findByRole('link', { name: /Перейти к оплате/u })
    await user.type(amount, '0')
    await screen.findByRole('button', { name: getLink })
    expect(screen.queryByRole('link', { name: /Перейти к оплате/u })).toBeNull()
  })

  it.each([
    ['', 'Введите сумму.'],
    ['0', 'Сумма должна быть больше нуля.'],
    ['сто', 'Сумма пишется цифрами, например 500 или 500,50.'],
  ])('refuses the amount "%s" in words, without a call', async (typed, words) => {
    const { user, amount, city } = await openDialog()
    if (typed !== '') await user.type(amount, typed)
    await pressed(getLink)
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(city.callsOf('refill')).toEqual([])
  })

  it.each([
    [[1, 'x'], /2 записи не удалось прочитать/u],
    [{}, /Список не удалось прочитать/u],
  ])('says which ways to pay could not be read: %j', async (paymentsMethods, words) => {
    const city = new CityBackEnd()
    city.fault = ({ name }, answer) => {
      if (name !== 'get-profile-v6') return undefined
      const body = answer()
      return { ...body, result: { ...Object(Reflect.get(body, 'result')), paymentsMethods } }
    }
    await openDialog(city)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each(['http://pay.example/', 'javascript:alert(1)', 'https://user:word@pay.example/'])(
    'does not open the address %s',
    async (address) => {
      const city = new CityBackEnd()
      city.fault = ({ name }) =>
        name === 'refill' ? { status: 'ok', result: { RedirectURL: address } } : undefined
      const { user, amount } = await openDialog(city)
      await user.type(amount, '100')
      await pressed(getLink)
      await seen(/Сервер дал небезопасный адрес оплаты/u)
      expect(screen.queryByRole('link', { name: /Перейти/u })).toBeNull()
    },
  )
})

describe('the way back from the bank', () => {
  const path = '/profile/parking?payment=7&result=paid'
  const keep = () => {
    const storage = memoryStorage()
    const attempt = {
      intent: { amount: 10_000, method: 'card', phone: null },
      key: 'before',
      owner: 'driver@parking.example',
      since: noon,
      sentAt: noon,
      bank: { order: null, claim: null },
    }
    storage.set('parking.pending.kazan.topUp', JSON.stringify([attempt]))
    return storage
  }

  it('says what has arrived', async () => {
    const storage = keep()
    const city = new CityBackEnd()
    city.topUp(10_000)
    const { router } = await renderPayments(city, { path, storage })
    await seen('Баланс пополнен')
    await screen.findByRole('button', { name: /Баланс: 600,00/u })
    await pressed('Закрыть')
    expect(router.state.location.search).toEqual({})
  })

  it('goes on in the language of before, once', async () => {
    const storage = keep()
    window.sessionStorage.setItem('parking.languageBeforeBank', 'en')
    const city = new CityBackEnd()
    city.topUp(10_000)
    const { context } = await renderPayments(city, { path, storage })
    await seen('Balance topped up')
    expect(context.translator.language).toBe('en')
    expect(window.sessionStorage.getItem('parking.languageBeforeBank')).toBeNull()
  })

  it('believes the history, not the address, and checks again', async () => {
    const storage = keep()
    const city = new CityBackEnd()
    await renderPayments(city, { path, storage })
    await seen('Платёж пока не пришёл')
    expect(isSeen('Баланс пополнен')).toBe(false)
    city.topUp(10_000)
    await pressed('Проверить ещё раз')
    await seen('Баланс пополнен')
    await screen.findByRole('button', { name: /Баланс: 600,00/u })
  })

  it('says that the bank declined it', async () => {
    const storage = keep()
    await renderPayments(new CityBackEnd(), {
      path: '/profile/parking?payment=7&result=declined',
      storage,
    })
    await seen('Платёж не прошёл')
    expect(isSeen(/баланс не изменился/u)).toBe(true)
  })
})
