import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { useParkingDraft } from '@parking/sessions'
import { enabledButton, isSeen, pressed, pressedInVain, seen } from '@parking/payments/testing'
import { changed, lostAnswer, memoryStorage, ok, refusal } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { renderParking } from '../testing/renderParking.tsx'

afterEach(() => vi.restoreAllMocks())

const link = '/profile/parking?zone=101&type=roadside'
/** Only with a price on it. */
const start = /^Начать парковку · \d/u
const unpriced = 'Начать парковку'

it('keeps the kind of parking that was just chosen in sight while its form comes', async () => {
  await renderParking(openCity({ modes: { useFlatParking: true } }), { path: link })
  const barrier = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Со шлагбаумом' })
  await screen.findByRole('radio', { name: 'Со шлагбаумом' })
  barrier().focus()
  fireEvent.click(barrier())
  expect(barrier().checked).toBe(true)
  await screen.findByLabelText('Номер карты или билета')
  expect(document.activeElement).toBe(barrier())
})

describe('the form', () => {
  it('is filled in by a link, with the focus on what is left', async () => {
    await renderParking(openCity(), { path: link })
    await screen.findByDisplayValue('101 · Центр')
    const duration = screen.getByRole('spinbutton', { name: 'На сколько' })
    expect(document.activeElement).toBe(duration)
    expect(isSeen('Выберите, на сколько паркуетесь')).toBe(true)
    duration.blur()
    await pressedInVain(unpriced, 'Выберите, на сколько паркуетесь')
    expect(document.activeElement).toBe(duration)
    expect(duration.getAttribute('aria-describedby')).toMatch(/-error$/u)
  })

  it('starts parking by the keyboard alone', async () => {
    const city = openCity()
    const { user } = await renderParking(city, { path: link })
    await screen.findByDisplayValue('101 · Центр')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    await enabledButton(start)
    // Enter at once sees no price for long enough: it counts once that has been in sight.
    await waitFor(
      async () => {
        await user.keyboard('{Enter}')
        expect(isSeen('Парковка началась')).toBe(true)
      },
      { timeout: 10_000, interval: 800 },
    )
    expect(city.callsOf('start').length).toBe(1)
    expect(city.callsOf('start')[0]?.fields).toMatchObject({
      Zone: '101',
      Vehicle: 'А123ВС116',
      Duration: '30',
      PaymentService: 'balance',
    })
  })

  it('remembers the zone for the next time and forgets the draft with a success', async () => {
    const storage = memoryStorage()
    const { context } = await renderParking(openCity(), { path: link, storage })
    await pressed('1 ч')
    await pressed(start)
    await seen('Парковка началась')
    expect(storage.get('parking.person.last.kazan')).toContain('"zone":"101"')
    expect(useParkingDraft.getState().durationMinutes).toBeNull()
    // The next driver of the device learns nothing of it.
    context.session.send({ kind: 'loggedOut' })
    expect(storage.get('parking.person.last.kazan')).toBeNull()
  })

  it('says that a zone of a link does not exist and asks for no cost', async () => {
    const city = openCity()
    await renderParking(city, { path: '/profile/parking?zone=999&duration=60' })
    await seen('Зоны 999 в этом городе нет. Выберите другую.')
    expect(city.callsOf('cost')).toEqual([])
  })

  it('takes a plate that is typed in, and asks whether a similar one was meant', async () => {
    const city = openCity()
    const { user } = await renderParking(city, { path: `${link}&duration=60` })
    await user.click(await screen.findByRole('radio', { name: 'Другая машина' }))
    const plate = await screen.findByRole('textbox', { name: 'Номер машины' })
    await user.type(plate, 'a128bc116')
    await pressed('Да, А 123 ВС 116')
    const own = screen.getByRole('radio', { name: /А 1 2 3 В С 1 1 6/u })
    expect(own instanceof HTMLInputElement && own.checked).toBe(true)
  })

  it('offers to save a car that was paid for by a typed plate, which stands in the form the next time', async () => {
    const city = openCity()
    const { user } = await renderParking(city, { path: `${link}&duration=60` })
    await user.click(await screen.findByRole('radio', { name: 'Другая машина' }))
    await user.type(await screen.findByRole('textbox', { name: 'Номер машины' }), 'Т777ТТ77')
    await pressed(start)
    await seen('Парковка началась')
    await pressed('Сохранить Т 777 ТТ 77 в мои машины')
    await seen('Машина сохранена')
    expect(screen.queryByRole('button', { name: /Сохранить/u })).toBeNull()
    await pressed('Оплатить ещё одну машину')
    const own = await screen.findByRole('radio', { name: /Т 7 7 7 Т Т 7 7/u })
    expect(own instanceof HTMLInputElement && own.checked).toBe(true)
  })

  it('says what a refused plate is, only once the field is left', async () => {
    const { user } = await renderParking(openCity({ vehicles: [] }), { path: link })
    await seen('В профиле пока нет машин: введите номер машины.')
    const plate = screen.getByRole('textbox', { name: 'Номер машины' })
    await user.type(plate, 'АВ12СЕ77')
    expect(isSeen(/номер мопеда/u)).toBe(false)
    await user.tab()
    await seen(/Похоже на номер мопеда/u)
  })

  it('says that the only vehicle is parked already', async () => {
    const sessions = [{ plate: 'А123ВС116', minutesLeft: 45 }]
    const city = openCity({ vehicles: ['А123ВС116'], sessions })
    await renderParking(city, { path: `${link}&duration=60` })
    await seen('Парковка этой машины уже идёт.')
    expect(city.callsOf('cost')).toEqual([])
  })
})

