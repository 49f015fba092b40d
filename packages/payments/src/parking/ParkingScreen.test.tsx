import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useParkingDraft } from '../draft/parkingDraft.ts'
import {
  CityBackEnd,
  enabledButton,
  isDisabled,
  isSeen,
  pressed,
  refusal,
  seen,
} from '@parking/checkout/testing'
import { memoryStorage } from '@parking/runtime/testing'
import { renderPayments } from '../testing/renderPayments.tsx'

const link = '/profile/parking?zone=101&type=roadside'
const start = 'Начать парковку'

describe('the form', () => {
  it('is filled in by a link, with the focus on what is left', async () => {
    await renderPayments(new CityBackEnd(), { path: link })
    await screen.findByDisplayValue('101 · Центр')
    const duration = screen.getByRole('spinbutton', { name: 'На сколько' })
    expect(document.activeElement).toBe(duration)
    expect(isDisabled(screen.getByRole('button', { name: start }))).toBe(true)
    expect(isSeen('Выберите, на сколько паркуетесь')).toBe(true)
  })

  it('starts parking by the keyboard alone', async () => {
    const city = new CityBackEnd()
    const { user } = await renderPayments(city, { path: link })
    await screen.findByDisplayValue('101 · Центр')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    await enabledButton(start)
    await user.keyboard('{Enter}')
    await seen('Парковка началась')
    expect(city.callsOf('start')[0]?.fields).toMatchObject({
      Zone: '101',
      Vehicle: 'А123ВС116',
      Duration: '30',
      PaymentService: 'balance',
    })
  })

  it('remembers the zone for the next time and forgets the draft with a success', async () => {
    const storage = memoryStorage()
    const { context } = await renderPayments(new CityBackEnd(), { path: link, storage })
    await pressed('1 ч')
    await pressed(start)
    await seen('Парковка началась')
    expect(storage.get('parking.zone.kazan')).toBe('101')
    expect(useParkingDraft.getState().durationMinutes).toBeNull()
    // The next driver of the device learns nothing of it.
    context.session.send({ kind: 'loggedOut' })
    expect(storage.get('parking.zone.kazan')).toBeNull()
  })

  it('says that a zone of a link does not exist and asks for no cost', async () => {
    const city = new CityBackEnd()
    await renderPayments(city, { path: '/profile/parking?zone=999&duration=60' })
    await seen('Зоны 999 в этом городе нет. Выберите другую.')
    expect(city.callsOf('cost')).toEqual([])
  })

  it('takes a plate that is typed in, and asks whether a similar one was meant', async () => {
    const city = new CityBackEnd()
    const { user } = await renderPayments(city, { path: `${link}&duration=60` })
    await user.click(await screen.findByRole('radio', { name: 'Другая машина' }))
    const plate = screen.getByRole('textbox', { name: 'Номер машины' })
    await user.type(plate, 'a128bc116')
    await pressed('Да, А 123 ВС 116')
    const own = screen.getByRole('radio', { name: /А 1 2 3 В С 1 1 6/u })
    expect(own instanceof HTMLInputElement && own.checked).toBe(true)
  })

  it('says what a refused plate is, only once the field is left', async () => {
    const { user } = await renderPayments(new CityBackEnd({ vehicles: [] }), { path: link })
    await seen('В профиле пока нет машин: введите номер машины.')
    const plate = screen.getByRole('textbox', { name: 'Номер машины' })
    await user.type(plate, 'АВ12СЕ77')
    expect(isSeen(/номер мопеда/u)).toBe(false)
    await user.tab()
    await seen(/Похоже на номер мопеда/u)
  })

  it('says that the only vehicle is parked already', async () => {
    const sessions = [{ plate: 'А123ВС116', minutesLeft: 45 }]
    const city = new CityBackEnd({ vehicles: ['А123ВС116'], sessions })
    await renderPayments(city, { path: `${link}&duration=60` })
    await seen('Парковка этой машины уже идёт. Её можно продлить.')
    expect(city.callsOf('cost')).toEqual([])
  })
})

