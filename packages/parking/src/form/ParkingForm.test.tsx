import { queryKey } from '@parking/api-client'
import { enabledButton, isSeen, pressed, pressedInVain, seen } from '@parking/payments/testing'
import {
  lostAnswer,
  memoryStorage,
  misspelt,
  ok,
  refusal,
  type TestContext,
} from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { pressAimed, wakeLater } from '@parking/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { keptDraft, useParkingDraft } from '@parking/sessions'
import { kazanTime, keepLastSession, tariffTown } from '@parking/sessions/testing'
import { renderParking } from '../testing/renderParking.tsx'

afterEach(() => vi.restoreAllMocks())

const path = '/profile/parking?zone=101&duration=60'
/** Only with a price on it. */
const start = /^Начать парковку · \d/u
const unpriced = 'Начать парковку'
const parked = 'Парковка этой машины уже идёт.'

/** Another device parks the main car for half an hour. */
async function parkElsewhere(city: CityBackEnd): Promise<void> {
  await city.elsewhere('start', { Vehicle: 'А123ВС116', Zone: '102', Duration: '30' })
}

async function readAgain(
  { api, queryClient }: TestContext,
  name: 'profile' | 'zones' | 'settings',
): Promise<void> {
  await act(() => queryClient.invalidateQueries({ queryKey: queryKey(api, name) }))
}

/** What a city answers to a call from now on. */
function becomes(city: CityBackEnd, asked: string, result: unknown): void {
  city.fault = {
    [asked]: () => ok(result),
  }
}

type Rendered = Awaited<ReturnType<typeof renderParking>>

const isChosen = (name: RegExp): boolean => {
  const radio = screen.getByRole('radio', { name })
  return radio instanceof HTMLInputElement && radio.checked
}
const mainCar = /А 1 2 3 В С 1 1 6/u

describe('what was shown with a price', () => {
  it('stays chosen when another device parks the car: the form says so and waits', async () => {
    const city = openCity()
    const { user } = await renderParking(city, { path })
    await enabledButton(start)
    await parkElsewhere(city)
    await pressed(start)
    // Said politely: it may stand there for a moment before the good news.
    expect((await seen(parked)).tagName).toBe('OUTPUT')
    expect(isChosen(mainCar)).toBe(true)
    await pressedInVain(unpriced, 'Выберите машину')
    expect(city.charges.length).toBe(1)
    await user.click(screen.getByRole('radio', { name: /М 4 5 6 О Р 1 1 6/u }))
    await pressed(start)
    await seen('Парковка началась')
    expect(city.callsOf('start').at(-1)?.fields['Vehicle']).toBe('М456ОР116')
  })

  it('stays chosen when the profile is read again, and can be paid once its session is over', async () => {
    const city = openCity()
    const { context } = await renderParking(city, { path })
    await enabledButton(start)
    await parkElsewhere(city)
    await readAgain(context, 'profile')
    await seen(parked)
    expect(isChosen(mainCar)).toBe(true)
    city.now += 31 * 60_000
    document.dispatchEvent(new Event('visibilitychange'))
    await enabledButton(start)
    expect(city.callsOf('cost').at(-1)?.fields['Vehicle']).toBe('А123ВС116')
  })

  it('stays chosen when the car is gone from the account', async () => {
    const city = openCity()
    const { context } = await renderParking(city, { path })
    await enabledButton(start)
    becomes(city, 'get-profile-v6', { balance: '500.00', ts: [{ numberTs: 'М456ОР116' }] })
    await readAgain(context, 'profile')
    await seen('Этой машины больше нет в профиле. Выберите другую.')
    await pressedInVain(unpriced, 'Выберите машину')
    expect(city.callsOf('start')).toEqual([])
  })

  it('stays chosen when the zone is gone, though it was only remembered', async () => {
    const storage = memoryStorage()
    keepLastSession(storage, { zone: '102' })
    const city = openCity()
    const { context } = await renderParking(city, {
      path: '/profile/parking?duration=60',
      storage,
    })
    await enabledButton(start)
    becomes(city, 'getZones', [{ value: '101', zonenumber: '101', zonename: 'Центр' }])
    await readAgain(context, 'zones')
    await seen('Зоны 102 в этом городе нет. Выберите другую.')
    await pressedInVain(unpriced, 'Выберите зону')
    expect(city.callsOf('start')).toEqual([])
  })

  it('becomes no other duration when the city sells other ones', async () => {
    const city = openCity()
    const { context } = await renderParking(city, { path })
    await enabledButton(start)
    becomes(city, 'get-options-info-v3', { intervals: { min: 120, max: 1440, step: 120 } })
    await readAgain(context, 'settings')
    await seen('На такое время здесь больше нельзя припарковаться. Выберите другое.')
    await pressedInVain(unpriced, 'Выберите, на сколько паркуетесь')
    expect(city.callsOf('start')).toEqual([])
  })

  it('is kept for a page that is loaded anew, and ends with a success', async () => {
    await renderParking(openCity(), { path })
    await enabledButton(start)
    expect(keptDraft.read()).toMatchObject({ zone: '101' })
    await pressed(start)
    await seen('Парковка началась')
    expect(useParkingDraft.getState().vehicle).toBeNull()
  })

  it('is told for seven seconds, then its session stands there as any other', async () => {
    await renderParking(openCity(), { path })
    await pressed(start)
    await seen('Парковка началась')
    wakeLater(7)
    await waitFor(() => expect(isSeen('Парковка началась')).toBe(false))
    const running = screen.getByRole('region', { name: 'Идут сейчас' })
    expect(await within(running).findAllByRole('timer')).toHaveLength(1)
    expect(within(running).getByRole('listitem')).toBeTruthy()
    // No form comes by itself under a finger.
    expect(screen.queryByRole('combobox', { name: 'Зона' })).toBeNull()
  })
})

