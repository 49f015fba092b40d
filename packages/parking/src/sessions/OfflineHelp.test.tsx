import { cityOfSessions } from '@parking/sessions/testing'
import { isSeen, seen } from '@parking/payments/testing'
import { memoryStorage, noConnection, ok } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import type { KeyValueStorage } from '@parking/runtime'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const sessions = [
  { plate: 'А123ВС116', minutesLeft: 60 },
  { plate: 'М456ОР116', minutesLeft: 5 },
]
const key = 'parking.person.sessions.kazan'

/** The page was open while parkings ran; then it is opened where there is no connection. */
async function laterOffline(minutes: number, path?: string) {
  const storage: KeyValueStorage = memoryStorage()
  const city = openCity({ sessions })
  await renderParking(city, { storage })
  await screen.findByText('Идут сейчас')
  await waitFor(() => expect(storage.get(key)).not.toBeNull())
  cleanup()
  city.isReachable = false
  city.pass(minutes * 60_000)
  return { city, storage, ...(await renderParking(city, { storage, ...(path && { path }) })) }
}

describe('where the city cannot be reached', () => {
  it('shows what was last known to run, with its end and how old it is, to be read only', async () => {
    await laterOffline(10)
    await seen('Последние известные парковки')
    await seen('По данным на 12:00. Продлить или завершить можно, когда связь появится.')
    await seen('с 11:50 до 13:00')
    const known = screen.getByRole('region', { name: 'Последние известные парковки' })
    expect(known.querySelectorAll('li').length, 'one has ended since').toBe(1)
    expect(known.querySelectorAll('button, a').length).toBe(0)
    expect(isSeen(/Не удалось загрузить данные для оплаты/u)).toBe(true)
  })

  it('shows nothing of what has ended', async () => {
    await laterOffline(61)
    await seen('Не удалось загрузить данные для оплаты')
    expect(isSeen(/Последние известные парковки/u)).toBe(false)
  })

  it('keeps no more than the sessions, and nothing once somebody has signed out', async () => {
    const { context, storage } = await laterOffline(10)
    const kept: unknown = JSON.parse(storage.get(key) ?? '')
    expect(Object.keys(kept ?? {})).toEqual(['at', 'sessions'])
    context.session.send({ kind: 'loggedOut' })
    expect(storage.get(key)).toBeNull()
  })

  it('shows over the map what ends first, dated, and leads to all of it', async () => {
    const { user } = await laterOffline(2, '/')
    const name = 'Паркуется до 12:05 по данным на 12:00'
    await user.click(await screen.findByRole('link', { name: new RegExp(name, 'u') }))
    const title = 'Последние известные парковки'
    expect(await screen.findByRole('region', { name: title })).toBeTruthy()
  })

  it('shows what ran without an end that was known, as such', async () => {
    const storage = memoryStorage()
    const city = cityOfSessions([{ endDate: 'soon' }])
    await renderParking(city, { storage })
    await waitFor(() => expect(storage.get(key)).not.toBeNull())
    cleanup()
    city.isReachable = false
    await renderParking(city, { storage })
    expect(await seen('Паркуется с 10:05, конец неизвестен')).toBeTruthy()
  })

  it('shows nothing of it over the map while the account can be read', async () => {
    const city = openCity({ sessions })
    await renderParking(city, { path: '/' })
    await screen.findByRole('heading', { name: 'Карта' })
    await waitFor(() => expect(city.callsOf('get-profile-v6').length).toBeGreaterThan(0))
    expect(screen.queryByRole('link', { name: /Паркуется до/u })).toBeNull()
  })

  it('offers to pay by SMS, where the city has that', async () => {
    const city = openCity()
    const result = [{ name: 'Оплата', desc: 'Заплатить', example: 'п 101*А123ВС116*1' }]
    city.fault = { 'sms-commands': () => ok(result), '*': () => noConnection }
    await renderParking(city)
    const link = await screen.findByRole('link', { name: 'Составить СМС' })
    expect(link.getAttribute('href')).toBe('/sms-commands')
  })
})

it('keeps how to pay by SMS ready while there is a connection', async () => {
  const city = openCity()
  await renderParking(city)
  await waitFor(() => expect(city.callsOf('sms-commands').length).toBe(1))
})