describe('what happened elsewhere', () => {
  const startElsewhere = async (city: CityBackEnd) => {
    const body = new URLSearchParams({ Zone: '101', Vehicle: 'А123ВС116', Duration: '60' })
    const address = 'https://kazan.parking.example/api/payment/start'
    await city.fetch(new Request(address, { method: 'POST', body }))
  }

  it('is seen at once when it happened in another tab', async () => {
    const city = new CityBackEnd()
    await renderPayments(city)
    await seen('Сейчас ничего не оплачено')
    await startElsewhere(city)
    window.dispatchEvent(new StorageEvent('storage', { key: 'parking.account.changed.kazan' }))
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    expect(isSeen('Сейчас ничего не оплачено')).toBe(false)
  })

  it('is seen when the page comes back to the front', async () => {
    const city = new CityBackEnd()
    await renderPayments(city)
    await seen('Сейчас ничего не оплачено')
    await startElsewhere(city)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    expect(isSeen('Сейчас ничего не оплачено')).toBe(false)
  })

  it('is told to the other tabs', async () => {
    const storage = memoryStorage()
    await renderPayments(new CityBackEnd(), { path: `${link}&duration=60`, storage })
    await pressed(start)
    await seen('Парковка началась')
    expect(storage.get('parking.account.changed.kazan')).toMatch(/./u)
  })
})

describe('a city of categories', () => {
  const settings = { useTsCategory: true }

  it('asks for the category of a typed plate and sends it with cost and payment', async () => {
    const city = new CityBackEnd({ settings, vehicles: [] })
    const { user } = await renderPayments(city, { path: `${link}&duration=60` })
    await user.type(await screen.findByRole('textbox', { name: 'Номер машины' }), 'К777КК116')
    const category = screen.getByRole('combobox', { name: 'Категория машины' })
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
    const city = new CityBackEnd({ settings, vehicles: [] })
    const { user } = await renderPayments(city, { path: `${link}&duration=60` })
    await user.type(await screen.findByRole('textbox', { name: 'Номер машины' }), '1234АВ16')
    const category = screen.getByRole('combobox', { name: 'Категория машины' })
    expect(screen.getByRole('option', { name: 'A — мотоцикл', selected: true })).toBeTruthy()
    await user.selectOptions(category, 'B — легковой автомобиль')
    const words = await seen(/Категория не подходит к номеру/u)
    expect(category.getAttribute('aria-describedby')).toContain(words.id)
    expect(isDisabled(screen.getByRole('button', { name: start }))).toBe(true)
  })

  it('asks for none of a vehicle of the account, nor elsewhere', async () => {
    await renderPayments(new CityBackEnd({ settings }), { path: link })
    await screen.findByDisplayValue('101 · Центр')
    expect(screen.queryByRole('combobox', { name: 'Категория машины' })).toBeNull()
  })
})

describe('a city that is paid by parkings', () => {
  const settings = { paymentByParkingId: true }

  it('asks for the parking, sends its number and says it', async () => {
    const city = new CityBackEnd({ settings })
    const storage = memoryStorage()
    const { user } = await renderPayments(city, { path: '/profile/parking?duration=60', storage })
    const parking = await screen.findByRole('combobox', { name: 'Парковка' })
    expect(isSeen('Выберите парковку')).toBe(true)
    await user.type(parking, '102')
    await user.click(await screen.findByRole('option', { name: 'Вокзал, 10201' }))
    await pressed(start)
    await seen(/А 123 ВС 116, парковка 10201, до/u)
    for (const name of ['cost', 'start']) {
      expect(city.callsOf(name).at(-1)?.fields).toMatchObject({ Zone: '102', ParkingCode: '10201' })
    }
    await seen('Парковка 10201')
    expect(storage.get('parking.parking.kazan')).toBe('10201')
  })

  it('is filled in by a link to a parking', async () => {
    const city = new CityBackEnd({ settings })
    await renderPayments(city, { path: '/profile/parking?parking=10201&duration=60' })
    await screen.findByDisplayValue('Вокзал, 10201')
    await enabledButton(start)
    expect(city.callsOf('cost').at(-1)?.fields['ParkingCode']).toBe('10201')
  })

  it('says that the parking of a link does not exist', async () => {
    const city = new CityBackEnd({ settings })
    await renderPayments(city, { path: '/profile/parking?parking=99999&duration=60' })
    await seen('Парковки 99999 в этом городе нет. Выберите другую.')
    expect(city.callsOf('cost')).toEqual([])
  })
})

