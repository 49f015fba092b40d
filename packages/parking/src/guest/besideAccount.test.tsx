import { isSeen, pressed, sampleAttempt, seen } from '@parking/payments/testing'
import type { WayBack } from '@parking/payments'
import { memoryStorage, ok, refusal } from '@parking/runtime/testing'
import { type CityBackEnd, noon, openCity } from '@parking/runtime/testing/city'
import { act, screen, waitFor, within } from '@testing-library/react'
import { pressAimed } from '@parking/ui/testing'
import { describe, expect, it } from 'vitest'
import { guestSessionsKey, useParkingDraft, vehicleChosen, zoneChosen } from '@parking/sessions'
import { renderParking } from '../testing/renderParking.tsx'
import type { TestApp } from '@parking/sessions/testing'

const order = '12345678901234'
const plate = 'Т777ТТ77'
const attempts = 'parking.pending.kazan.guestStart'
const told = /Т 777 ТТ 77, зона 101, до 13:00\. Списано 100,00 ₽/u
const notOfAccount = /сделан на этом устройстве без входа, его нет в вашем кабинете/u

/** A device on which a guest has gone to the bank, or has lost the answer of the city. */
function device(bank: WayBack | null = { order, claim: null }) {
  const storage = memoryStorage()
  const intent = {
    zone: '101',
    parkingCode: null,
    plate,
    format: 'russian',
    category: 'B',
    durationMinutes: 60,
    method: 'card',
    phone: '79000000001',
  }
  const attempt = sampleAttempt(intent, pressedAt, {
    price: { total: 10_000, sumBefore: 0 },
    owner: { name: 'guest of this device', session: null },
    bank,
  })
  storage.set(attempts, JSON.stringify([attempt]))
  return storage
}

/** A city that lets guests pay, and what its bank says of the order. */
function cityWith(
  status: 'authorized' | 'declined' | 'waiting',
  modes = { useSessionWithoutRegister: true },
) {
  const city = openCity({ now: pressedAt + 10_000, modes })
  city.fault = { 'payment-from-portal': ({ fields }) => ok({ order: fields['order'], status }) }
  return city
}

/** Within the minute in which the driver comes back. */
const pressedAt = noon + 20_000
const comesBack = `?payment=${order}&result=paid`
const open = (city: CityBackEnd, path: string, options: Omit<TestApp, 'path'> = {}) =>
  renderParking(city, { storage: device(), path, ...options })

describe('a guest’s way back from the bank', () => {
  it.each([
    ['to the page of guests, signed in', `/guest-payment${comesBack}`, 'token-1', '/'],
    ['to the page of the account, signed in', `/profile/parking${comesBack}`, 'token-1', null],
    ['to the map, signed in', '/', 'token-1', '/'],
    ['to the page of guests', `/guest-payment${comesBack}`, null, '/guest-payment'],
    ['to the map', '/', null, '/'],
    ['to the page of an account', `/profile/parking${comesBack}`, null, '/'],
  ])('%s is told there', async (_, path, token, end) => {
    const { router } = await open(cityWith('authorized'), path, { token })
    await seen('Парковка началась')
    await seen(told)
    expect(router.state.location.pathname).toBe(end ?? '/profile/parking')
    expect(router.state.location.search).toEqual({})
    expect(screen.getAllByText('Парковка началась').length).toBe(1)
    expect(isSeen(notOfAccount)).toBe(token !== null)
  })

  it('leads on from a payment that was not made: by the same link, or not at all', async () => {
    const url = 'https://pay.example/checkout?order=1'
    const storage = device({ order, claim: null, url })
    await open(cityWith('waiting'), `/guest-payment${comesBack}`, { storage, token: null })
    await pressed('Оплатить по той же ссылке')
    const link = await screen.findByRole('link', { name: /Перейти к оплате/u })
    expect(link.getAttribute('href')).toBe(url)
    // What may have been paid by the link is not offered a second time beside it.
    const pay = screen.getByRole('button', { name: 'К оплате' })
    expect(pay.getAttribute('aria-disabled')).toBe('true')
    await pressed('Не платить')
    await waitFor(() => expect(pay.getAttribute('aria-disabled')).not.toBe('true'))
    expect(screen.queryByRole('link', { name: /Перейти к оплате/u })).toBeNull()
  })

  it('is told to who is signed in where the bank does not confirm it, with whom to ask', async () => {
    const city = cityWith('waiting')
    await open(city, `/guest-payment${comesBack}`)
    await seen('Банк пока не подтвердил платёж')
    await seen(/Платёж 12345678901234, Т 777 ТТ 77, попытка/u)
    const call = screen.getByRole('link', { name: 'Позвонить оператору' })
    expect(call.getAttribute('href')).toBe('tel:+70000000000')
    await city.rests()
    city.fault = { 'payment-from-portal': () => ok({ order, status: 'authorized' }) }
    await pressed('Проверить ещё раз')
    await seen('Парковка началась')
  })

  it('is told to who is signed in where the bank has declined it', async () => {
    await open(cityWith('declined'), `/guest-payment?payment=${order}&result=declined`)
    await seen('Платёж не прошёл')
    expect(isSeen(notOfAccount)).toBe(true)
  })

  it('is told over the map where the city lets no guest pay any more', async () => {
    const city = cityWith('authorized', { useSessionWithoutRegister: false })
    const { router } = await open(city, `/guest-payment${comesBack}`, { token: null })
    await seen('Парковка началась')
    expect(router.state.location.pathname).toBe('/')
  })

  it('with a number that this device does not know is looked for in the account', async () => {
    const storage = memoryStorage()
    const path = `/guest-payment${comesBack}`
    const { router } = await renderParking(cityWith('authorized'), { storage, path })
    await seen('Платёж пока не пришёл')
    expect(router.state.location.pathname).toBe('/profile/parking')
  })
})

