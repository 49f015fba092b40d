import { queryKey } from '@parking/api-client'
import { enabledButton, isSeen, pressed, seen } from '@parking/payments/testing'
import { changed, type Fault } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const link = '/profile/parking?zone=101&duration=60'
const sessions = [{ plate: 'А123ВС116', minutesLeft: 60 }]
const junk = [1, 'x', { foo: 1 }]

const withSessions = (wire: unknown): Fault => ({
  'get-profile-v6': changed((profile) => ({ ...profile, sessions: wire })),
})
const listOf = (profile: object, list: string): unknown[] => Reflect.get(profile, list)

const cityWith = (fault: Fault): CityBackEnd => openCity({ sessions }, fault)

const region = (name: string) => screen.getByRole('region', { name }).textContent

describe('limits of durations that cannot be read', () => {
  it('are told beside those that stand in for them', async () => {
    const city = cityWith({
      'get-options-info-v3': changed((found) => ({ ...found, intervals: { max: 'x', step: [] } })),
    })
    await renderParking(city, { path: link })
    expect(await screen.findByText('2 записи не удалось прочитать.')).toBeTruthy()
  })
})

describe('sessions that cannot be read', () => {
  it.each([
    [[{ foo: 1 }], '1 запись не удалось прочитать.'],
    [junk, '3 записи не удалось прочитать.'],
    [[...junk, ...junk], '6 записей не удалось прочитать.'],
    [{}, 'Список не удалось прочитать.'],
    [undefined, 'Список не удалось прочитать.'],
  ])('are told, and are not taken for none: %j', async (wire, text) => {
    await renderParking(cityWith(withSessions(wire)))
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    expect(region('Идут сейчас')).toBe(`Идут сейчас${text}`)
    expect(region('Отложенные')).toBe(`Отложенные${text}`)
    await pressed('Парковки: список прочитать не удалось')
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(3))
    expect(isSeen('Сейчас ничего не оплачено.')).toBe(false)
  })

  it('are told beside those that can', async () => {
    const fault = {
      'get-profile-v6': changed((profile) => ({
        ...profile,
        sessions: [...junk, ...listOf(profile, 'sessions')],
      })),
    }
    await renderParking(cityWith(fault), {})
    await screen.findByRole('button', { name: 'Продлить парковку А 123 ВС 116' })
    expect(region('Идут сейчас')).toContain('3 записи не удалось прочитать.')
  })

  it('are told in English', async () => {
    await renderParking(cityWith(withSessions([1])), { language: 'en' })
    expect(await screen.findAllByText('1 entry couldn’t be read.')).toHaveLength(2)
  })

  it.each([
    ['Продлить парковку А 123 ВС 116', 'Продлить парковку'],
    ['Завершить парковку А 123 ВС 116', 'Завершить парковку?'],
  ])('do not end the one whose dialog is open: %s', async (action, title) => {
    const city = openCity({ sessions })
    const { context } = await renderParking(city)
    await pressed(action)
    await screen.findByRole('heading', { name: title })
    city.fault = withSessions(junk)
    await context.queryClient.invalidateQueries({ queryKey: queryKey(context.api, 'profile') })
    // In both lists of the page, and in the dialog.
    await waitFor(() =>
      expect(screen.getAllByText('3 записи не удалось прочитать.')).toHaveLength(3),
    )
    expect(isSeen(/уже закончилась/u)).toBe(false)
  })
})

describe('what the form offers', () => {
  it('tells zones that cannot be read, and goes on with the others', async () => {
    const city = cityWith({
      getZones: changed((zones) => [...Array.from(Object.values(zones)), 1]),
    })
    await renderParking(city, { path: link })
    await screen.findByDisplayValue('101 · Центр')
    expect(await screen.findAllByText('1 запись не удалось прочитать.')).toHaveLength(1)
  })

  it.each([
    ['junk', '1 запись не удалось прочитать.'],
    [junk, '3 записи не удалось прочитать.'],
  ])('tells parkings that cannot be read where each is paid: %j', async (parkings, text) => {
    const city = openCity({ modes: { paymentByParkingId: true } })
    city.fault = {
      getZones: changed((zones) => [
        ...Array.from(Object.values(zones)),
        { value: '103', parkings },
      ]),
    }
    await renderParking(city)
    await screen.findByRole('combobox', { name: 'Парковка' })
    expect(await screen.findAllByText(text)).toHaveLength(1)
  })

  it.each([junk, {}])('has failed where no zone can be read: %j', async (zones) => {
    await renderParking(cityWith({ getZones: changed(() => zones) }))
    await seen('Не удалось загрузить данные для оплаты')
    expect(isSeen('Сейчас ничего не оплачено')).toBe(false)
  })

  it.each([
    [junk, '3 записи не удалось прочитать.'],
    [{}, 'Список не удалось прочитать.'],
  ])('tells vehicles that cannot be read, and takes a typed one: %j', async (ts, text) => {
    await renderParking(cityWith({ 'get-profile-v6': changed((profile) => ({ ...profile, ts })) }))
    await seen(text)
    expect(isSeen('В профиле пока нет машин: введите номер машины.')).toBe(false)
    expect(screen.getByRole('textbox', { name: 'Номер машины' })).toBeTruthy()
  })

  it('is paid without benefits when none of them can be read', async () => {
    const city = openCity()
    city.fault = { 'get-benefits-v2': changed(() => junk) }
    await renderParking(city, { path: link })
    await enabledButton(/^Начать парковку · \d/u)
    expect(city.callsOf('cost')).toHaveLength(1)
  })
})
