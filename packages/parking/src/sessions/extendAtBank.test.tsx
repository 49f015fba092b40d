import { isSeen, pressed, seen } from '@parking/payments/testing'
import { changed, memoryStorage } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'
import { sessionActionClosed } from '@parking/sessions'

const extend = 'Продлить парковку А 123 ВС 116'
/** Only with a price on it. */
const pay = /^Оплатить продление · \d/u

/** A session with 20 minutes left, and too little money for what is asked. */
function shortOf(balance = 1_000) {
  return openCity({ balance, sessions: [{ plate: 'А123ВС116', minutesLeft: 20 }] })
}

/** Opens the dialog and chooses by how much. */
async function extendBy(duration: string): Promise<HTMLElement> {
  await pressed(extend)
  const dialog = await screen.findByRole('dialog', { name: 'Продлить парковку' })
  fireEvent.click(await within(dialog).findByRole('button', { name: duration }))
  return dialog
}

/** Goes to the page of the bank and comes back to another page. */
async function comeBack(result: 'paid' | 'declined', atBank: (city: CityBackEnd) => void) {
  const city = shortOf()
  const storage = memoryStorage()
  await renderParking(city, { storage })
  await extendBy('30 мин')
  await pressed(pay)
  fireEvent.click(await screen.findByRole('link', { name: /^Перейти к оплате/u }))
  cleanup()
  sessionActionClosed()
  atBank(city)
  const path = `/profile/parking?payment=${city.orders[0]?.id}&result=${result}`
  await renderParking(city, { storage, path })
  return city
}

describe('an extension that the balance is too small for', () => {
  it('is paid on the page of the bank, by what the city lists, once', async () => {
    const city = shortOf()
    const storage = memoryStorage()
    await renderParking(city, { storage })
    const dialog = await extendBy('30 мин')
    await seen(/На балансе не хватает 40,00/u)
    const ways = within(dialog).getByRole('combobox', { name: 'Способ оплаты' })
    expect([...ways.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Банковская карта',
      'СБП',
      'Мобильный телефон',
    ])
    await pressed(pay)
    const toBank = await screen.findByRole('link', { name: /^Перейти к оплате/u })
    expect(toBank.getAttribute('href')).toContain(city.orders[0]?.id)
    expect(city.callsOf('renew').map(({ fields }) => fields)).toEqual([
      { Token: 'token-1', ReservationId: '1', PaymentService: 'card', Duration: '30' },
    ])
    expect(city.callsOf('refill')).toEqual([])
    expect(storage.get('parking.person.method.kazan')).toContain('card')
  })

  it('is paid by the way that was chosen last, with its phone', async () => {
    const city = shortOf()
    const { user } = await renderParking(city)
    const dialog = await extendBy('30 мин')
    const findWays = () => within(dialog).findByRole('combobox', { name: 'Способ оплаты' })
    await user.selectOptions(await findWays(), 'mobile')
    await pressed(pay)
    await waitFor(() => expect(city.callsOf('renew').length).toBe(1))
    expect(city.callsOf('renew')[0]?.fields).toMatchObject({
      PaymentService: 'mobile',
      phone: '79000000001',
    })
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await pressed(extend)
    const again = await screen.findByRole('combobox', { name: 'Способ оплаты' })
    expect(again).toHaveProperty('value', 'mobile')
  })

  it('leaves the top-up as the other way', async () => {
    await renderParking(shortOf())
    await extendBy('30 мин')
    await pressed(/^Пополнить на 40\s₽ и продлить$/u)
    expect(await screen.findByRole('dialog', { name: 'Пополнить баланс' })).toBeTruthy()
  })

  it('puts the link aside when another time is chosen', async () => {
    const city = shortOf()
    await renderParking(city)
    const dialog = await extendBy('30 мин')
    await pressed(pay)
    await screen.findByRole('link', { name: /^Перейти к оплате/u })
    fireEvent.click(within(dialog).getByRole('button', { name: '1 ч' }))
    await screen.findByRole('button', { name: /^Оплатить продление · 100/u })
    expect(screen.queryByRole('link', { name: /^Перейти к оплате/u })).toBeNull()
  })

  it('is paid from the balance again where that is enough for a shorter time', async () => {
    const city = shortOf(3_000)
    await renderParking(city)
    const dialog = await extendBy('1 ч')
    await screen.findByRole('button', { name: pay })
    fireEvent.click(within(dialog).getByRole('button', { name: '15 мин' }))
    await screen.findByRole('button', { name: /^Продлить · 25/u })
    expect(screen.queryByRole('combobox', { name: 'Способ оплаты' })).toBeNull()
  })

  it('tops up first where the city lists no other way', async () => {
    const city = shortOf()
    const paymentsMethods = [{ methodName: 'balance' }, { methodName: 'Квитанция' }]
    city.fault = { 'get-profile-v6': changed({ paymentsMethods }) }
    await renderParking(city)
    await extendBy('30 мин')
    await screen.findByRole('button', { name: /^Пополнить на 40\s₽ и продлить$/u })
    expect(screen.queryByRole('button', { name: pay })).toBeNull()
  })
})

describe('the way back from the bank of an extension', () => {
  it('tells the new end and what was paid, and shows the session with it', async () => {
    const city = await comeBack('paid', (bank) => bank.payAtBank())
    await seen('Парковка продлена')
    await seen(/А 123 ВС 116: ещё 30 мин, до 12:50\. Списано 50,00 ₽\./u)
    await seen('11:50 – 12:50')
    expect(city.balance).toBe(1_000)
    expect(isSeen('Платёж пока не пришёл')).toBe(false)
  })

  it('says that the bank has declined it, and leaves the session as it is', async () => {
    await comeBack('declined', (bank) => bank.declineAtBank())
    await seen('Платёж не прошёл')
    await seen('11:50 – 12:20')
    expect(isSeen('Парковка продлена')).toBe(false)
  })

  it('finds what the account shows two minutes later', async () => {
    const city = await comeBack('paid', (late) => late.later(120_000, () => late.payAtBank()))
    await seen(/ещё 30 мин, до 12:50/u)
    expect(city.callsOf('renew').length).toBe(1)
  })
})