describe('a guest’s payment beside an account', () => {
  it('is looked for by the guests’ token where the answer was lost, and its expiry signs nobody out', async () => {
    const city = cityWith('waiting')
    const answers: object[] = [refusal('TokenExpired'), ok({ state: 'done' })]
    city.fault = { status: () => answers.shift() }
    const { context } = await renderParking(city, {
      storage: device(null),
      path: '/',
      city: { chargeStatus: true },
    })
    await seen('Парковка началась')
    expect(city.callsOf('status').map(({ fields }) => fields['Token'])).toEqual([
      'guest-kazan',
      'guest-kazan',
    ])
    expect(context.session.store.getState().kind).toBe('member')
  })

  it('is shown as paid for here, and not as the account’s', async () => {
    const city = cityWith('authorized')
    const { context, user } = await open(city, '/profile/parking')
    const here = await screen.findByRole('region', { name: 'Оплачено здесь' })
    expect(here.textContent).toMatch(/Оплачено без входа, в кабинете этой парковки нет/u)
    expect(within(here).getByRole('timer')).toBeTruthy()
    const account = screen.getByRole('region', { name: 'Идут сейчас' })
    await within(account).findByText('В кабинете сейчас ничего не оплачено')
    await user.click(screen.getByRole('button', { name: 'Парковки: оплачено здесь без входа' }))
    await seen('В кабинете сейчас ничего не оплачено.')
    const link = await screen.findByRole('link', { name: /Осталось.*Оплачено здесь без входа/u })
    expect(link.getAttribute('href')).toBe('/profile/parking')
    const sent = city.calls.flatMap(({ fields }) => Object.values(fields)).join(' ')
    expect(sent).not.toMatch(/777|ТТ/u)
    expect(context.storage.get('parking.guest.kazan')).toContain(plate)
  })

  it('is not filled into the form of who has signed in, also while it is not known', async () => {
    vehicleChosen({ kind: 'new', plate, format: 'russian', category: null })
    await open(cityWith('waiting'), `/guest-payment${comesBack}`)
    await seen('Банк пока не подтвердил платёж')
    expect(useParkingDraft.getState().vehicle).toBeNull()
  })

  it('leaves what the driver has filled in', async () => {
    zoneChosen('102')
    await open(cityWith('authorized'), '/')
    await seen('Парковка началась')
    expect(useParkingDraft.getState().zone).toBe('102')
  })

  it('is told in this tab too once another one has seen it', async () => {
    const city = cityWith('waiting')
    const storage = device()
    await open(city, '/', { storage })
    await seen('Банк пока не подтвердил платёж')
    city.fault = { 'payment-from-portal': () => ok({ order, status: 'authorized' }) }
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: guestSessionsKey('kazan') })),
    )
    await seen('Парковка началась')
    expect(isSeen('Банк пока не подтвердил платёж')).toBe(false)
  })

  it('is forgotten on the device when the driver says so twice', async () => {
    const { context } = await open(cityWith('authorized'), '/profile/parking')
    const forget = 'Забыть парковку Т 777 ТТ 77 на этом устройстве'
    await pressed(forget)
    await seen(/Парковка Т 777 ТТ 77 оплачена до .* и продолжится/u)
    await pressed('Оставить')
    await waitFor(() => expect(isSeen('Забыть эту парковку?')).toBe(false))
    expect(context.storage.get('parking.guest.kazan')).not.toBeNull()
    await pressed(forget)
    const question = await screen.findByRole('alertdialog')
    await pressAimed(within(question).getByRole('button', { name: 'Забыть' }))
    await waitFor(() => expect(isSeen('Оплачено здесь')).toBe(false))
    expect(context.storage.get('parking.guest.kazan')).toBeNull()
    expect(context.storage.get(attempts)).toBeNull()
  })
})
