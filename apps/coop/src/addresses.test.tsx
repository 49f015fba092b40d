import { readAddress } from '@parking/runtime'
import {
  backEnd,
  createTestContext,
  memoryStorage,
  ok,
  renderRouter,
  type TestContextOptions,
} from '@parking/runtime/testing'
import { coopTexts } from '@parking/coop'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { consoleTexts } from './texts/ru.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { createConsoleRouter } from './createConsoleRouter.tsx'

const titles = {
  login: { ru: 'Вход для юридических лиц', en: 'Company sign-in' },
  company: { ru: 'Компания', en: 'Company' },
  overview: { ru: 'Обзор', en: 'Overview' },
  operations: { ru: 'Операции', en: 'Payments' },
  entry: { ru: 'Что известно', en: 'What is known' },
  drivers: { ru: 'Водители', en: 'Drivers' },
  vehicles: { ru: 'Машины', en: 'Vehicles' },
  devices: { ru: 'Устройства', en: 'Devices' },
  none: { ru: 'Страница не найдена', en: 'Page not found' },
} as const

type Shown = keyof typeof titles
/** Each address of the console, and what somebody finds there. */
const known: readonly { asked: string; guest: Shown; driver: Shown; company: Shown }[] = [
  { asked: '/legal/auth', guest: 'login', driver: 'login', company: 'company' },
  { asked: '/coop-profile', guest: 'login', driver: 'login', company: 'company' },
  { asked: '/coop-profile/overview', guest: 'login', driver: 'login', company: 'overview' },
  { asked: '/coop-profile/operations', guest: 'login', driver: 'login', company: 'operations' },
  { asked: '/coop-profile/drivers/1', guest: 'login', driver: 'login', company: 'entry' },
  { asked: '/coop-profile/vehicles/1', guest: 'login', driver: 'login', company: 'entry' },
  { asked: '/coop-profile/drivers', guest: 'login', driver: 'login', company: 'drivers' },
  { asked: '/coop-profile/vehicles', guest: 'login', driver: 'login', company: 'vehicles' },
  { asked: '/coop-profile/devices', guest: 'login', driver: 'login', company: 'devices' },
  { asked: '/coop-profile/others', guest: 'none', driver: 'none', company: 'none' },
  { asked: '/legal', guest: 'none', driver: 'none', company: 'none' },
]
const people = ['guest', 'driver', 'company'] as const
const prefixes = ['', '/en', '/ru'] as const
const homes: Partial<Record<Shown, string>> = { login: '/legal/auth', company: '/coop-profile' }

describe.each(people)('the addresses of the console for a %s', (person) => {
  it.each(prefixes)('lead where the specification says with "%s" before them', async (prefix) => {
    const language = prefix === '/en' ? 'en' : 'ru'
    const seen: Record<string, object> = {}
    const expected: Record<string, object> = {}
    for (const row of known) {
      const shown = row[person]
      const path = homes[shown] ?? row.asked
      const address = `${prefix}${row.asked}`
      expected[address] = {
        heading: titles[shown][language],
        path: prefix === '/en' ? `/en${path}` : path,
      }
      seen[address] = await open(address, person)
    }
    expect(seen).toEqual(expected)
  })

  it('lead to the main page with another language before them', () => {
    for (const { asked } of known) {
      expect(readAddress(`/xx${asked}`)).toMatchObject({ kind: 'redirect', to: '/' })
    }
  })
})

/** Opens an address as somebody and tells what is shown, and where. */
async function open(address: string, person: (typeof people)[number]) {
  // As the app's start does: what leads on is settled before the router reads it.
  const read = readAddress(address)
  const storage = memoryStorage()
  if (person !== 'guest') storage.set(`parking.token.kazan.${person}`, 'token-1')
  const server = backEnd({
    'get-options-info-v3': () => ok({ isClose: false, isCoopProfile: true }),
    'corp-profile/get-profile': () => ok({ inn: '7707083893', balance: '1' }),
  })
  const context = await createTestContext({
    accountType: 'company',
    fetch: server.fetch,
    texts: [consoleTexts, coopTexts],
    language: read.language ?? 'ru',
    storage,
    layout: { Root: Through, Account: Through, NotFound: NotFoundPage },
    homes: { guest: '/legal/auth', member: '/coop-profile' },
    city: { flags: { corporate: true } },
  })
  const router = createConsoleRouter(context)
  const entry = read.kind === 'redirect' ? read.to : address
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [entry] }) })
  await router.load()
  await act(async () => renderRouter(context, router))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  const heading = await waitFor(() => {
    const [found] = document.querySelectorAll('h1')
    if (found === undefined) throw new Error(`Nothing is shown at ${address}`)
    return found.textContent
  })
  cleanup()
  return { heading, path: router.history.location.pathname }
}

const Through: NonNullable<TestContextOptions['layout']>['Root'] = ({ children }) => children
