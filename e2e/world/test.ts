import { test as base, expect, type BrowserContext } from '@playwright/test'
import { CityControl } from './CityControl.ts'
import { keepHistorySteady } from './keepHistorySteady.ts'
import { startServer, type Server } from './startServer.ts'
import { Time } from './Time.ts'
import { translate } from './translate.ts'
import { watchPages, type Watch } from './watch.ts'

/** A weekday, 10:00 in Kazan: parking costs money, and there is a day left to park. */
const WEEKDAY_MORNING = Date.UTC(2026, 10, 24, 7)

/** What a story may choose before it begins. */
export interface WorldOptions {
  cityId: string
  /** The city that the browser remembers, when it is not the story's. */
  storedCity: string | null
  /** The state the city begins in, by its name in the sandbox. */
  scenario: string
  /** The city's time when the story begins. */
  startsAt: number
  /** Whether the driver is signed in when the story begins. */
  signedIn: boolean
  /** By how many minutes the device's clock is off. */
  minutesWrong: number
  /** Whether the browser translates the pages. */
  translated: boolean
}

interface Fixtures extends WorldOptions {
  city: CityControl
  time: Time
  watch: Watch
  /** Opens a browser of its own: another device. */
  otherDevice: () => Promise<BrowserContext>
}

/** Stories run in a city of their own, and fail on any error, breach of policy or stranger. */
export const test = base.extend<Fixtures, { server: Server }>({
  cityId: ['kazan', { option: true }],
  storedCity: [null, { option: true }],
  scenario: ['driver', { option: true }],
  startsAt: [WEEKDAY_MORNING, { option: true }],
  signedIn: [false, { option: true }],
  minutesWrong: [0, { option: true }],
  translated: [process.env['TRANSLATED'] !== undefined, { option: true }],

  server: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture's first argument is always a pattern
    async ({}, provide, worker) => {
      const server = await startServer(worker.parallelIndex)
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, provide) => provide(server.origin),

  city: async ({ server, cityId, scenario, startsAt }, provide) => {
    const city = new CityControl(server.origin, cityId)
    await city.reset(scenario, startsAt)
    await provide(city)
    const { total, broken } = await city.ledger()
    expect({ total, broken }, 'the ledger adds up').toEqual({ total: 0, broken: [] })
  },

  time: async ({ city }, provide) => provide(new Time(city)),

  storageState: async ({ server, city, cityId, storedCity, signedIn }, provide) => {
    const localStorage = [{ name: 'parking.city', value: storedCity ?? cityId }]
    if (signedIn) {
      const name = `parking.token.${cityId}.driver`
      localStorage.push({ name, value: await city.token() })
    }
    await provide({ cookies: [], origins: [{ origin: server.origin, localStorage }] })
  },

  watch: async ({ context, server }, provide) => {
    const watch = await watchPages(context, server.origin)
    await provide(watch)
    expect(watch.seen(), 'errors, breaches of the policy, requests elsewhere').toEqual([])
  },

  page: async ({ context, city, watch, time, minutesWrong, translated }, provide) => {
    expect(watch.seen()).toEqual([])
    city.calls.watch(context)
    keepHistorySteady(context)
    await time.install(context, minutesWrong)
    if (translated) await context.addInitScript(translate)
    await provide(await context.newPage())
  },

  otherDevice: async ({ browser, server, city, time, cityId }, provide) => {
    const opened: { context: BrowserContext; watch: Watch }[] = []
    await provide(async () => {
      const localStorage = [{ name: 'parking.city', value: cityId }]
      const origins = [{ origin: server.origin, localStorage }]
      const context = await browser.newContext({ storageState: { cookies: [], origins } })
      opened.push({ context, watch: await watchPages(context, server.origin) })
      city.calls.watch(context)
      keepHistorySteady(context)
      await time.install(context)
      return context
    })
    for (const { context, watch } of opened) {
      await context.close()
      expect(watch.seen(), 'on the other device').toEqual([])
    }
  },
})

export { expect }
