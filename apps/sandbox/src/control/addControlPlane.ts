import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listMessages } from '../account/outbox.ts'
import { findDriver } from '../account/accounts.ts'
import type { City } from '../city/city.ts'
import { type CityContext, openCityContext } from '../city/CityContext.ts'
import type { Fault, PlannedFault } from '../city/faults.ts'
import { flag, type Input, integer, isRecord, text } from '../wire/input.ts'
import { auditLedger } from '../money/ledger.ts'
import { enterScenario, SCENARIOS } from './scenarios.ts'

const LONGEST_DELAY = 120_000

/** What the control plane works on. */
export interface ControlDependencies {
  /** The context of a city; @throws an error with status 404 for one that is not served. */
  contextFor(this: void, request: FastifyRequest): CityContext
}

/** The latest that an account may be, in seconds. */
const LONGEST_LAG = 120

const readBody = (request: FastifyRequest): Input => (isRecord(request.body) ? request.body : {})

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
  if (instant !== null) {
    if (flag(input, 'frozen')) city.clock.freeze(instant)
    else city.clock.set(instant)
  }
  if (move !== null) city.clock.move(move)
}

function readClock(city: City) {
  const now = city.clock.now()
  return { now, iso: new Date(now).toISOString() }
}

/** Everything that moved money in a city, for tests to compare with what screens say. */
function readLedger(context: CityContext) {
  const { store, city } = context
  const { from } = store
  return {
    ...auditLedger(context),
    transfers: store.all(from.selectFrom('transfers').selectAll().where('city', '=', city.id)),
    entries: store.all(from.selectFrom('entries').selectAll().where('city', '=', city.id)),
    sessions: store.all(from.selectFrom('sessions').selectAll().where('city', '=', city.id)),
    orders: store.all(from.selectFrom('orders').selectAll().where('city', '=', city.id)),
  }
}

/** Adds the calls that tests steer a city with; there is none of them unless asked for. */
export function addControlPlane(app: FastifyInstance, dependencies: ControlDependencies): void {
  const { contextFor } = dependencies
  const path = '/sandbox/control/:cityId'
  app.get('/sandbox/control', () => ({ scenarios: Object.keys(SCENARIOS) }))
  app.get(`${path}/clock`, (request) => readClock(contextFor(request).city))
  app.post(`${path}/clock`, (request) => {
    const { city } = contextFor(request)
    changeClock(city, readBody(request))
    return readClock(city)
  })
  app.get(`${path}/faults`, (request) => ({ waiting: contextFor(request).city.faults.list() }))
  app.post(`${path}/faults`, (request) => {
    const { faults } = contextFor(request).city
    const planned = readFault(readBody(request))
    if (!planned) throw new BadOrder('No such fault')
    faults.plan(planned)
    return { waiting: faults.list() }
  })
  app.post(`${path}/lag`, (request) => {
    const seconds = Math.min(integer(readBody(request), 'seconds') ?? 0, LONGEST_LAG)
    contextFor(request).city.lag.set(seconds * 1000)
    return { seconds }
  })
  app.delete(`${path}/faults`, (request) => {
    const { faults, lag } = contextFor(request).city
    faults.clear()
    lag.set(0)
    return { waiting: faults.list() }
  })
  app.post(`${path}/reset`, (request) => {
    const { store, city } = contextFor(request)
    const input = readBody(request)
    if (!flag(input, 'keepClock')) city.clock.reset()
    changeClock(city, input)
    const scenario = text(input, 'scenario') || 'everything'
    const prepared = enterScenario(openCityContext(store, city), scenario)
    if (!prepared) throw new BadOrder(`No such scenario: ${scenario}`)
    return { scenario, ...prepared, ...readClock(city) }
  })
  app.get(`${path}/ledger`, (request) => readLedger(contextFor(request)))
  app.get(`${path}/captcha`, (request) => {
    const query: Input = isRecord(request.query) ? request.query : {}
    const account = findDriver(contextFor(request), text(query, 'login'))
    return { captcha: account?.captcha ?? null }
  })
  app.get(`${path}/outbox`, (request) => ({
    messages: listMessages(contextFor(request)),
  }))
}

function readKind(input: Input): Fault | null {
  const kind = text(input, 'kind')
  switch (kind) {
    case 'delay':
    case 'late': {
      const milliseconds = Math.min(integer(input, 'milliseconds') ?? 1000, LONGEST_DELAY)
      return { kind, milliseconds }
    }
    case 'status':
      return { kind, status: integer(input, 'status') ?? 500 }
    case 'errorName':
      return { kind, errorName: text(input, 'errorName') || 'UnknownError' }
    case 'reset':
    case 'html':
    case 'truncated':
    case 'wrongType':
    case 'lost':
    case 'twice':
    case 'commaInRedirect':
      return { kind }
    default:
      return null
  }
}

/** Reads a fault to be planned; null when there is no such kind. */
function readFault(input: Input): PlannedFault | null {
  const fault = readKind(input)
  if (!fault) return null
  const times = Math.max(1, integer(input, 'times') ?? 1)
  return { operationId: text(input, 'operationId') || '*', times, fault }
}
