import { pressed, seen } from '@parking/payments/testing'
import { changed, memoryStorage } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useParkingDraft, zoneChosen } from '@parking/sessions'
import { keepLastSession } from '@parking/sessions/testing'
import { renderParking } from '../testing/renderParking.tsx'

const again = /^Как в прошлый раз/u
const link = () => screen.findByRole('link', { name: again })

async function remembering(
  session: Parameters<typeof keepLastSession>[1] = {},
  city = openCity(),
  path = '/',
) {
  const storage = memoryStorage()
  keepLastSession(storage, session)
  return { city, ...(await renderParking(city, { path, storage })) }
}

describe('as the last time', () => {
  it('is named by what it means, and parks with two presses', async () => {
    const { city, user } = await remembering()
    const name = 'Как в прошлый раз: зона 101, А 123 ВС 116, 1 ч'
    await user.click(await screen.findByRole('link', { name }))
    await pressed('Начать парковку · 100,00\u00A0₽')
    await seen('Парковка началась')
    expect(city.callsOf('start').map(({ fields }) => fields)).toMatchObject([
      { Zone: '101', Vehicle: 'А123ВС116', Duration: '60' },
    ])
  })

  it('fills in a car that is not in the profile', async () => {
    const { city, user } = await remembering({ plate: 'Т001МР16', durationMinutes: 120 })
    await user.click(await link())
    await screen.findByRole('button', { name: 'Начать парковку · 200,00\u00A0₽' })
    expect(city.callsOf('cost').at(-1)?.fields).toMatchObject({ Vehicle: 'Т001МР16' })
  })

  it('leads on from the menu of the header, also where the form holds something else', async () => {
    const path = '/profile/parking?zone=101&plate=А123ВС116&duration=60'
    const { user } = await remembering({}, openCity(), path)
    await screen.findByRole('button', { name: /^Начать парковку · 100/u })
    zoneChosen('102')
    await pressed('Парковки: ничего не оплачено')
    await user.click(await link())
    await waitFor(() => expect(useParkingDraft.getState().zone).toBe('101'))
    expect(useParkingDraft.getState().leastMinutes).toBe(60)
  })

  it('extends the parking of a car that is parked already', async () => {
    const sessions = [{ plate: 'А123ВС116', minutesLeft: 60 }]
    await remembering({}, openCity({ sessions }))
    await pressed('Продлить: зона 101, А 123 ВС 116, до 13:00')
    expect(await screen.findByRole('dialog', { name: 'Продлить парковку' })).toBeTruthy()
  })

  it('says that the zone is gone', async () => {
    const { city, user } = await remembering({ zone: '777' })
    await user.click(await link())
    await seen('Зоны 777 в этом городе нет. Выберите другую.')
    expect(city.callsOf('cost')).toEqual([])
  })

  it('begins with the next one where a city sells other durations by now', async () => {
    await remembering({ durationMinutes: 61 })
    expect((await link()).textContent).toMatch(/1 ч$|1 ч 15 мин$/u)
  })

  it('is known of a parking that was begun on another device', async () => {
    const sessions = [{ plate: 'Т001МР16', minutesLeft: 60 }]
    await renderParking(openCity({ sessions }), { path: '/' })
    const name = /^Продлить: зона 101, Т 001 МР 16/u
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  it('is nothing before the first parking, and where nothing is paid from a balance', async () => {
    await renderParking(openCity(), { path: '/' })
    await screen.findByRole('button', { name: /Баланс: 500/u })
    expect(screen.queryByRole('link', { name: again })).toBeNull()
  })

  it('is never told to another driver, nor after signing out', async () => {
    const city = openCity()
    city.fault = { 'get-profile-v6': changed({ email: 'b@c.de' }) }
    const { context } = await remembering({}, city)
    await screen.findByRole('button', { name: /Баланс: 500/u })
    expect(screen.queryByRole('link', { name: again })).toBeNull()
    expect(context.storage.get('parking.person.last.kazan')).not.toBeNull()
    context.session.send({ kind: 'loggedOut' })
    expect(context.storage.get('parking.person.last.kazan')).toBeNull()
  })
})
