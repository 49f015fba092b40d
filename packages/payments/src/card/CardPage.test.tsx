import { isSeen, pressed, seen } from '@parking/payments/testing'
import { backEnd, ok, refusal, later, type Answer, type BackEnd } from '@parking/runtime/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { renderLinked, type LinkedApp } from '../testing/renderLinked.tsx'

const cardPageUrl = 'https://pay.example/card/{invoiceId}'
const invoiceId = '10050012345678'
const replace = vi.fn<(address: string | URL) => void>()
const submit = vi.fn<() => void>()

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit)
})
afterEach(() => {
  vi.restoreAllMocks()
  replace.mockReset()
  submit.mockReset()
})

const open = (search: Record<string, string>, options: LinkedApp = {}) =>
  renderLinked(`/payment?${new URLSearchParams({ invoiceId, amount: '500.00', ...search })}`, {
    city: { cardPageUrl },
    ...options,
  })

const reports = (server: BackEnd) => server.callsOf('payment-from-portal')

/** What the form would send to the bank, and where. */
function sent(): Record<string, unknown> {
  const form = document.querySelector('form')
  if (form === null) throw new Error('There is no form')
  return { to: form.action, by: form.method, ...Object.fromEntries(new FormData(form)) }
}

describe('the way to the bank', () => {
  it('says that the sum is not confirmed, and leads to the bank with it', async () => {
    const { server } = await open({})
    await seen('из ссылки, город её ещё не подтвердил')
    expect(screen.queryByLabelText('E-mail для чека')).toBeNull()
    await pressed('Перейти к оплате')
    expect(submit).toHaveBeenCalledOnce()
    expect(sent()).toEqual({
      to: `https://pay.example/card/${invoiceId}`,
      by: 'post',
      invoiceId,
      amount: '500.00',
      currency: 'RUB',
      type: 'charge',
      language: 'ru',
      return: `/payment?invoiceId=${invoiceId}&amount=500.00&type=charge`,
    })
    expect(reports(server)).toEqual([])
  })

  it('asks for an e-mail where one is required, and keeps it out of addresses', async () => {
    const { user } = await open({ requireEmail: 'true', type: 'auth' })
    const email = await screen.findByLabelText(/E-mail для чека/u)
    await pressed('Перейти к оплате')
    await seen('Проверьте e-mail')
    await user.type(email, 'anna')
    await pressed('Перейти к оплате')
    expect(screen.getAllByText('Это не похоже на e-mail. Пример: anna@mail.ru')).toHaveLength(2)
    expect(submit).not.toHaveBeenCalled()
    await user.type(email, '@mail.ru')
    await pressed('Перейти к оплате')
    expect(submit).toHaveBeenCalledOnce()
    expect(sent()).toMatchObject({
      email: 'anna@mail.ru',
      type: 'auth',
      return: expect.not.stringContaining('anna') as unknown,
    })
  })

  it('fills in the e-mail of the link, which may be changed or left out', async () => {
    const { user } = await open({ email: 'anna@mail.ru' })
    const email = await screen.findByLabelText(/E-mail для чека/u)
    expect(email).toHaveProperty('value', 'anna@mail.ru')
    await user.clear(email)
    await pressed('Перейти к оплате')
    expect(submit).toHaveBeenCalledOnce()
  })

  it('speaks the language of the link', async () => {
    const { router } = await open({ language: 'en-US' })
    await seen('Continue to payment')
    expect(router.state.location.search).not.toHaveProperty('language')
    expect(sent()['return']).toBe(`/en/payment?invoiceId=${invoiceId}&amount=500.00&type=charge`)
  })

  it.each([{ invoiceId: '' }, { invoiceId: '../x' }])(
    'goes to the main page without an order: %j',
    async (search) => {
      const { router } = await open(search)
      await screen.findByRole('heading', { name: 'Карта' })
      expect(router.state.location.href).toBe('/')
    },
  )

  it.each([
    [{ amount: 'тысяча' }, /нет понятной суммы/u],
    [{ amount: '' }, /нет понятной суммы/u],
    [{ currency: 'USD' }, /другая валюта: USD/u],
  ])('pays nothing of an odd link: %j', async (search: Record<string, string>, words) => {
    await open(search)
    await seen(words)
    expect(document.querySelector('form')).toBeNull()
  })

  it('opens no page that is none of the city’s', async () => {
    const city = { cardPageUrl: 'https://elsewhere.example/{invoiceId}' }
    await open({}, { city })
    await seen('Страницу банка открыть нельзя')
    expect(document.querySelector('form')).toBeNull()
  })

  it('says where no cards are taken', async () => {
    await open({}, { city: {} })
    await seen('Картой здесь заплатить нельзя')
    expect(document.querySelector('form')).toBeNull()
  })
})

const answers = (answer: Answer) => backEnd({ 'payment-from-portal': answer })
const says = (status: string) => answers(() => ok({ order: invoiceId, status }))
const back = (result: string) => ({ payment: invoiceId, result })

