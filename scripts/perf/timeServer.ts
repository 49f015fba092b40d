import { execFileSync } from 'node:child_process'
import { DRIVER } from '@parking/sandbox/accounts'
import { mustHave } from '../lib/mustHave.ts'
import { serveProduct } from './serveProduct.ts'

const connections = 32
const rateOver = 3000
const drivers = 200

const stay = { Zone: '101', Duration: '60', Vehicle: 'А123ВС116' }

/** What a driver's page asks for in an hour that it stands open, and how often. */
const hourOfDriver = [
  { times: 60, path: '/api/profile/get-profile-v6' },
  { times: 6, path: '/api/payment/cost', fields: stay },
  { times: 2, path: '/api/info/get-options-info-v3' },
  { times: 1, path: '/api/info/get-map-info/v3' },
]

/** How the demonstration's server does. */
export interface ServerFigures {
  /** Milliseconds until it is up. */
  readonly up: number
  /** Requests a second. */
  readonly costs: number
  /** Requests a second. */
  readonly starts: number
  /** Megabytes. */
  readonly atFirst: number
  /** Megabytes. */
  readonly afterRequests: number
  /** Megabytes. */
  readonly anHour: number
  /** Megabytes. */
  readonly anotherHour: number
}

/**
 * Times the demonstration's server: how soon it is up, how many requests a second it answers over
 * sockets, and how much memory it holds, so that nobody takes a leak of it for one of the page.
 */
export async function timeServer(): Promise<ServerFigures> {
  const began = performance.now()
  using product = await serveProduct(['--unlimited', '--control'])
  const up = performance.now() - began
  const city = cityAt(`${product.address}/sandbox/kazan`)
  const memory = ['-o', 'rss=', '-p', String(product.pid)]
  const megabytes = () => Number(execFileSync('ps', memory)) / 1024
  await makeRich(product.address)
  const token = await city.signIn()
  const askCost = () => city.post('/api/payment/cost', { Token: token, ...stay })
  let vehicle = 0
  const start = () => {
    vehicle += 1
    const Vehicle = `А${String(vehicle % 1000).padStart(3, '0')}ВС${String(vehicle % 90)}`
    return city.post('/api/payment/start', {
      Token: token,
      ...stay,
      Vehicle,
      PaymentService: 'balance',
    })
  }
  const costs = await rateOf(askCost)
  const atFirst = megabytes()
  await times(10_000, askCost)
  const afterRequests = megabytes()
  const tokens = await Promise.all(Array.from({ length: drivers }, () => city.signIn()))
  const passHour = async () => {
    for (const { times: often, path, fields } of hourOfDriver) {
      await times(often * drivers, (at) => {
        const Token = tokens[at % drivers] ?? ''
        return fields === undefined
          ? city.get(`${path}?token=${Token}`)
          : city.post(path, { Token, ...fields })
      })
    }
    return megabytes()
  }
  const anHour = await passHour()
  const anotherHour = await passHour()
  // Last: thousands of running sessions would weigh on all other answers.
  const starts = await rateOf(start)
  return { up, costs, starts, atFirst, afterRequests, anHour, anotherHour }
}

/** Lets the demonstration's driver pay for thousands of stays. */
async function makeRich(address: string): Promise<void> {
  const answer = await fetch(`${address}/sandbox/control/kazan/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: 'driver with a lot of money', keepClock: true }),
  })
  if (!answer.ok) throw new Error(`The sandbox was not reset: ${answer.status}.`)
}

function cityAt(address: string) {
  const read = async (asked: Promise<Response>) => {
    const answer = await asked
    const body: { token?: string } = await answer.json()
    if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}.`)
    return body
  }
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    read(fetch(address + path, { method: 'POST', body: new URLSearchParams(fields) }))
  return {
    get: (path: string) => read(fetch(address + path)),
    post,
    signIn: async () => {
      const { email: login, password } = DRIVER
      const { token } = await post('/api/auth/login-v5', { login, password })
      return mustHave(token, 'the token of an answer')
    },
  }
}

/** Keeps a few connections busy for a while; how many requests they made in a second. */
async function rateOf(request: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  let made = 0
  await onAll(async () => {
    while (performance.now() - began < rateOver) {
      made += 1
      await request()
    }
  })
  return (made * 1000) / (performance.now() - began)
}

/** Makes so many requests over a few connections. */
async function times(count: number, request: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0
  await onAll(async () => {
    while (next < count) {
      next += 1
      await request(next)
    }
  })
}

async function onAll(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: connections }, work))
}