/** Nothing but time passes; the page's own clock has to notice it. */
function passTo(city: CityBackEnd, time: string): void {
  city.now = kazanTime(time)
}

/** Holds the next cost back until it is let go. */
function holdCost(city: CityBackEnd): () => void {
  const { promise, resolve } = withResolvers<undefined>()
  city.fault = { cost: () => promise }
  return () => resolve(undefined)
}

describe('the price of an hour', () => {
  const zone = '/profile/parking?zone=101'

  it('stands beside the duration, with the end of the paid time', async () => {
    await renderParking(tariffTown('12:00'), { path: zone })
    await seen('100 ₽ в час')
    expect(isSeen(/платно до 20:00/u)).toBe(true)
  })

  it('is free until the morning, and the form says what it costs then', async () => {
    await renderParking(tariffTown('23:00'), { path: `${zone}&duration=60` })
    await seen('Бесплатно до завтра, 08:00')
    expect(isSeen(/потом 100 ₽ в час/u)).toBe(true)
    await seen('Платить не нужно до завтра, 08:00')
  })

  it('can be paid at night for the morning', async () => {
    const city = tariffTown('23:00', { balance: 200_000 })
    await renderParking(city, { path: zone })
    await pressed('до завтра, 09:00')
    await pressed(start)
    await seen('Парковка началась')
    expect(city.callsOf('start')[0]?.fields).toMatchObject({ Duration: '600' })
  })

  it('can be paid until an hour, and until parking is free', async () => {
    await renderParking(tariffTown('12:16'), { path: zone })
    await pressed('до 13:00')
    const duration = screen.getByRole('spinbutton', { name: 'На сколько' })
    expect(duration.textContent).toBe('00:45')
    await pressed('до конца платного времени')
    expect(duration.textContent).toBe('07:45')
  })

  it('is not offered by an hour and by a length that are the same', async () => {
    await renderParking(tariffTown('12:00'), { path: zone })
    const ends = await screen.findByRole('list', { name: 'До какого времени' })
    const lengths = screen.getByRole('list', { name: 'Быстрый выбор' })
    const wordsIn = (list: HTMLElement) => [...list.children].map((item) => item.textContent)
    expect(wordsIn(ends)).toEqual(['до 16:00', 'до 17:00', 'до конца платного времени'])
    expect(wordsIn(lengths)).toEqual(['30 мин', '1 ч', '2 ч', '3 ч'])
  })
})