describe('the way back', () => {
  it('asks the server, thanks, and goes to the main page, which is loaded anew', async () => {
    const wait = withResolvers<void>()
    const server = says('authorized')
    await open(back('paid'), { server, wait: () => wait.promise })
    await seen('Город подтвердил оплату: 500,00 ₽.')
    expect(isSeen('из ссылки, город её ещё не подтвердил')).toBe(false)
    expect(reports(server).map(({ fields }) => fields)).toEqual([
      {
        source: 'portal',
        order: invoiceId,
        billnumber: invoiceId,
        amount: '500.00',
        paymentDate: '20261123090000',
        status: 'authorized',
      },
    ])
    expect(replace).not.toHaveBeenCalled()
    wait.resolve()
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
  })

  it('stays where somebody wants to read', async () => {
    const wait = withResolvers<void>()
    await open(back('paid'), { server: says('authorized'), wait: () => wait.promise })
    await pressed('Остаться здесь')
    expect(document.activeElement?.textContent).toBe('На карту парковок')
    wait.resolve()
    await seen('Оплачено')
    expect(replace).not.toHaveBeenCalled()
    await pressed('На карту парковок')
    expect(replace).toHaveBeenCalledWith('/')
  })

  it('goes back after a payment that was declined, too', async () => {
    const server = says('declined')
    await open(back('declined'), { server, language: 'en', wait: async () => undefined })
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/en'))
    await seen('The payment didn’t go through')
    expect(reports(server)[0]?.fields['status']).toBe('not authorized')
  })

  it('believes no way back that claims a payment', async () => {
    await open(back('paid'), { server: says('waiting'), wait: async () => undefined })
    await seen('Город пока не видит оплаты')
    expect(isSeen('Оплачено')).toBe(false)
    expect(isSeen('Перейти к оплате')).toBe(false)
    expect(replace).not.toHaveBeenCalled()
  })

  it('believes no way back that claims a refusal', async () => {
    await open(back('declined'), { server: says('authorized') })
    await seen('Оплачено')
    expect(isSeen('Платёж не прошёл')).toBe(false)
  })

  it('says that it is declined by the server’s word alone', async () => {
    await open(back('declined'), { server: says('waiting'), wait: async () => undefined })
    await seen(/Банк сообщил, что платёж не прошёл, но город этого ещё не подтвердил/u)
    expect(isSeen('Платёж не прошёл')).toBe(false)
    expect(replace).not.toHaveBeenCalled()
  })

  it('says so also of a payment that the way back claims', async () => {
    await open(back('paid'), { server: says('declined') })
    await seen('Платёж не прошёл')
    expect(isSeen('Оплачено')).toBe(false)
  })

  it('tells the server nothing where nobody has claimed anything', async () => {
    const server = says('waiting')
    await open({ payment: invoiceId }, { server })
    await seen('Заказ ещё не оплачен')
    expect(reports(server)[0]?.fields).not.toHaveProperty('status')
  })

  it('asks again by a press only, and then says what has come', async () => {
    let status = 'waiting'
    const server = answers(() => ok({ order: invoiceId, status }))
    await open(back('paid'), { server })
    await seen('Город пока не видит оплаты')
    expect(reports(server)).toHaveLength(1)
    status = 'authorized'
    await pressed('Проверить ещё раз')
    await seen('Оплачено')
    expect(reports(server)).toHaveLength(2)
  })

  it('offers to pay an order that nobody has paid yet', async () => {
    await open(back('new'), { server: says('waiting') })
    await seen('Заказ ещё не оплачен')
    expect(isSeen('Перейти к оплате')).toBe(true)
  })

  it.each([
    ['no answer', () => new TypeError('Failed to fetch')],
    ['an answer of the wrong shape', () => ok({})],
    ['an answer about another order', () => ok({ order: '5', status: 'authorized' })],
  ])('says that it is not known: %s', async (_, answer) => {
    const server = answers(answer)
    await open(back('paid'), { server, wait: async () => undefined })
    await seen('Не удалось узнать, прошла ли оплата')
    expect(isSeen('Оплачено')).toBe(false)
    expect(isSeen('Перейти к оплате')).toBe(false)
    expect(reports(server)).toHaveLength(1)
    expect(replace).not.toHaveBeenCalled()
  })

  it('says why the city refuses it, such as another sum than the order’s', async () => {
    await open(back('paid'), { server: answers(() => refusal('PaymentServiceError')) })
    await seen('Город не подтвердил этот платёж')
    expect(isSeen('Оплачено')).toBe(false)
  })

  it('says nothing of a payment while it is being asked', async () => {
    const { answer, come } = later()
    await open(back('paid'), { server: answers(answer) })
    await seen('Узнаём у города, прошла ли оплата…')
    expect(isSeen('Оплачено')).toBe(false)
    come(ok({ order: invoiceId, status: 'authorized' }))
    await seen('Оплачено')
  })

  it('takes no other order’s way back for this one', async () => {
    const server = says('authorized')
    await open({ payment: '555', result: 'paid' }, { server })
    await seen('Перейти к оплате')
    expect(reports(server)).toEqual([])
  })
})