describe('what happened elsewhere', () => {
  const startElsewhere = (city: CityBackEnd): Promise<void> =>
    city.elsewhere('start', { Zone: '101', Vehicle: 'А123ВС116', Duration: '60' })

  it('is seen at once when it happened in another tab', async () => {
    const city = openCity()
    await renderParking(city)
    await seen('Сейчас ничего не оплачено')
    await startElsewhere(city)
    window.dispatchEvent(new StorageEvent('storage', { key: 'parking.account.changed.kazan' }))
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    expect(isSeen('Сейчас ничего не оплачено')).toBe(false)
  })

  it('is seen when the page comes back to the front', async () => {
    const city = openCity()
    await renderParking(city)
    await seen('Сейчас ничего не оплачено')
    await startElsewhere(city)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    expect(isSeen('Сейчас ничего не оплачено')).toBe(false)
  })

  it('is told to the other tabs', async () => {
    const storage = memoryStorage()
    await renderParking(openCity(), { path: `${link}&duration=60`, storage })
    await pressed(start)
    await seen('Парковка началась')
    expect(storage.get('parking.account.changed.kazan')).toMatch(/./u)
  })
})

describe('a city of categories', () => {
  const modes = { useTsCategory: true }

  it('asks for the category of a typed plate and sends it with cost and payment', async () => {
    const city = openCity({ modes, vehicles: [] })
    const { user } = await renderParking(city, { path: `${link}&duration=60` })
    await user.type(await screen.findByRole('textbox', { name: 'Номер машины' }), 'К777КК116')
    const category = await screen.findByRole('combobox', { name: 'Категория машины' })
    expect(
      screen.getByRole('option', { name: 'B — легковой автомобиль', selected: true }),
    ).toBeTruthy()
    await user.selectOptions(category, 'C — грузовой автомобиль')
    await pressed(start)
    await seen('Парковка началась')
    expect(city.callsOf('cost').at(-1)?.fields['Category']).toBe('C')
    expect(city.callsOf('start')[0]?.fields).toMatchObject({ Vehicle: 'К777КК116', Category: 'C' })
  })

  it('refuses a category that does not fit the plate, beside it', async () => {
    const city = openCity({ modes, vehicles: [] })
    const { user } = await renderParking(city, { path: `${link}&duration=60` })
    await user.type(await screen.findByRole('textbox', { name: 'Номер машины' }), '1234АВ16')
    const category = await screen.findByRole('combobox', { name: 'Категория машины' })
    expect(screen.getByRole('option', { name: 'A — мотоцикл', selected: true })).toBeTruthy()
    await user.selectOptions(category, 'B — легковой автомобиль')
    const words = await seen(/Категория не подходит к номеру/u)
    expect(category.getAttribute('aria-describedby')).toContain(words.id)
    await pressedInVain(unpriced, 'Проверьте номер машины')
  })

  it('asks for none of a vehicle of the account, nor elsewhere', async () => {
    await renderParking(openCity({ modes }), { path: link })
    await screen.findByDisplayValue('101 · Центр')
    expect(screen.queryByRole('combobox', { name: 'Категория машины' })).toBeNull()
  })
})

