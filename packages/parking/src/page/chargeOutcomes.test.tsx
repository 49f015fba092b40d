import { paymentsService } from '@parking/payments'
import type { KeyValueStorage } from '@parking/runtime'
import {
  enabledButton,
  isSeen,
  pressed,
  pressedInVain,
  sampleAttempt,
  seen,
} from '@parking/payments/testing'
import {
  type Answer,
  changed,
  lostAnswer,
  memoryStorage,
  misspelt,
  noConnection,
  ok,
  refusal,
} from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { useParkingDraft, zoneChosen } from '@parking/sessions'
import { pressAimed } from '@parking/ui/testing'
import { renderParking } from '../testing/renderParking.tsx'

const path = '/profile/parking?zone=101&duration=60'
/** Only with a price on it. */
const start = /^Начать парковку · \d/u
const pending = 'parking.pending.kazan.start'
const owner = { name: 'driver@parking.example', session: null }

afterEach(() => vi.restoreAllMocks())

/** The city does what it is asked, and can be reached no more. */
function losesTheNetwork(city: CityBackEnd): Answer {
  return async (call, own) => {
    const answer = await lostAnswer(call, own)
    city.isReachable = false
    return answer
  }
}

describe('starting parking', () => {
  it('makes one request of a double click', async () => {
    const city = openCity()
    await renderParking(city, { path })
    const button = await enabledButton(start)
    await pressAimed(button)
    await pressAimed(button)
    await seen('Парковка началась')
    expect(city.callsOf('start').length).toBe(1)
    expect(city.charges.length).toBe(1)
  })

  it('leads to no field once what a link has led to was paid and ended', async () => {
    const city = openCity()
    await renderParking(city, { path })
    await pressed(start)
    await seen('Парковка началась')
    await pressed('Завершить парковку А 123 ВС 116')
    const question = await screen.findByRole('alertdialog')
    await pressAimed(within(question).getByRole('button', { name: 'Завершить' }))
    const duration = await screen.findByRole('spinbutton', { name: 'На сколько' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).not.toBe(duration)
    expect(city.callsOf('start').length).toBe(1)
  })

  it('tells of a payment first, whatever link has led to the form', async () => {
    const city = openCity()
    const { promise } = withResolvers<undefined>()
    city.fault = {
      start: () => noConnection,
      'get-operations-with-filter': () => (city.callsOf('start').length > 0 ? promise : undefined),
    }
    const storage = memoryStorage()
    await renderParking(city, { path, storage })
    const duration = await screen.findByRole('spinbutton', { name: 'На сколько' })
    expect(document.activeElement).toBe(duration)
    await pressed(start)
    await seen('Проверяем платёж')
    cleanup()
    await renderParking(city, { path, storage })
    await seen('Проверяем платёж')
    await screen.findByRole('spinbutton', { name: 'На сколько' })
    expect(document.activeElement).toBe(document.body)
  })

  it('is not paid twice where the browser has taken away what it kept, in the middle of it', async () => {
    const city = openCity()
    city.fault = { start: losesTheNetwork(city) }
    await renderParking(city, { path })
    await pressed(start)
    await waitFor(() => expect(city.charges.length).toBe(1))
    cleanup()
    city.fault = {}
    city.isReachable = true
    await renderParking(city, { path, storage: memoryStorage() })
    await seen('Парковка этой машины уже идёт.')
    await pressed(/^Начать парковку/u)
    expect(city.charges.length).toBe(1)
    expect(city.callsOf('start').length).toBe(1)
  })

  it('ends in the truth when the answer is lost after the charge', async () => {
    const city = openCity()
    city.fault = { start: lostAnswer }
    await renderParking(city, { path })
    await pressed(start)
    await seen('Парковка началась')
    expect(city.charges.length).toBe(1)
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
  })

  it('finds a charge that arrives long after its answer was lost', async () => {
    const city = openCity()
    city.fault = {
      start: (_call, own) => {
        city.later(5_000, () => void own())
        return noConnection
      },
    }
    await renderParking(city, { path })
    await pressed(start)
    await seen('Парковка началась')
    expect(city.callsOf('start').length).toBe(1)
    expect(city.charges.length).toBe(1)
  })

  it('says that it is being checked, how far it has looked, and asks before it sends once more', async () => {
    const city = openCity()
    const { promise, resolve } = withResolvers<undefined>()
    city.fault = {
      start: () => noConnection,
      'get-operations-with-filter': () => (city.callsOf('start').length > 0 ? promise : undefined),
    }
    await renderParking(city, { path })
    await pressed(start)
    await seen('Проверяем платёж')
    resolve(undefined)
    await seen(/До 12:04 нового списания в истории нет, но она может отставать/u)
    expect(isSeen(/не списаны/u)).toBe(false)
    city.fault = {}
    await pressed(start)
    await seen('Прошлая попытка могла пройти')
    expect(city.callsOf('start').length).toBe(1)
    // What only looks is a press on the button that pays: nothing here sends without saying so.
    expect(screen.queryByRole('button', { name: 'Проверить ещё раз' })).toBeNull()
    await pressed('Всё равно заплатить')
    await seen('Парковка началась')
    expect(city.charges.length).toBe(1)
  })

  it('asks no longer whether to pay for one car once another is chosen', async () => {
    const city = openCity()
    city.fault = { start: () => noConnection }
    const { user } = await renderParking(city, { path })
    await pressed(start)
    await seen('Неизвестно, прошёл ли платёж')
    await pressed(start)
    await seen('Прошлая попытка могла пройти')
    await user.click(screen.getByRole('radio', { name: /М 4 5 6 О Р/u }))
    await waitFor(() => expect(isSeen('Прошлая попытка могла пройти')).toBe(false))
    city.fault = {}
    await pressed(start)
    await seen('Парковка началась')
    expect(city.callsOf('start').at(-1)?.fields['Vehicle']).toBe('М456ОР116')
  })

  it('begins once more after a parking whose answer was lost was ended', async () => {
    const city = openCity({ balance: 100_000 })
    city.fault = {
      start: lostAnswer,
      'get-operations-with-filter': () =>
        city.callsOf('start').length > 0 ? noConnection : undefined,
    }
    await renderParking(city, { path })
    await pressed(start)
    await pressed('Больше не ждать')
    await seen('Неизвестно, прошёл ли платёж')
    city.fault = {}
    city.pass(180_000)
    await pressed('Завершить парковку А 123 ВС 116')
    const question = await screen.findByRole('alertdialog')
    await pressAimed(within(question).getByRole('button', { name: 'Завершить' }))
    await waitFor(() => expect(city.sessions).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await city.rests()
    await pressed(start)
    await waitFor(() => expect(city.sessions.length).toBe(1))
  })

  it('sends under the key of the lost try where the city knows keys', async () => {
    const city = openCity()
    city.fault = { start: () => noConnection }
    await renderParking(city, { path, city: { idempotencyKey: true } })
    await pressed(start)
    await seen(/город узнает, что она та же/u)
    city.fault = {}
    await pressed(start)
    await seen('Парковка началась')
    const keys = city.callsOf('start').map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/\S/u)
  })

  it('offers nothing but another check while the check fails', async () => {
    const city = openCity()
    city.fault = { start: losesTheNetwork(city) }
    await renderParking(city, { path })
    await pressed(start)
    await seen('Пока неизвестно, прошёл ли платёж')
    await pressedInVain(start, 'Сначала узнаем, прошёл ли прошлый платёж')
    await city.rests()
    const again = screen.getByRole('button', { name: 'Проверить ещё раз' })
    expect(document.activeElement).toBe(again)
    expect(city.callsOf('start').length).toBe(1)
    city.isReachable = true
    city.fault = {}
    await pressed('Проверить ещё раз')
    await seen('Парковка началась')
    expect(city.callsOf('start').length).toBe(1)
  })

  it('is told once what came of a lost answer: on the map to a driver who is there', async () => {
    const city = openCity()
    city.fault = { start: losesTheNetwork(city) }
    const { router } = await renderParking(city, { path })
    await pressed(start)
    await seen('Пока неизвестно, прошёл ли платёж')
    await act(() => router.navigate({ to: '/' }))
    await screen.findByRole('heading', { name: 'Карта' })
    await seen('Пока неизвестно, прошёл ли платёж')
    await city.rests()
    city.isReachable = true
    await pressed('Проверить ещё раз')
    await seen('Парковка началась')
    expect(isSeen(/А 123 ВС 116, зона 101, до 13:00/u)).toBe(true)
    await act(() => router.navigate({ to: '/profile/parking' }))
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    expect(isSeen('Парковка началась')).toBe(false)
    expect(city.callsOf('start').length).toBe(1)
  })

  it('is told on the page, and not on the map afterwards', async () => {
    const city = openCity()
    const { router } = await renderParking(city, { path })
    await pressed(start)
    await seen('Парковка началась')
    await act(() => router.navigate({ to: '/' }))
    await screen.findByRole('heading', { name: 'Карта' })
    expect(isSeen('Парковка началась')).toBe(false)
  })

  it('sends nothing when the device is offline, and says so at once', async () => {
    const city = openCity()
    const { context } = await renderParking(city, { path })
    await enabledButton(start)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await pressed(start)
    await seen(/Ничего не отправлено и не будет отправлено само/u)
    online.mockReturnValue(true)
    await waitFor(() => expect(context.queryClient.isFetching()).toBe(0))
    const asked = city.callsOf('cost').length
    window.dispatchEvent(new Event('online'))
    await enabledButton(start)
    await waitFor(() => expect(isSeen(/Ничего не отправлено и не будет/u)).toBe(false))
    await waitFor(() => expect(city.callsOf('cost').length).toBeGreaterThan(asked))
    expect(city.callsOf('start')).toEqual([])
  })

  it('says in words that another tab was quicker, and shows its session', async () => {
    const city = openCity()
    await renderParking(city, { path })
    await enabledButton(start)
    await startElsewhere(city, '30')
    await pressed(start)
    await seen(/^Парковка этой машины уже идёт\..* нового списания в истории нет/u)
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    expect(city.charges.length).toBe(1)
  })

  it('offers to extend the parking that another tab has begun', async () => {
    const city = openCity()
    await renderParking(city, { path })
    await enabledButton(start)
    await startElsewhere(city, '30')
    await pressed(start)
    const refused = await seen(/нового списания в истории нет/u)
    const notice = refused.closest<HTMLElement>('[role="alert"]')
    if (notice === null) throw new Error('no notice')
    fireEvent.click(await within(notice).findByRole('button', { name: 'Продлить парковку' }))
    await screen.findByRole('dialog', { name: 'Продлить парковку' })
    expect(isSeen(/нового списания/u)).toBe(false)
  })

  it.each([
    ['ZoneNotFound', 'Выберите зону', 'Зона'],
    ['TariffNotFound', 'Выберите зону', 'Зона'],
  ])('leads on from %s', async (name, step, field) => {
    const city = openCity()
    city.fault = { start: () => refusal(name) }
    await renderParking(city, { path })
    await pressed(start)
    await pressed(step)
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: field }))
  })

  it('asks for the new price by itself when it was another one, and shows both', async () => {
    const city = openCity()
    await renderParking(city, { path })
    await enabledButton(start)
    city.fault = {
      start: () => refusal('PriceChangedTryLater'),
      cost: changed({ totalcost: '150.00' }),
    }
    await pressed(start)
    await seen(/^Цена изменилась\. Проверьте новую цену/u)
    await seen('Цена изменилась: было 100,00 ₽, стало 150,00 ₽.')
    await enabledButton('Начать парковку · 150,00\u00A0₽')
    expect(city.charges).toEqual([])
  })

  it('offers a top-up when the money has gone meanwhile', async () => {
    const city = openCity()
    city.fault = { start: () => refusal('NoMoneyNoHoney') }
    await renderParking(city, { path })
    await pressed(start)
    await seen(/^На балансе не хватает денег/u)
    await pressed('Пополнить баланс')
    await screen.findByRole('dialog', { name: 'Пополнить баланс' })
    expect(city.charges).toEqual([])
  })

  it('keeps the draft when the token has expired, and drops it with a logout', async () => {
    const city = openCity()
    city.fault = { start: () => refusal('TokenExpired') }
    const { context } = await renderParking(city, { path })
    await pressed(start)
    await waitFor(() => expect(context.session.store.getState().kind).toBe('expired'))
    expect(useParkingDraft.getState()).toMatchObject({ zone: '101', durationMinutes: 60 })
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    expect(useParkingDraft.getState().zone).toBe('101')
    context.session.send({ kind: 'loggedOut' })
    expect(useParkingDraft.getState().zone).toBeNull()
  })

  it('shows nothing of a driver whose token has expired to another one who signs in over the page', async () => {
    const city = openCity()
    const { context } = await renderParking(city, { path })
    await screen.findByRole('button', { name: start })
    context.session.send({ kind: 'tokenExpired', token: 'token-1' })
    const ts = [{ numberTs: 'Т001МР16', mainTs: true, category: 'B' }]
    const next = { email: 'next@parking.example', sessions: [], ts }
    city.fault = { 'get-profile-v6': changed(next) }
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    const cars = () => screen.getByRole('group', { name: 'Машина' }).textContent
    await waitFor(() => expect(cars()).toContain('001'))
    expect(document.body.textContent).not.toMatch(/123/u)
    expect(isSeen(/больше нет/u)).toBe(false)
  })

  it('leaves nothing of a driver whose token has expired to another one', async () => {
    const city = openCity()
    const { context, router } = await renderParking(city, { path })
    await pressed(start)
    await seen('Парковка началась')
    zoneChosen('101')
    const { store } = context.service(paymentsService).start
    expect(store.getState()).toMatchObject({ attempt: { price: { total: 10_000 } } })
    expect(context.storage.get('parking.person.last.kazan')).toContain('"zone":"101"')
    context.session.send({ kind: 'tokenExpired', token: 'token-1' })
    await router.navigate({ to: '/' })
    const next = { email: 'next@parking.example', sessions: [], ts: [] }
    city.fault = { 'get-profile-v6': () => ok(next) }
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    await waitFor(() => expect(useParkingDraft.getState().zone).toBeNull())
    expect(store.getState()).toEqual({ kind: 'idle' })
    expect(context.storage.get('parking.person.last.kazan')).toBeNull()
  })

  it('leaves no sum of a driver who has signed out', async () => {
    const city = openCity()
    const { context } = await renderParking(city, { path })
    await pressed(start)
    await seen('Парковка началась')
    context.session.send({ kind: 'loggedOut' })
    const { store } = context.service(paymentsService).start
    expect(store.getState()).toEqual({ kind: 'idle' })
    expect(context.storage.get(pending)).toBeNull()
  })

  it('reads after the next login what became of a charge whose token expired on the way', async () => {
    const city = openCity()
    let isExpired = false
    city.fault = {
      start: async (call, own) => {
        isExpired = true
        return lostAnswer(call, own)
      },
      '*': () => (isExpired ? refusal('TokenExpired') : undefined),
    }
    const { context } = await renderParking(city, { path })
    await pressed(start)
    await waitFor(() => expect(context.session.store.getState().kind).toBe('expired'))
    isExpired = false
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    await seen('Парковка началась')
    expect(city.callsOf('start').length).toBe(1)
    expect(city.charges.length).toBe(1)
  })

  it('checks first what was under way when the page was loaded anew', async () => {
    const city = openCity()
    await startElsewhere(city, '60')
    const storage = leftBehind(city)
    await renderParking(city, { storage })
    await seen('Парковка началась')
    expect(city.callsOf('start').length).toBe(0)
    expect(storage.get(pending)).not.toContain('"rest":null')
  })

  it('says also on a page that was loaded anew that the city took another sum than was shown', async () => {
    const city = openCity()
    await startElsewhere(city, '60')
    const storage = leftBehind(city)
    const price = '"price":{"total":5000,"sumBefore":0}'
    storage.set(pending, (storage.get(pending) ?? '').replace('"price":null', price))
    await renderParking(city, { storage })
    await seen('Парковка началась')
    expect(isSeen(/Списано 100,00 ₽, хотя показано было 50,00 ₽\./u)).toBe(true)
  })

  it('compares no sum with what was shown where an earlier attempt was found instead', async () => {
    const city = openCity()
    const storage = memoryStorage()
    await renderParking(city, { path, storage })
    await enabledButton(start)
    // Another page has begun the same, and ended before it heard of it.
    storage.set(pending, leftBehind(city).get(pending) ?? '')
    await startElsewhere(city, '60')
    city.fault = { 'get-profile-v6': misspelt('"sum":"100.00"', '"sum":"150.00"') }
    await pressed(start)
    await seen('Парковка началась')
    expect(city.callsOf('start').length).toBe(0)
    await seen(/Списано 150/u)
    expect(isSeen(/показано было/u)).toBe(false)
  })

  it('lets a driver wait no more for what can not be known, and tries again under its key', async () => {
    const city = openCity()
    city.fault = {
      start: () => noConnection,
      'get-operations-with-filter': () =>
        city.callsOf('start').length > 0 ? noConnection : undefined,
    }
    await renderParking(city, { path })
    await pressed(start)
    await pressed('Больше не ждать')
    await seen(/посмотрите историю операций или спросите оператора/u)
    city.fault = {}
    await pressed(start)
    await pressed('Всё равно заплатить')
    await seen('Парковка началась')
    expect(new Set(city.callsOf('start').map(({ key }) => key)).size).toBe(1)
  })

  it('speaks English', async () => {
    const city = openCity()
    await renderParking(city, { path, language: 'en' })
    await pressed(/^Start parking · \d/u)
    await seen('Parking has started')
    expect(isSeen('Running now')).toBe(true)
  })
})

