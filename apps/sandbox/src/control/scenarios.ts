import type { City } from '../city/city.ts'
import { expireTokens, issueToken } from '../account/tokens.ts'
import { findDriver } from '../account/accounts.ts'
import { balanceOf, transfer } from '../money/ledger.ts'
import { startSession } from '../parking/sessions.ts'
import { startUnpaid } from '../parking/startUnpaid.ts'
import { endUnpaid, minutesToMidnight } from '../parking/unpaid.ts'
import { findSession } from '../parking/findSessions.ts'
import { priceStay, type Stay } from '../parking/stay.ts'
import { DRIVER } from '../seed/demoAccounts.ts'
import { regionOf } from '../seed/regions.ts'
import { seedCity, USUAL_SIZE, type SeedSize } from '../seed/seedCity.ts'
import type { Store } from '../store/openStore.ts'

const MINUTE = 60_000

/** What a scenario leaves behind besides the accounts: a token, a session. */
export interface Prepared {
  token?: string
  session?: string
}

interface Scenario {
  size?: Partial<SeedSize>
  prepare?: (store: Store, city: City, driver: number) => Prepared
}

function stayOf(city: City, start: number, minutes: number): Stay {
  const [zone] = city.zones.all
  if (!zone) throw new Error(`${city.id} has no zone`)
  const plate = `А123ВС${regionOf(city.id)}`
  const vehicle = { plate, format: 'rus', category: 'B' } as const
  return { zone, parkingCode: '', vehicle, start, minutes, post: false }
}

/** Starts a session so that it ends in so many minutes. */
function parked(endsIn: number) {
  return (store: Store, city: City, account: number): Prepared => {
    const now = city.clock.now()
    const stay = stayOf(city, now + (endsIn - 120) * MINUTE, 120)
    const cost = priceStay(store, city, account, stay)
    const fromWallet = !city.modes.dontUseBalance
    const { id } = startSession(store, city, stay, cost, { account, fromWallet }, now)
    return { session: String(id) }
  }
}

/** Leaves so many kopecks in the wallet. */
function withMoney(kopecks: number) {
  return (store: Store, city: City, account: number): Prepared => {
    const wallet = `wallet:${account}` as const
    const has = balanceOf(store, city.id, wallet)
    const at = city.clock.now()
    const line = { city: city.id, kind: 'scenario', reference: 'scenario', at }
    if (has > kopecks) {
      transfer(store, { ...line, from: wallet, to: 'acquirer', amount: has - kopecks })
    } else if (has < kopecks) {
      transfer(store, { ...line, from: 'acquirer', to: wallet, amount: kopecks - has })
    }
    return {}
  }
}

/** Leaves a session that has ended and waits for its money. */
function deferred(store: Store, city: City, account: number): Prepared {
  const now = city.clock.now()
  const start = now - 90 * MINUTE
  const stay = stayOf(city, start, Math.max(120, minutesToMidnight(city, start)))
  const { id } = startUnpaid(store, city, stay, account, start)
  endUnpaid(store, city, findSession(store, account, String(id)), now)
  return { session: String(id) }
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
  'driver with a lot of money': { prepare: withMoney(100_000_000) },
  'driver who must solve a captcha': {
    prepare(store, _city, account) {
      store.run(
        store.from.updateTable('accounts').set({ failed_logins: 10 }).where('id', '=', account),
      )
      return {}
    },
  },
  'driver with an expired token': {
    prepare(store, city, account) {
      const now = city.clock.now()
      const { token } = issueToken(store, { city: city.id, account }, now)
      expireTokens(store, account, now)
      return { token }
    },
  },
  'fleet with 300 cars': { size: { fleet: 300 } },
}

/**
 * Empties a city and fills it again as a scenario says; clock and faults go back to nothing.
 *
 * @returns what the scenario leaves behind, or null for a name that is not known.
 */
export function enterScenario(store: Store, city: City, name: string): Prepared | null {
  const scenario = SCENARIOS[name]
  if (!scenario) return null
  city.faults.clear()
  return store.transaction(() => {
    store.wipe(city.id)
    store.run(store.from.updateTable('cities').set({ scenario: name }).where('id', '=', city.id))
    seedCity(store, city, { ...USUAL_SIZE, ...scenario.size })
    const driver = findDriver(store, city.id, DRIVER.email)
    return driver && scenario.prepare ? scenario.prepare(store, city, driver.id) : {}
  })
}