describe('a city that is paid by parkings', () => {
  const modes = { paymentByParkingId: true }

  it('asks for the parking, sends its number and says it', async () => {
    const city = openCity({ modes })
    const storage = memoryStorage()
    const { user } = await renderParking(city, { path: '/profile/parking?duration=60', storage })
    const parking = await screen.findByRole('combobox', { name: 'Парковка' })
    expect(isSeen('Выберите парковку')).toBe(true)
    await user.type(parking, '102')
    await user.click(await screen.findByRole('option', { name: 'Вокзал, 10201' }))
    await pressed(start)
    await seen(/А 123 ВС 116, парковка 10201, до/u)
    for (const name of ['cost', 'start']) {
      expect(city.callsOf(name).at(-1)?.fields).toMatchObject({ Zone: '102', ParkingCode: '10201' })
    }
    expect(screen.getByRole('region', { name: 'Идут сейчас' }).textContent).toMatch(
      /парковка 10201/u,
    )
    expect(storage.get('parking.person.last.kazan')).toContain('"parkingCode":"10201"')
  })

  it('is filled in by a link to a parking', async () => {
    const city = openCity({ modes })
    await renderParking(city, { path: '/profile/parking?parking=10201&duration=60' })
    await screen.findByDisplayValue('Вокзал, 10201')
    await enabledButton(start)
    expect(city.callsOf('cost').at(-1)?.fields['ParkingCode']).toBe('10201')
  })

  it('says that the parking of a link does not exist', async () => {
    const city = openCity({ modes })
    await renderParking(city, { path: '/profile/parking?parking=99999&duration=60' })
    await seen('Парковки 99999 в этом городе нет. Выберите другую.')
    expect(city.callsOf('cost')).toEqual([])
  })
})