describe('coming back after the time that a closed page had paid for', () => {
  it('says of no parking that it has begun, for one car after the other', async () => {
    const city = openCity()
    const plates = ['М456ОР116', 'А123ВС116']
    const storage = leftBehind(city, plates)
    for (const plate of plates) await startElsewhere(city, '60', plate)
    city.pass(3 * 3_600_000)
    const { router } = await renderParking(city, { path: '/', storage })
    const told = vi.fn<() => void>()
    const watch = new MutationObserver(() => {
      if (isSeen('Парковка началась')) told()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await router.navigate({ to: '/profile/parking' })
    await waitFor(() => expect(storage.get(pending)).not.toContain('"rest":null'))
    await router.navigate({ to: '/profile/parking', search: { zone: '101', duration: 60 } })
    await enabledButton(start)
    expect(told).not.toHaveBeenCalled()
    watch.disconnect()
    await pressed(start)
    await waitFor(() => expect(city.charges.length).toBe(3))
  })
})

/** What a page keeps that went away while it started an hour for each of some cars. */
function leftBehind(city: CityBackEnd, plates = ['А123ВС116']): KeyValueStorage {
  const paid = { zone: '101', parkingCode: null, format: 'russian', category: 'B' }
  const { now } = city
  const attempts = plates.map((plate) =>
    sampleAttempt({ ...paid, plate, durationMinutes: 60 }, now, { key: `before ${plate}`, owner }),
  )
  const storage = memoryStorage()
  storage.set(pending, JSON.stringify(attempts))
  return storage
}

/** Another tab parks a car. */
async function startElsewhere(
  city: CityBackEnd,
  minutes: string,
  plate = 'А123ВС116',
): Promise<void> {
  await city.elsewhere('start', { Vehicle: plate, Zone: '101', Duration: minutes })
}
