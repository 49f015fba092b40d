import { accountMark } from '@parking/runtime'
import { enabledButton, isSeen, pressed, sampleAttempt, seen } from '@parking/payments/testing'
import { changed, memoryStorage, ok } from '@parking/runtime/testing'
import { type CityBackEnd, noon, openCity } from '@parking/runtime/testing/city'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { durationChosen, sessionActionClosed, useParkingDraft } from '@parking/sessions'
import { paymentModalClosed } from '@parking/payments'
import { renderParking } from '../testing/renderParking.tsx'

/** The button of the dialog, with the sum once there is one. */
const topUp = /^Пополнить(?: · [\d\s,]+₽)?$/u
const form = '/profile/parking?zone=101'

async function openDialog(city = openCity()) {
  const { user } = await renderParking(city)
  await pressed(/Баланс: 500,00/u)
  await pressed('Пополнить')
  const amount = await screen.findByRole('textbox', { name: 'Сумма, ₽' })
  return { user, amount, city }
}

describe('the top-up', () => {
  it('gets a link and leads to the page of the bank', async () => {
    const { user, amount, city } = await openDialog()
    await user.type(amount, '1 000,50')
    await pressed(topUp)
    const link = await screen.findByRole('link', { name: /Перейти к оплате 1\s000,50/u })
    expect(link.getAttribute('href')).toContain(
      `https://pay.example/sandbox/kazan/pages/acquirer/${city.orders[0]?.id}`,
    )
    expect(city.callsOf('refill')[0]?.fields).toMatchObject({
      RefillAmount: '1000.50',
      PaymentService: 'card',
    })
  })

  it('puts the link aside when the form is changed', async () => {
    const { user, amount } = await openDialog()
    await user.type(amount, '100')
    await pressed(topUp)
    await screen.findByRole('link', { name: /Перейти к оплате/u })
    await user.type(amount, '0')
    await screen.findByRole('button', { name: topUp })
    expect(screen.queryByRole('link', { name: /Перейти к оплате/u })).toBeNull()
  })

  it.each([
    ['', 'Введите сумму.'],
    ['0', 'Сумма должна быть больше нуля.'],
    ['сто', 'Сумма пишется цифрами, например 500 или 500,50.'],
  ])('refuses the amount "%s" in words, without a call', async (typed, words) => {
    const { user, amount, city } = await openDialog()
    if (typed !== '') await user.type(amount, typed)
    await pressed(topUp)
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(city.callsOf('refill')).toEqual([])
  })

  it.each([
    [[1, 'x'], /2 записи не удалось прочитать/u],
    [{}, /Список не удалось прочитать/u],
  ])('says which ways to pay could not be read: %j', async (paymentsMethods, words) => {
    const city = openCity()
    city.fault = { 'get-profile-v6': changed({ paymentsMethods }) }
    await openDialog(city)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each(['http://pay.example/', 'javascript:alert(1)', 'https://user:word@pay.example/'])(
    'does not open the address %s',
    async (address) => {
      const city = openCity()
      city.fault = { refill: () => ok({ RedirectURL: address }) }
      const { user, amount } = await openDialog(city)
      await user.type(amount, '100')
      await pressed(topUp)
      await seen(/Страница оплаты небезопасна/u)
      expect(screen.queryByRole('link', { name: /Перейти/u })).toBeNull()
    },
  )
})

describe('what a top-up offers', () => {
  const chosen = () =>
    within(screen.getByRole('group', { name: 'Сумма одним нажатием' }))
      .getAllByRole('button')
      .map((one) => `${one.textContent}${one.getAttribute('aria-pressed') === 'true' ? ' !' : ''}`)

  it('is what is missing, in whole roubles and chosen, before round sums', async () => {
    await renderParking(openCity({ balance: 4_050 }), { path: `${form}&duration=60` })
    await pressed(/^Пополнить на 60\s₽ и продолжить$/u)
    await screen.findByRole('dialog', { name: 'Пополнить баланс' })
    expect(chosen()).toEqual(['60\u00A0₽ !', '200\u00A0₽', '500\u00A0₽', '1\u00A0000\u00A0₽'])
    await pressed('500\u00A0₽')
    await waitFor(() => expect(chosen()[2]).toBe('500\u00A0₽ !'))
  })

  it('leads to the bank with one more press, asked for once', async () => {
    const city = openCity({ balance: 0 })
    await renderParking(city, { path: `${form}&duration=60` })
    await pressed(/^Пополнить на 100\s₽ и продолжить$/u)
    const link = await screen.findByRole('link', { name: /Перейти к оплате 100,00/u })
    await waitFor(() => expect(document.activeElement).toBe(link))
    expect(city.callsOf('refill').map(({ fields }) => fields)).toMatchObject([
      { RefillAmount: '100.00', PaymentService: 'card' },
    ])
  })

  it('is asked for anew when it is another sum', async () => {
    const city = openCity({ balance: 0 })
    await renderParking(city, { path: `${form}&duration=60` })
    await pressed(/^Пополнить на 100\s₽ и продолжить$/u)
    await screen.findByRole('link', { name: /Перейти к оплате 100,00/u })
    await pressed('500\u00A0₽')
    await pressed('Пополнить · 500,00\u00A0₽')
    await screen.findByRole('link', { name: /Перейти к оплате 500,00/u })
    expect(city.callsOf('refill')).toHaveLength(2)
  })

  it('is asked for anew when the sum was changed before it came', async () => {
    const city = openCity({ balance: 0 })
    let answer = (): void => undefined
    city.fault = {
      refill: async () => new Promise<void>((resolve) => (answer = resolve)),
    }
    await renderParking(city, { path: `${form}&duration=60` })
    await pressed(/^Пополнить на 100\s₽ и продолжить$/u)
    await waitFor(() => expect(city.callsOf('refill')).toHaveLength(1))
    await pressed('500\u00A0₽')
    answer()
    await enabledButton('Пополнить · 500,00\u00A0₽')
    expect(screen.queryByRole('link', { name: /Перейти к оплате/u })).toBeNull()
  })

  it('waits for a press where a phone is asked for, which would get a message', async () => {
    const storage = memoryStorage()
    const city = openCity({ balance: 0 })
    const mark = accountMark({ email: 'driver@parking.example', phones: [] })
    storage.set('parking.person.method.kazan', JSON.stringify({ owner: mark, method: 'mobile' }))
    await renderParking(city, { path: `${form}&duration=60`, storage })
    await pressed(/^Пополнить на 100\s₽ и продолжить$/u)
    await enabledButton('Пополнить · 100,00\u00A0₽')
    expect(city.callsOf('refill')).toEqual([])
    await pressed('Пополнить · 100,00\u00A0₽')
    await screen.findByRole('link', { name: /Перейти к оплате/u })
    expect(city.callsOf('refill')).toHaveLength(1)
  })

  it('begins with the way to pay that was chosen last, until the driver signs out', async () => {
    const storage = memoryStorage()
    const city = openCity()
    const method = () => screen.findByRole('combobox', { name: 'Способ оплаты' })
    const { user } = await renderParking(city, { storage })
    await pressed(/Баланс: 500,00/u)
    await pressed('Пополнить')
    await user.type(await screen.findByRole('textbox', { name: 'Сумма, ₽' }), '100')
    await user.selectOptions(await method(), 'mobile')
    await pressed(topUp)
    await screen.findByRole('link', { name: /Перейти к оплате/u })
    cleanup()
    paymentModalClosed()
    const { context } = await renderParking(city, { storage })
    await pressed(/Баланс: 500,00/u)
    await pressed('Пополнить')
    expect(await method()).toHaveProperty('value', 'mobile')
    context.session.send({ kind: 'loggedOut' })
    expect(storage.get('parking.person.method.kazan')).toBeNull()
  })
})

describe('parking on the way back', () => {
  const back = '/profile/parking?payment=7&result=paid'

  /** Somebody without money goes to the bank for an hour in zone 101. */
  async function gone() {
    const city = openCity({ balance: 0 })
    const storage = memoryStorage()
    const { context } = await renderParking(city, { path: `${form}&duration=60`, storage })
    await pressed(/^Пополнить на 100\s₽ и продолжить$/u)
    const link = await screen.findByRole('link', { name: /Перейти к оплате/u })
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    cleanup()
    paymentModalClosed()
    return { city, storage, context }
  }

  /** The bank leads back to another tab: nothing of the first one is there. */
  function inAnotherTab(): void {
    window.sessionStorage.clear()
    useParkingDraft.setState({
      zone: null,
      parking: null,
      vehicle: null,
      durationMinutes: null,
      day: 'today',
      startsAt: null,
    })
  }

  it('is one press with the form as it was, also in another tab', async () => {
    const { city, storage } = await gone()
    inAnotherTab()
    city.topUp(10_000)
    await renderParking(city, { path: back, storage })
    await seen(/Осталось начать парковку/u)
    const button = await enabledButton('Начать парковку · 100,00\u00A0₽')
    expect(document.activeElement).toBe(button)
    expect(city.callsOf('start')).toEqual([])
    await pressed('Начать парковку · 100,00\u00A0₽')
    await seen('Парковка началась')
    expect(city.callsOf('start').map(({ fields }) => fields)).toMatchObject([
      { Zone: '101', Vehicle: 'А123ВС116', Duration: '60' },
    ])
  })

  it('shows both prices when it costs another sum by now', async () => {
    const { city, storage } = await gone()
    city.topUp(20_000)
    city.fault = { cost: changed({ totalcost: '150.00' }) }
    await renderParking(city, { path: back, storage })
    await seen('Цена изменилась: было 100,00 ₽, стало 150,00 ₽.')
    expect(city.charges).toEqual([])
  })

  it.each([
    ['too long ago', (city: CityBackEnd) => city.pass(21 * 60_000)],
    [
      "another driver's",
      (city: CityBackEnd) => {
        city.fault = { 'get-profile-v6': changed({ email: 'b@c.de' }) }
      },
    ],
  ])('is not gone on with when it was %s', async (_case, happens) => {
    const { city, storage } = await gone()
    inAnotherTab()
    city.topUp(10_000)
    happens(city)
    await renderParking(city, { path: back, storage })
    await seen('Баланс пополнен')
    expect(isSeen(/Осталось начать парковку/u)).toBe(false)
    expect(useParkingDraft.getState().durationMinutes).toBeNull()
  })

  it('is gone on with once, and never after it was started', async () => {
    const { city, storage } = await gone()
    city.topUp(10_000)
    await renderParking(city, { path: back, storage })
    await seen(/Осталось начать парковку/u)
    cleanup()
    inAnotherTab()
    await renderParking(city, { path: back, storage })
    await seen('Баланс пополнен')
    expect(isSeen(/Осталось начать парковку/u)).toBe(false)
    expect(city.callsOf('start')).toEqual([])
  })

  it('leaves a form that holds something else as it is', async () => {
    const { city, storage } = await gone()
    durationChosen(120)
    city.topUp(30_000)
    await renderParking(city, { path: back, storage })
    await enabledButton('Начать парковку · 200,00\u00A0₽')
    expect(isSeen(/Цена изменилась|Осталось начать/u)).toBe(false)
  })
})

describe('extending on the way back', () => {
  it('is one press: the dialog is open as it was, and the price is asked anew', async () => {
    const storage = memoryStorage()
    const sessions = [{ plate: 'А123ВС116', minutesLeft: 20 }]
    const city = openCity({ balance: 1_000, sessions })
    await renderParking(city, { storage })
    await pressed('Продлить парковку А 123 ВС 116')
    await screen.findByRole('dialog', { name: 'Продлить парковку' })
    const [, hour] = await screen.findAllByRole('button', { name: '1 ч' })
    hour?.click()
    await pressed(/^Пополнить на 90\s₽ и продлить$/u)
    const link = await screen.findByRole('link', { name: /Перейти к оплате 90,00/u })
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    cleanup()
    paymentModalClosed()
    sessionActionClosed()
    city.topUp(9_000)
    await renderParking(city, { path: '/profile/parking?payment=7&result=paid', storage })
    await screen.findByRole('dialog', { name: 'Продлить парковку' })
    expect(city.callsOf('renew')).toEqual([])
    await pressed('Продлить · 100,00\u00A0₽')
    await seen('Парковка продлена')
    expect(city.callsOf('renew').map(({ fields }) => fields)).toMatchObject([{ Duration: '60' }])
    // Where a press would have opened it.
    const name = 'Продлить парковку А 123 ВС 116'
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
  })
})

describe('the way back from the bank', () => {
  const path = '/profile/parking?payment=7&result=paid'
  const keep = (order: string | null = null, url?: string) => {
    const storage = memoryStorage()
    const intent = { amount: 10_000, method: 'card', phone: null }
    // The driver was at the bank for a minute.
    const attempt = sampleAttempt(intent, noon - 60_000, {
      owner: { name: 'driver@parking.example', session: null },
      bank: { order, claim: null, url },
    })
    storage.set('parking.pending.kazan.topUp', JSON.stringify([attempt]))
    return storage
  }

  it('says what has arrived', async () => {
    const storage = keep()
    const city = openCity()
    city.topUp(10_000)
    const { router } = await renderParking(city, { path, storage })
    await seen('Баланс пополнен')
    await screen.findByRole('button', { name: /Баланс: 600,00/u })
    await pressed('Закрыть')
    expect(router.state.location.search).toEqual({})
  })

  it('goes on in the language of before, once', async () => {
    const storage = keep()
    storage.set('parking.languageBeforeBank', 'en')
    const city = openCity()
    city.topUp(10_000)
    const { context } = await renderParking(city, { path, storage })
    await seen('Balance topped up')
    expect(context.translator.language).toBe('en')
    expect(storage.get('parking.languageBeforeBank')).toBeNull()
  })

  it('believes the history, not the address, and looks on by itself', async () => {
    const storage = keep()
    const city = openCity()
    let isPaid = false
    city.later(120_000, () => {
      expect(isSeen('Баланс пополнен')).toBe(false)
      isPaid = true
      city.topUp(10_000)
    })
    await renderParking(city, { path, storage })
    await seen('Баланс пополнен')
    expect(isPaid).toBe(true)
    await screen.findByRole('button', { name: /Баланс: 600,00/u })
  })

  it('leads on from a payment that was not made: by the same link, another way, or not at all', async () => {
    const url = 'https://pay.example/checkout?order=7'
    const open = async () => {
      cleanup()
      await renderParking(openCity(), {
        path: '/profile/parking?payment=7',
        storage: keep('7', url),
      })
      await seen('Платёж пока не пришёл')
    }
    await open()
    await pressed('Оплатить по той же ссылке')
    const link = await screen.findByRole('link', { name: /Перейти к оплате 100/u })
    expect(link.getAttribute('href')).toBe(url)
    await open()
    await pressed('Заплатить иначе')
    await screen.findByRole('dialog', { name: 'Пополнить баланс' })
    expect(isSeen('Платёж пока не пришёл')).toBe(false)
    paymentModalClosed()
    await open()
    await pressed('Не платить')
    await waitFor(() => expect(isSeen('Платёж пока не пришёл')).toBe(false))
  })

  it('offers no second payment while it is not known whether the first was made', async () => {
    await renderParking(openCity(), {
      path: '/profile/parking?payment=7',
      storage: keep('7'),
    })
    await seen('Платёж пока не пришёл')
    await pressed(/Баланс: 500,00/u)
    await pressed('Пополнить')
    const button = await screen.findByRole('button', { name: topUp })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('aria-busy')).toBe('false')
  })

  it('says that the bank declined it', async () => {
    const storage = keep('7')
    await renderParking(openCity(), {
      path: '/profile/parking?payment=7&result=declined',
      storage,
    })
    await seen('Платёж не прошёл')
    expect(isSeen(/баланс не изменился/u)).toBe(true)
  })

  it('believes no address that it declined a payment whose number is not known', async () => {
    const storage = keep()
    await renderParking(openCity(), {
      path: '/profile/parking?payment=7&result=declined',
      storage,
    })
    await seen('Платёж пока не пришёл')
    expect(isSeen('Платёж не прошёл')).toBe(false)
  })
})