describe('the cost', () => {
  it('is asked when zone, vehicle and duration are set, and not before', async () => {
    const city = openCity()
    await renderParking(city, { path: link })
    await screen.findByDisplayValue('101 · Центр')
    expect(city.callsOf('cost')).toEqual([])
    await pressed('1 ч')
    await enabledButton(start)
    expect(city.callsOf('cost').map(({ fields }) => fields['Duration'])).toEqual(['60'])
    expect(screen.getByRole('table').textContent).toMatch(/12:00 – 13:00.*нет.*100,00/u)
  })

  it('has one question out at a time and asks about the latest values only', async () => {
    const city = openCity()
    const { promise, resolve } = withResolvers<undefined>()
    city.fault = { cost: ({ fields }) => (fields['Duration'] === '30' ? promise : undefined) }
    await renderParking(city, { path: link })
    await pressed('30 мин')
    await waitFor(() => expect(city.callsOf('cost').length).toBe(1))
    await seen('Примерно, по тарифу зоны')
    await pressed('1 ч')
    await pressed('2 ч')
    await pressed('3 ч')
    expect(city.callsOf('cost').length).toBe(1)
    resolve(undefined)
    await enabledButton(start)
    expect(city.callsOf('cost').map(({ fields }) => fields['Duration'])).toEqual(['30', '180'])
  })

  it('shows an estimate that is called one, and the error in words, when it cannot be had', async () => {
    const city = openCity()
    city.fault = { cost: () => refusal('TariffNotFound') }
    await renderParking(city, { path: `${link}&duration=60` })
    await seen('Для этой зоны и этой машины нет тарифа. Выберите другую зону.')
    expect(isSeen('Примерно, по тарифу зоны')).toBe(true)
    await pressedInVain(unpriced, 'Без точной цены оплатить нельзя: узнайте её ещё раз')
    city.fault = {}
    await pressed('Узнать цену ещё раз')
    await enabledButton(start)
  })

  it('is asked in a zone whose prices contradict each other, and estimated by nothing', async () => {
    const city = openCity()
    const hours = (from: string, to: string, price: number) => ({
      type: 'default',
      interval: { from, to },
      price,
    })
    const prices = [hours('08:00', '20:00', 40), hours('12:00', '22:00', 60)]
    const { promise, resolve } = withResolvers<undefined>()
    const zones = [{ value: '101', zonenumber: '101', zonename: 'Центр', prices }]
    city.fault = {
      cost: () => promise,
      getZones: () => ok(zones),
      'get-options-info-v3': changed({ intervals: undefined }),
    }
    await renderParking(city, { path: link })
    await pressed('1 ч')
    await seen('Уточняем цену…')
    expect(isSeen('Примерно, по тарифу зоны')).toBe(false)
    resolve(undefined)
    await enabledButton(start)
  })

  it('is silent about an error of the calculation itself', async () => {
    const city = openCity()
    city.fault = { cost: () => refusal('CostCalculationError') }
    await renderParking(city, { path: `${link}&duration=60` })
    await enabledButton('Узнать цену ещё раз')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the submit button', () => {
  it.each([
    ['free', { totalcost: '0.00', moneyEnough: true }, 'Сейчас бесплатно'],
    ['enough', { totalcost: '100.00', moneyEnough: true }, /^Начать парковку · 100,00\s₽$/u],
    ['short', { totalcost: '100.00', moneyEnough: false }, /^Пополнить на 100\s₽ и продолжить$/u],
  ])('when it is %s', async (_case, result, label) => {
    const city = openCity()
    const interval = { start: '2026-11-23 12:00:00', end: '2026-11-23 13:00:00', cost: '0.00' }
    city.fault = { cost: () => ok({ ...result, costData: [interval] }) }
    await renderParking(city, { path: `${link}&duration=60` })
    await enabledButton(label)
    expect(isSeen('Уточняем цену…')).toBe(false)
    if (label !== 'Сейчас бесплатно') return
    await pressedInVain(label, 'В это время парковка бесплатная: платить не нужно.')
    expect(city.callsOf('start')).toEqual([])
  })

  it('leads to a top-up by what is missing when the money is short', async () => {
    const city = openCity({ balance: 4_000 })
    await renderParking(city, { path: `${link}&duration=60` })
    await seen(/Не хватает 60,00/u)
    await pressed(/^Пополнить на 60\s₽ и продолжить$/u)
    const amount = await screen.findByRole('textbox', { name: 'Сумма, ₽' })
    expect(amount instanceof HTMLInputElement && amount.value).toBe('60')
    expect(city.callsOf('start')).toEqual([])
  })
})

describe('after paying', () => {
  const paid = async (city: CityBackEnd) => {
    const rendered = await renderParking(city, { path: `${link}&duration=60` })
    await pressed(start)
    const title = await screen.findByRole('heading', { name: 'Парковка началась' })
    return { ...rendered, title }
  }

  it('asks for no price after the one that was paid', async () => {
    const city = openCity()
    await paid(city)
    await waitFor(() => expect(city.callsOf('get-profile-v6').length).toBeGreaterThan(1))
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    expect(city.callsOf('cost').length).toBe(1)
  })

  it('the session has the focus, and the form is closed', async () => {
    const { title } = await paid(openCity())
    expect(document.activeElement).toBe(title)
    const session = screen.getByRole('region', { name: 'Идут сейчас' })
    expect(session.contains(title)).toBe(true)
    await waitFor(() => expect(session.textContent).toMatch(/до 13:00.*А 123 ВС 116, зона 101/u))
    expect(screen.queryByRole('button', { name: /Начать парковку/u })).toBeNull()
    expect(screen.getAllByText('Парковка началась').length).toBe(1)
  })

  it('so it is after an answer that was lost', async () => {
    const city = openCity()
    city.fault = { start: lostAnswer }
    const { title } = await paid(city)
    expect(document.activeElement).toBe(title)
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    expect(screen.queryByRole('button', { name: /Начать парковку/u })).toBeNull()
  })

  it('stays told while somebody is at one of its buttons, past its seven seconds', async () => {
    await paid(openCity())
    const button = await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    act(() => button.focus())
    const later = Date.now() + 8_000
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
    look()
    expect(document.activeElement).toBe(button)
    expect(isSeen('Парковка началась')).toBe(true)
    act(() => button.blur())
    look()
    await waitFor(() => expect(isSeen('Парковка началась')).toBe(false))
  })

  it('another car can be paid for on demand, with the focus in the form', async () => {
    await paid(openCity())
    expect(screen.queryByRole('radio')).toBeNull()
    await pressed('Оплатить ещё одну машину')
    const duration = await screen.findByRole('spinbutton', { name: 'На сколько' })
    expect(document.activeElement).toBe(duration)
    expect(isSeen('Парковка началась')).toBe(false)
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
  })

  it('the end is told that the session has now, and nothing once that is over', async () => {
    const city = openCity()
    const { context } = await paid(city)
    await city.elsewhere('renew', { ReservationId: '1', Duration: '90' })
    await act(() => context.queryClient.invalidateQueries())
    await seen('до 14:30')
    expect(isSeen(/до 13:00/u)).toBe(false)
    await pressed('Завершить парковку А 123 ВС 116')
    await pressed('Завершить')
    await seen('Парковка завершена')
    await seen('Сейчас ничего не оплачено')
    expect(isSeen('Парковка началась')).toBe(false)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it('a refusal leaves the form as it is', async () => {
    const city = openCity()
    city.fault = { start: () => refusal('NoMoneyNoHoney') }
    await renderParking(city, { path: `${link}&duration=60` })
    await pressed(start)
    await seen(/^На балансе не хватает денег/u)
    expect(await screen.findByDisplayValue('101 · Центр')).toBeTruthy()
  })
})

describe('what cannot be shown', () => {
  it.each(['get-profile-v6', 'get-benefits-v2', 'getZones'])(
    'says that %s failed and tries again',
    async (failing) => {
      const city = openCity()
      city.fault = { [failing]: () => refusal('UnknownError') }
      await renderParking(city)
      await seen('Не удалось загрузить данные для оплаты')
      city.fault = {}
      await pressed('Попробовать ещё раз')
      await screen.findByRole('button', { name: unpriced })
      expect(isSeen('Не удалось загрузить данные для оплаты')).toBe(false)
    },
  )

  it('says that nothing runs and nothing waits', async () => {
    await renderParking(openCity())
    await seen('Сейчас ничего не оплачено')
    expect(isSeen('Неоплаченных парковок нет')).toBe(true)
  })
})