describe('the cost', () => {
  it('is asked when zone, vehicle and duration are set, and not before', async () => {
    const city = new CityBackEnd()
    await renderPayments(city, { path: link })
    await screen.findByDisplayValue('101 · Центр')
    expect(city.callsOf('cost')).toEqual([])
    await pressed('1 ч')
    await enabledButton(start)
    expect(city.callsOf('cost').map(({ fields }) => fields['Duration'])).toEqual(['60'])
    expect(screen.getByRole('table').textContent).toMatch(/12:00 – 13:00.*нет.*100,00/u)
  })

  it('has one question out at a time and asks about the latest values only', async () => {
    const city = new CityBackEnd()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    city.fault = ({ name, fields }) =>
      name === 'cost' && fields['Duration'] === '30' ? promise : undefined
    await renderPayments(city, { path: link })
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
    const city = new CityBackEnd()
    city.fault = ({ name }) => (name === 'cost' ? refusal('TariffNotFound') : undefined)
    await renderPayments(city, { path: `${link}&duration=60` })
    await seen('Для этой зоны и этой машины нет тарифа. Выберите другую зону.')
    expect(isSeen('Примерно, по тарифу зоны')).toBe(true)
    expect(isDisabled(screen.getByRole('button', { name: start }))).toBe(true)
    city.fault = () => undefined
    await pressed('Узнать цену ещё раз')
    await enabledButton(start)
  })

  it('is asked in a zone whose prices contradict each other, and estimated by nothing', async () => {
    const city = new CityBackEnd({ settings: { intervals: undefined } })
    const hours = (from: string, to: string, price: number) => ({
      type: 'default',
      interval: { from, to },
      price,
    })
    const prices = [hours('08:00', '20:00', 40), hours('12:00', '22:00', 60)]
    const { promise, resolve } = Promise.withResolvers<undefined>()
    city.fault = ({ name }) => {
      if (name === 'cost') return promise
      const zones = [{ value: '101', zonenumber: '101', zonename: 'Центр', prices }]
      return name === 'getZones' ? { status: 'ok', result: zones } : undefined
    }
    await renderPayments(city, { path: link })
    await pressed('1 ч')
    await seen('Уточняем цену…')
    expect(isSeen('Примерно, по тарифу зоны')).toBe(false)
    resolve(undefined)
    await enabledButton(start)
  })

  it('is silent about an error of the calculation itself', async () => {
    const city = new CityBackEnd()
    city.fault = ({ name }) => (name === 'cost' ? refusal('CostCalculationError') : undefined)
    await renderPayments(city, { path: `${link}&duration=60` })
    await enabledButton('Узнать цену ещё раз')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the submit button', () => {
  it.each([
    ['free', { totalcost: '0.00', moneyEnough: true }, 'Сейчас бесплатно', true],
    ['enough', { totalcost: '100.00', moneyEnough: true }, start, false],
    ['short', { totalcost: '100.00', moneyEnough: false }, 'Пополнить баланс и продолжить', false],
  ])('when it is %s', async (_case, result, label, disabled) => {
    const city = new CityBackEnd()
    const interval = { start: '2026-11-23 12:00:00', end: '2026-11-23 13:00:00', cost: '0.00' }
    city.fault = ({ name }) =>
      name === 'cost' ? { status: 'ok', result: { ...result, costData: [interval] } } : undefined
    await renderPayments(city, { path: `${link}&duration=60` })
    await waitFor(() =>
      expect(isDisabled(screen.getByRole('button', { name: label }))).toBe(disabled),
    )
    expect(isSeen('Уточняем цену…')).toBe(false)
  })

  it('leads to a top-up by what is missing when the money is short', async () => {
    const city = new CityBackEnd({ balance: 4_000 })
    await renderPayments(city, { path: `${link}&duration=60` })
    await seen(/Не хватает 60,00/u)
    await pressed('Пополнить баланс и продолжить')
    const amount = await screen.findByRole('textbox', { name: 'Сумма, ₽' })
    expect(amount instanceof HTMLInputElement && amount.value).toBe('60')
    expect(city.callsOf('start')).toEqual([])
  })
})

describe('what cannot be shown', () => {
  it.each(['get-profile-v6', 'get-benefits-v2', 'getZones'])(
    'says that %s failed and tries again',
    async (failing) => {
      const city = new CityBackEnd()
      city.fault = ({ name }) => (name === failing ? refusal('UnknownError') : undefined)
      await renderPayments(city)
      await seen('Не удалось загрузить данные для оплаты')
      city.fault = () => undefined
      await pressed('Попробовать ещё раз')
      await screen.findByRole('button', { name: start })
      expect(isSeen('Не удалось загрузить данные для оплаты')).toBe(false)
    },
  )

  it('says plainly that a city without balance is paid elsewhere', async () => {
    const city = new CityBackEnd({ settings: { dontUseBalance: true } })
    await renderPayments(city)
    await seen('В этом городе нельзя платить с баланса на сайте')
    expect(screen.queryByRole('button', { name: start })).toBeNull()
    expect(screen.queryByRole('button', { name: /Баланс/u })).toBeNull()
  })

  it('says that nothing runs and nothing waits', async () => {
    await renderPayments(new CityBackEnd())
    await seen('Сейчас ничего не оплачено')
    expect(isSeen('Неоплаченных парковок нет')).toBe(true)
  })
})