describe('a price in sight', () => {
  it('is asked again when a boundary of the tariff passes, until it can be paid again', async () => {
    const city = tariffTown('18:30')
    await renderParking(city, { path: '/profile/parking?zone=101&duration=120' })
    await enabledButton(start)
    passTo(city, '20:00')
    await screen.findByRole('button', { name: 'Сейчас бесплатно' })
    await seen('Цена изменилась: было 150,00 ₽, стало 0,00 ₽.')
    passTo(city, '34:00')
    await enabledButton(start)
    expect(isSeen('Цена изменилась: было 0,00 ₽, стало 200,00 ₽.')).toBe(true)
  })

  it('is asked again after a minute and stays there meanwhile, marked as being asked', async () => {
    const city = tariffTown('12:00')
    await renderParking(city, { path })
    await enabledButton(start)
    const letGo = holdCost(city)
    passTo(city, '12:01')
    await seen('Уточняем цену…')
    // The total and the table of what it is made of.
    expect(screen.getAllByText('100,00 ₽').length).toBe(2)
    expect(isSeen('Примерно, по тарифу зоны')).toBe(false)
    expect(city.callsOf('cost').length).toBe(2)
    letGo()
    await waitFor(() => expect(isSeen('Уточняем цену…')).toBe(false))
    expect(isSeen(/Цена изменилась/u)).toBe(false)
  })

  it('waits while the page is out of sight, and is asked again when it comes back', async () => {
    const city = tariffTown('12:00')
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    await renderParking(city, { path })
    await enabledButton(start)
    const turn = (state: DocumentVisibilityState): void => {
      visibility.mockReturnValue(state)
      act(() => {
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      })
    }
    passTo(city, '12:30')
    turn('hidden')
    expect(city.callsOf('cost').length).toBe(1)
    turn('visible')
    await waitFor(() => expect(city.callsOf('cost').length).toBe(2))
    await enabledButton(start)
  })

  it('that could not be asked again is asked once the connection is back', async () => {
    const city = tariffTown('12:00')
    await renderParking(city, { path })
    await enabledButton(start)
    city.isReachable = false
    window.dispatchEvent(new Event('offline'))
    passTo(city, '12:02')
    await enabledButton('Узнать цену ещё раз')
    await pressedInVain(unpriced, 'Без точной цены оплатить нельзя: узнайте её ещё раз')
    expect(city.callsOf('start')).toEqual([])
    city.isReachable = true
    window.dispatchEvent(new Event('online'))
    await enabledButton(start)
  })

  it('that cannot be asked again is not paid', async () => {
    const city = tariffTown('12:00')
    await renderParking(city, { path })
    const button = await enabledButton(start)
    passTo(city, '12:02')
    city.fault = { cost: () => refusal('UnknownError') }
    await pressAimed(button)
    await enabledButton('Узнать цену ещё раз')
    await pressedInVain(unpriced, 'Без точной цены оплатить нельзя: узнайте её ещё раз')
    expect(city.callsOf('start')).toEqual([])
  })
})

