import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findDriver } from '../account/accounts.ts'
import type { City } from '../city/city.ts'
import { integer, isRecord, text, flag, type Input } from '../wire/input.ts'
import { auditLedger } from '../money/ledger.ts'
import type { Store } from '../store/openStore.ts'
import { readFault } from './readFault.ts'
import { enterScenario, SCENARIOS } from './scenarios.ts'

/** What the control plane works on. */
export interface ControlParts {
  store: Store
  /** @throws an error with status 404 for a city that is not served. */
  cityOfRequest(this: void, request: FastifyRequest): City
}

const bodyOf = (request: FastifyRequest): Input => (isRecord(request.body) ? request.body : {})

/** An order the control plane does not understand. */
class BadOrder extends Error {
  readonly statusCode = 400
}

/** The last instant that a clock may show, in the year 2603: everything can still be priced. */
const LATEST = 2e13

/** Reads an instant: milliseconds, or a date and time with its offset. */
function readInstant(input: Input, field: string): number | null {
  const given = text(input, field)
  if (given === '') return null
  return /^-?\d+$/.test(given) ? Number(given) : Date.parse(given)
}

function changeClock(city: City, input: Input): void {
  const instant = readInstant(input, 'now')
  const move = integer(input, 'move')
  const wanted = (instant ?? city.clock.now()) + (move ?? 0)
  if (!(wanted >= 0 && wanted <= LATEST)) throw new BadOrder('The clock has no such instant')
  if (flag(input, 'reset')) city.clock.reset()
  if (instant !== null) city.clock.set(instant, flag(input, 'frozen'))
  if (move !== null) city.clock.move(move)
}

function clockOf(city: City) {
  const now = city.clock.now()
  return { now, iso: new Date(now).toISOString() }
}

/** Everything that moved money in a city, for tests to compare with what screens say. */
function ledgerOf(store: Store, city: City) {
  const of = city.id
  const { from } = store
  return {
    ...auditLedger(store, of),
    transfers: store.all(from.selectFrom('transfers').selectAll().where('city', '=', of)),
    entries: store.all(from.selectFrom('entries').selectAll().where('city', '=', of)),
    sessions: store.all(from.selectFrom('sessions').selectAll().where('city', '=', of)),
    orders: store.all(from.selectFrom('orders').selectAll().where('city', '=', of)),
  }
}

/** Adds the calls that tests steer a city with; there is none of them unless asked for. */
export function addControlPlane(app: FastifyInstance, parts: ControlParts): void {
  const { store, cityOfRequest } = parts
  const city = '/sandbox/control/:cityId'
  app.get('/sandbox/control', () => ({ scenarios: Object.keys(SCENARIOS) }))
  app.get(`${city}/clock`, (request) => clockOf(cityOfRequest(request)))
  app.post(`${city}/clock`, (request) => {
    const found = cityOfRequest(request)
    changeClock(found, bodyOf(request))
    return clockOf(found)
  })
  app.get(`${city}/faults`, (request) => ({ waiting: cityOfRequest(request).faults.list() }))
  app.post(`${city}/faults`, (request) => {
    const { faults } = cityOfRequest(request)
    const planned = readFault(bodyOf(request))
    if (!planned) throw new BadOrder('No such fault')
    faults.plan(planned)
    return { waiting: faults.list() }
  })
  app.delete(`${city}/faults`, (request) => {
    const { faults } = cityOfRequest(request)
    faults.clear()
    return { waiting: faults.list() }
  })
  app.post(`${city}/reset`, (request) => {
    const found = cityOfRequest(request)
    const input = bodyOf(request)
    if (!flag(input, 'keepClock')) found.clock.reset()
    changeClock(found, input)
    const scenario = text(input, 'scenario') || 'everything'
    const prepared = enterScenario(store, found, scenario)
    if (!prepared) throw new BadOrder(`No such scenario: ${scenario}`)
    return { scenario, ...prepared, ...clockOf(found) }
  })
  app.get(`${city}/ledger`, (request) => ledgerOf(store, cityOfRequest(request)))
  app.get(`${city}/captcha`, (request) => {
    const query: Input = isRecord(request.query) ? request.query : {}
    const account = findDriver(store, cityOfRequest(request).id, text(query, 'login'))
    return { captcha: account?.captcha ?? null }
  })
  app.get(`${city}/outbox`, (request) => ({
    messages: store.all(
      store.from
        .selectFrom('outbox')
        .selectAll()
        .where('city', '=', cityOfRequest(request).id)
        .orderBy('id', 'desc')
        .limit(100),
    ),
  }))
}
