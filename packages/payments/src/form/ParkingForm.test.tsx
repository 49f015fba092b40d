import { queryKey } from '@parking/api-client'
import { CityBackEnd, enabledButton, isDisabled, pressed, seen } from '@parking/checkout/testing'
import { memoryStorage, type TestContext } from '@parking/runtime/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keptDraft, useParkingDraft } from '../draft/parkingDraft.ts'
import { renderPayments } from '../testing/renderPayments.tsx'

const path = '/profile/parking?zone=101&duration=60'
const start = 'Начать парковку'
const parked = 'Парковка этой машины уже идёт. Её можно продлить.'

/** Another device parks the main car for half an hour. */
async function parkElsewhere(city: CityBackEnd): Promise<void> {
  const body = new URLSearchParams({ Vehicle: 'А123ВС116', Zone: '102', Duration: '30' })
  const address = 'https://kazan.parking.example/api/payment/start'
  await city.fetch(new Request(address, { method: 'POST', body }))
}

async function readAgain(
  { api, queryClient }: TestContext,
  name: 'profile' | 'zones' | 'settings',
): Promise<void> {
  await act(() => queryClient.invalidateQueries({ queryKey: queryKey(api, name) }))
}

/** What a city answers to a call from now on. */
function becomes(city: CityBackEnd, asked: string, result: unknown): void {
  city.fault = ({ name }) => (name === asked ? { status: 'ok', result } : undefined)
}

const isChosen = (name: RegExp): boolean => {
  const radio = screen.getByRole('radio', { name })
  return radio instanceof HTMLInputElement && radio.checked
}
const mainCar = /А 1 2 3 В С 1 1 6/u

describe('what was shown with a price', () => {
  it('stays chosen when another device parks the car: the form says so and waits', async () => {
    const city = new CityBackEnd()
    const { user } = await renderPayments(city, { path })
    await enabledButton(start)
    await parkElsewhere(city)
    await pressed(start)
    await seen(parked)
    expect(isChosen(mainCar)).toBe(true)
    expect(isDisabled(screen.getByRole('button', { name: start }))).toBe(true)
    expect(city.charges.length).toBe(1)
    await user.click(screen.getByRole('radio', { name: /М 4 5 6 О Р 1 1 6/u }))
    await pressed(start)
    await seen('Парковка началась')
    expect(city.callsOf('start').at(-1)?.fields['Vehicle']).toBe('М456ОР116')
  })

  it('stays chosen when the profile is read again, and can be paid once its session is over', async () => {
    const city = new CityBackEnd()
    const { context } = await renderPayments(city, { path })
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
    const city = new CityBackEnd()
    const { context } = await renderPayments(city, { path })
    await enabledButton(start)
    becomes(city, 'get-profile-v6', { balance: '500.00', ts: [{ numberTs: 'М456ОР116' }] })
    await readAgain(context, 'profile')
    await seen('Этой машины больше нет в профиле. Выберите другую.')
    expect(isDisabled(screen.getByRole('button', { name: start }))).toBe(true)
  })

  it('stays chosen when the zone is gone, though it was only remembered', async () => {
    const storage = memoryStorage()
    storage.set('parking.zone.kazan', '102')
    const city = new CityBackEnd()
    const { context } = await renderPayments(city, {
      path: '/profile/parking?duration=60',
      storage,
    })
    await enabledButton(start)
    becomes(city, 'getZones', [{ value: '101', zonenumber: '101', zonename: 'Центр' }])
    await readAgain(context, 'zones')
    await seen('Зоны 102 в этом городе нет. Выберите другую.')
    expect(isDisabled(screen.getByRole('button', { name: start }))).toBe(true)
  })

  it('becomes no other duration when the city sells other ones', async () => {
    const city = new CityBackEnd()
    const { context } = await renderPayments(city, { path })
    await enabledButton(start)
    becomes(city, 'get-options-info-v3', { intervals: { min: 120, max: 1440, step: 120 } })
    await readAgain(context, 'settings')
    await seen('На такое время здесь больше не паркуют. Выберите другое.')
    expect(isDisabled(screen.getByRole('button', { name: start }))).toBe(true)
  })

  it('is kept for a page that is loaded anew, and ends with a success', async () => {
    await renderPayments(new CityBackEnd(), { path })
    await enabledButton(start)
    const vehicle = { kind: 'owned', plate: 'А123ВС116' }
    await waitFor(() => expect(keptDraft.read()).toMatchObject({ zone: '101', vehicle }))
    await pressed(start)
    await seen('Парковка началась')
    expect(useParkingDraft.getState().vehicle).toBeNull()
  })
})

describe('a link', () => {
  it.each([
    [20, 15],
    [9999, 1440],
  ])('to %i minutes fills in %i, which can be had', async (minutes, expected) => {
    await renderPayments(new CityBackEnd(), { path: `/profile/parking?duration=${minutes}` })
    const duration = await screen.findByRole('spinbutton', { name: 'На сколько' })
    await waitFor(() => expect(duration.getAttribute('aria-valuenow')).toBe(String(expected)))
  })
})