describe('a press on an old price', () => {
  it('asks first, and pays the same price at once', async () => {
    const city = tariffTown('12:00')
    await renderParking(city, { path })
    const button = await enabledButton(start)
    passTo(city, '12:02')
    await pressAimed(button)
    await seen('Парковка началась')
    const names = city.calls.map(({ name }) => name)
    const before = names.slice(0, names.indexOf('start'))
    expect(before.filter((name) => name === 'cost').length).toBe(2)
    expect(city.callsOf('start').length).toBe(1)
  })

  it('makes one request of a double click', async () => {
    const city = tariffTown('12:00')
    await renderParking(city, { path })
    const button = await enabledButton(start)
    passTo(city, '12:02')
    await pressAimed(button)
    await pressAimed(button)
    await seen('Парковка началась')
    expect(city.callsOf('start').length).toBe(1)
  })

  it.each([
    ['a minute and a boundary later', '07:30:00', '08:30:00', '50,00', '100,00'],
    ['a boundary later, within the minute', '07:59:50', '08:00:05', '98,33', '100,00'],
  ])('sends nothing when it has changed: %s', async (_case, shown, pressedAt, before, now) => {
    const city = tariffTown(shown)
    await renderParking(city, { path })
    const button = await enabledButton(start)
    passTo(city, pressedAt)
    await pressAimed(button)
    await seen(`Цена изменилась: было ${before} ₽, стало ${now} ₽.`)
    await enabledButton(start)
    expect(city.callsOf('start')).toEqual([])
    await pressed(start)
    await seen('Парковка началась')
    expect(city.callsOf('start').length).toBe(1)
  })

  it.each([
    ['something else is chosen', async () => pressed('2 ч')],
    ['the page is left', async ({ router }: Rendered) => router.navigate({ to: '/' })],
  ])('sends nothing when %s meanwhile', async (_case, change) => {
    const city = tariffTown('12:00')
    const rendered = await renderParking(city, { path })
    const button = await enabledButton(start)
    const letGo = holdCost(city)
    passTo(city, '12:02')
    await pressAimed(button)
    await seen('Уточняем цену…')
    await change(rendered)
    letGo()
    await waitFor(() => expect(rendered.context.queryClient.isFetching()).toBe(0))
    expect(city.callsOf('start')).toEqual([])
  })
})

describe('a success', () => {
  it('names the end and the sum', async () => {
    await renderParking(openCity(), { path })
    await pressed(start)
    await seen('Парковка началась')
    expect(isSeen('А 123 ВС 116, зона 101, до 13:00. Списано 100,00 ₽.')).toBe(true)
  })

  it('names them after a lost answer too', async () => {
    const city = openCity()
    city.fault = { start: lostAnswer }
    await renderParking(city, { path })
    await pressed(start)
    await seen('Парковка началась')
    expect(isSeen('А 123 ВС 116, зона 101, до 13:00. Списано 100,00 ₽.')).toBe(true)
  })

  it('names no sum that the city has not told: another tariff may have begun on the way', async () => {
    const city = openCity()
    const noSum = misspelt('"sum":"100.00"', '"sum":null')
    city.fault = { start: noSum, 'get-profile-v6': noSum }
    await renderParking(city, { path })
    await pressed(start)
    await seen('Парковка началась')
    expect(isSeen('А 123 ВС 116, зона 101, до 13:00')).toBe(true)
    expect(isSeen(/Списано/u)).toBe(false)
  })

  it('says that the city took another sum than was shown', async () => {
    const city = openCity()
    const dearer = misspelt('"sum":"50.00"', '"sum":"100.00"')
    city.fault = { start: dearer, 'get-profile-v6': dearer }
    await renderParking(city, { path: '/profile/parking?zone=101&duration=30' })
    await pressed(start)
    await seen('Парковка началась')
    const words = 'А 123 ВС 116, зона 101, до 12:30. Списано 100,00 ₽, хотя показано было 50,00 ₽.'
    expect(isSeen(words)).toBe(true)
  })
})

describe('a link', () => {
  it.each([
    [20, 30],
    [9999, 1440],
  ])('to %i minutes fills in %i, which can be had', async (minutes, expected) => {
    await renderParking(openCity(), { path: `/profile/parking?duration=${minutes}` })
    const duration = await screen.findByRole('spinbutton', { name: 'На сколько' })
    await waitFor(() => expect(duration.getAttribute('aria-valuenow')).toBe(String(expected)))
  })
})
