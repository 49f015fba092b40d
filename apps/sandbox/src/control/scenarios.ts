import { changeAccount, findDriver } from '../account/accounts.ts'
import { expireTokens, issueToken } from '../account/tokens.ts'
import { publish } from '../city/content.ts'
import type { CityContext } from '../city/CityContext.ts'
import { findBalance, transfer } from '../money/ledger.ts'
import { endUnpaid } from '../parking/endUnpaid.ts'
import { priceParking } from '../parking/priceParking.ts'
import { startSession } from '../parking/sessions.ts'
import type { ParkingRequest } from '../parking/parkingRequest.ts'
import { minutesToMidnight, startUnpaid } from '../parking/unpaid.ts'
import { addVehicle } from '../parking/vehicles.ts'
import { DRIVER } from '../seed/demoAccounts.ts'
import { findMainPlate, findRegion, fleetPlate } from '../seed/regions.ts'
import { seedCity, USUAL_SIZE, type SeedSize } from '../seed/seedCity.ts'

const MINUTE = 60_000

/** What a scenario leaves behind besides the accounts: a token, a session. */
export interface Prepared {
  token?: string
  session?: string
}

interface Scenario {
  size?: Partial<SeedSize>
  prepare?: (context: CityContext, driver: number) => Prepared
}

function makeRequest({ city }: CityContext, start: number, minutes: number): ParkingRequest {
  const [zone] = city.zones.all
  if (!zone) throw new Error(`${city.id} has no zone`)
  const vehicle = { plate: findMainPlate(city.id), format: 'rus', category: 'B' } as const
  return { zone, parkingCode: '', vehicle, start, minutes, paid: 'before' }
}

/** Starts a session so that it ends in so many minutes. */
function parked(endsIn: number) {
  return (context: CityContext, account: number): Prepared => {
    const request = makeRequest(context, context.now + (endsIn - 120) * MINUTE, 120)
    const cost = priceParking(context, account, request)
    const from = context.city.modes.dontUseBalance ? 'acquirer' : 'wallet'
    return {
      session: String(startSession(context, request, cost, { account, from, phone: '' }).id),
    }
  }
}

/** Leaves so many kopecks in the wallet. */
function withMoney(kopecks: number) {
  return (context: CityContext, account: number): Prepared => {
    const wallet = `wallet:${account}` as const
    const more = kopecks - findBalance(context, wallet)
    const line = { purpose: 'scenario', reference: 'scenario', amount: Math.abs(more) }
    if (more < 0) transfer(context, { ...line, from: wallet, to: 'acquirer' })
    if (more > 0) transfer(context, { ...line, from: 'acquirer', to: wallet })
    return {}
  }
}

/** Leaves a session that has ended and waits for its money. */
function deferred(context: CityContext, account: number): Prepared {
  const then = { ...context, now: context.now - 90 * MINUTE }
  const request = makeRequest(then, then.now, Math.max(120, minutesToMidnight(then)))
  const session = startUnpaid(then, request, account)
  endUnpaid(context, session, context.now)
  return { session: String(session.id) }
}

/** Publishes the notification that pops up by itself. */
function notifying(context: CityContext): Prepared {
  const fields = {
    title: 'Изменение тарифов',
    message:
      '<p>С 1 декабря тарифы некоторых зон изменятся. Перед оплатой <a href="/news">прочитайте новости</a>.</p>',
  }
  publish(context, 'notification', { key: 'popup', at: context.now, fields })
  return {}
}

/** Publishes a picture that everybody is shown once. */
function showingBanner(context: CityContext): Prepared {
  const fields = {
    image: `/sandbox/${context.city.id}/pages/banner.svg`,
    title: 'Новые места в центре: с 1 декабря парковок станет больше',
    link: '/news',
  }
  publish(context, 'notification', { key: 'banner', at: context.now, fields })
  return {}
}

/** The states that a city can be put into, by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  everything: {},
  driver: { size: { operations: 0 } },
  'driver with a session that ends in 20 minutes': { prepare: parked(20) },
  'driver with a session that ends in 2 minutes': { prepare: parked(2) },
  'driver with a session of an hour': { prepare: parked(60) },
  'driver with a deferred session': { prepare: deferred },
  'driver with 5,000 operations': { size: { operations: 5000 } },
  'driver short of money': { prepare: withMoney(40) },
  'driver short of money with a session': {
    prepare(context, account) {
      const session = parked(20)(context, account)
      return { ...session, ...withMoney(40)(context, account) }
    },
  },
  'driver with a lot of money': { prepare: withMoney(100_000_000) },
  'driver with 200 cars': {
    prepare(context, account) {
      const region = findRegion(context.city.id)
      for (let index = 0; index < 197; index += 1) {
        addVehicle(context, account, { number: fleetPlate(context.city.id, index), region })
      }
      return {}
    },
  },
  'driver who must solve a captcha': {
    prepare(context, account) {
      changeAccount(context, account, { failed_logins: 10 })
      return {}
    },
  },
  'driver with an expired token': {
    prepare(context, account) {
      const { token } = issueToken(context, account)
      expireTokens(context, account)
      return { token }
    },
  },
  'city with a notification': { prepare: notifying },
  'city with a banner': { prepare: showingBanner },
  'fleet with 300 cars': { size: { fleet: 300 } },
}

/**
 * Empties a city and fills it again as a scenario says; its faults and its lag go.
 *
 * @returns what the scenario leaves behind, or null for a name that is not known.
 */
export function enterScenario(context: CityContext, name: string): Prepared | null {
  const { store, city } = context
  const scenario = SCENARIOS[name]
  if (!scenario) return null
  city.faults.clear()
  city.lag.set(0)
  return store.transaction(() => {
    store.wipe(city.id)
    store.run(store.from.updateTable('cities').set({ scenario: name }).where('id', '=', city.id))
    seedCity(context, { ...USUAL_SIZE, ...scenario.size })
    const driver = findDriver(context, DRIVER.email)
    return driver && scenario.prepare ? scenario.prepare(context, driver.id) : {}
  })
}
