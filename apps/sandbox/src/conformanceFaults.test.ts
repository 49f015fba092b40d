import {
  operations,
  run,
  sidesOf,
  tryCase,
  writeJunit,
  writeLine,
  writeSummary,
  type Line,
  type Operation,
  type Outcome,
  type Stage,
} from '@parking/conformance'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressOf, createStage, createTestBed, demonstration } from './testing/conformanceStage.ts'
import { openTest, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** A back end that is broken in one way: it does something else than the sandbox behind it. */
type Broken = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>

let city: TestCity
let address = ''
beforeAll(async () => {
  city = await openTest()
  address = await city.sandbox.listen(0)
})
beforeEach(() => city.control('/reset', { scenario: 'driver with a lot of money' }))
afterAll(() => city.sandbox.close())

const pass = (request: Request) => city.sandbox.handle(request)

const json = (body: unknown, status = 200) => Response.json(body, { status })

const page = '<!doctype html><h1>Bad Gateway</h1>'
const html = (status: number) =>
  new Response(page, { status, headers: { 'content-type': 'text/html' } })

async function half(request: Request): Promise<Response> {
  const answer = await pass(request)
  const bytes = await answer.arrayBuffer()
  const type = answer.headers.get('content-type') ?? ''
  const cut = bytes.slice(0, Math.ceil(bytes.byteLength / 2))
  return new Response(cut, { headers: { 'content-type': type } })
}

/** Tells that a fault was found and named, or what was said instead. */
function readFinding(outcome: Outcome, told: RegExp): unknown {
  return outcome.kind === 'failed' && told.test(outcome.got) ? 'found' : outcome
}

/** What breaks the answer to a good request, and how that is told. */
const faults: Readonly<Record<string, readonly [Broken, RegExp]>> = {
  'HTML with 200': [async () => html(200), /text\/html instead of/],
  'HTML with 502': [async () => html(502), /HTTP 502, which the contract does not have/],
  'half an answer': [half, /no whole/],
  'an empty answer': [
    async () => new Response('', { headers: { 'content-type': 'application/json' } }),
    /no whole JSON/,
  ],
  'another shape': [async () => json([42, 'status', null]), /must be object/],
  'no status': [async () => json({ result: {} }), /must have required property 'status'/],
  'a status that nobody knows': [async () => json({ status: 'fine' }), /\/status/],
  'an unknown error': [
    async () => json({ status: 'error', errorName: 'Teapot' }),
    /\/errorName .*Teapot/,
  ],
  'a refusal': [async () => json({ status: 'error', errorName: 'UnknownError' }), /UnknownError/],
  'a refusal that says ok': [
    async () => json({ status: 'ok', errorName: 'UnknownError' }),
    /UnknownError/,
  ],
  'a cut connection': [
    async () => Promise.reject(new TypeError('fetch failed')),
    /the connection broke/,
  ],
}

/** A fetch that is broken for one call alone, once it is armed. */
function breakOne(operation: Operation, broken: Broken) {
  const state = { armed: true }
  const path = operation.path.replace(/\{\w+\}/g, '[^/]+')
  const place = new RegExp(`/sandbox/kazan${path}$`)
  const fetch = (request: Request) => {
    const isIt = request.method === operation.method && place.test(new URL(request.url).pathname)
    return state.armed && isIt ? broken(request, pass) : pass(request)
  }
  return { fetch, state }
}

describe.each(Object.entries(faults))('%s', (_name, [broken, told]) => {
  test('is found in the answer to each call, and named', async () => {
    const given = { ...demonstration, testBed: createTestBed(city) }
    let now = pass
    const stage: Stage = createStage(city, given, (request) => now(request))
    await stage.begin()
    const found: [string, unknown][] = []
    for (const operation of operations) {
      const { fetch, state } = breakOne(operation, broken)
      now = fetch
      const outcome = await tryCase(stage, operation, 'good')
      state.armed = false
      await stage.cleanUp()
      // A password that is set ends what the driver is signed in to.
      if (/password/i.test(operation.id)) await stage.begin()
      found.push([operation.id, readFinding(outcome, told)])
    }
    expect(found).toEqual(operations.map(({ id }) => [id, 'found']))
  })
})

/** Answers to a bad request that are none of the contract. */
const wrongRefusals: Readonly<Record<string, readonly [Broken, RegExp]>> = {
  'ok to what should be refused': [async () => json({ status: 'ok' }), /"status":"ok"/],
  'a refusal without a name': [async () => json({ status: 'error' }), /"status":"error"/],
  'a refusal by an unknown name': [
    async () => json({ status: 'error', errorName: 'Teapot' }),
    /\/errorName .*Teapot/,
  ],
}

test.each(Object.entries(wrongRefusals))('%s is found', async (_name, [broken, told]) => {
  const given = { ...demonstration, testBed: createTestBed(city) }
  let now = pass
  const stage = createStage(city, given, (request) => now(request))
  await stage.begin()
  const found: [string, unknown][] = []
  const refusing = operations.filter((one) => sidesOf(one).includes('bad'))
  for (const operation of refusing) {
    now = breakOne(operation, broken).fetch
    const outcome = await tryCase(stage, operation, 'bad')
    now = pass
    await stage.cleanUp()
    if (/password/i.test(operation.id)) await stage.begin()
    found.push([operation.id, readFinding(outcome, told)])
  }
  expect(found).toEqual(refusing.map(({ id }) => [id, 'found']))
  expect(found.length).toBeGreaterThan(80)
})

describe('what the city does not have', () => {
  const assumed = operations.filter((operation) => operation.assumed)

  test.each(assumed)('$id, which the contract assumes, is no failure', async (operation) => {
    const given = { ...demonstration, testBed: createTestBed(city) }
    const stage = createStage(city, given, breakOne(operation, async () => json({}, 404)).fetch)
    await stage.begin()
    expect(await tryCase(stage, operation, 'good')).toMatchObject({ kind: 'assumed' })
  })

  test('a call that it must have is a failure', async () => {
    const broken = async () => json({}, 404)
    const needed = operations.filter(({ id }) => id === 'getBalance' || id === 'getZones')
    for (const operation of needed) {
      const stage = createStage(city, demonstration, breakOne(operation, broken).fetch)
      await stage.begin()
      const outcome = await tryCase(stage, operation, 'good')
      expect(outcome).toMatchObject({ kind: 'failed', got: expect.stringContaining('HTTP 404') })
    }
    expect(needed).toHaveLength(2)
  })
})

/** Runs the kit with money on a broken back end. */
function runBroken(broken: Broken): Promise<readonly Line[]> {
  return run({
    url: addressOf(city),
    given: { ...demonstration, zone: '101' },
    only: 'startParking',
    timeout: 30_000,
    moneyCallsAMinute: Number.POSITIVE_INFINITY,
    fetch: (request) => broken(request, pass),
  })
}

const isCall = (request: Request, path: string) => new URL(request.url).pathname.endsWith(path)

/** A request with other fields in its form, under another key or none. */
async function rewrite(
  request: Request,
  change: (form: URLSearchParams) => void,
  key = crypto.randomUUID() as string,
): Promise<Request> {
  const form = new URLSearchParams(await request.text())
  change(form)
  const headers = new Headers(request.headers)
  headers.set('idempotency-key', key)
  return new Request(request.url, { method: request.method, headers, body: form.toString() })
}

/** Changes what a call tells. */
function telling(path: string, change: (result: Record<string, unknown>) => unknown): Broken {
  return async (request, through) => {
    const answer = await through(request)
    if (!isCall(request, path)) return answer
    const body = Object(await answer.json())
    return json({ ...body, result: change(body.result) })
  }
}

/** Charges once more for a key that it has seen. */
function forgetful(path: string): Broken {
  const seen = new Set<string | null>()
  let other = 100
  return async (request, through) => {
    const key = request.headers.get('idempotency-key')
    const isKnown = isCall(request, path) && seen.has(key)
    seen.add(key)
    if (!isKnown) return through(request)
    return through(
      await rewrite(request, (form) => {
        other += 1
        if (form.has('Vehicle')) form.set('Vehicle', `А${other}АА116`)
      }),
    )
  }
}

/** Begins a second session of a vehicle that is parked. */
function doubling(): Broken {
  const seen = new Map<string, string | null>()
  return async (request, through) => {
    if (!isCall(request, '/payment/start')) return through(request)
    const key = request.headers.get('idempotency-key')
    const vehicle = new URLSearchParams(await request.clone().text()).get('Vehicle') ?? ''
    const first = seen.get(vehicle)
    seen.set(vehicle, first ?? key)
    if (first === undefined || first === key) return through(request)
    return through(await rewrite(request, (form) => form.set('Vehicle', 'А777АА116')))
  }
}

const withoutTypes = (...types: string[]) =>
  telling('/get-operations-with-filter', (result) =>
    Object.values(result).filter((operation) => !types.includes(Object(operation).type)),
  )

const moneyFaults: readonly (readonly [string, Broken, string, string, RegExp])[] = [
  [
    'a start is charged twice for one key',
    forgetful('/payment/start'),
    'startParking',
    'the same key moves money once',
    /the balance changed by -\d+\.\d\d/,
  ],
  [
    'an extension is charged twice for one key',
    forgetful('/payment/renew'),
    'renewSession',
    'the same key moves money once',
    /the balance changed by -\d+\.\d\d/,
  ],
  [
    'a vehicle is parked twice',
    doubling(),
    'startParking',
    'another key is another try, and the vehicle is parked already',
    /the balance changed by -/,
  ],
  [
    'another sum is charged than was told',
    telling('/payment/cost', (result) => ({ ...result, totalcost: '1.00' })),
    'startParking',
    'charges what calculateCost told',
    /\d+\.\d\d roubles charged/,
  ],
  [
    'another sum by a kopeck is charged',
    telling('/payment/cost', (result) => ({
      ...result,
      totalcost: (Number(result['totalcost']) + 0.01).toFixed(2),
    })),
    'renewSession',
    'charges what calculateCost told',
    /\d+\.\d\d roubles charged/,
  ],
  [
    'the history lacks the charge',
    withoutTypes('payment'),
    'getOperationsWithFilter',
    'history and balance agree to the kopeck',
    /lacks payment of \d+\.\d\d roubles/,
  ],
  [
    'the history lacks what came back',
    withoutTypes('cancel'),
    'getOperationsWithFilter',
    'history and balance agree to the kopeck',
    /lacks cancel of \d+\.\d\d roubles/,
  ],
  [
    'the history tells another sum',
    telling('/get-operations-with-filter', (result) =>
      Object.values(result).map((one) => {
        const operation = Object(one)
        return operation.type === 'renew' ? Object.assign(operation, { sum: '0.07' }) : operation
      }),
    ),
    'getOperationsWithFilter',
    'history and balance agree to the kopeck',
    /lacks renew of/,
  ],
  [
    'less comes back than was told',
    telling('/payment/cancel', (result) => ({ ...result, sum: '9999.00' })),
    'cancelSession',
    'gives back what it tells',
    /roubles came back/,
  ],
  [
    'a balance that an early end tells is another one',
    telling('/payment/cancel', (result) => ({ ...result, balance: '0.01' })),
    'cancelSession',
    'gives back what it tells',
    /roubles/,
  ],
  [
    'a charge does not show on the balance',
    telling('/get-balance', () => ({ balance: '500000.00' })),
    'startParking',
    'charges what calculateCost told',
    /^0\.00 roubles charged/,
  ],
  [
    'a key is forgotten when it is asked about',
    telling('/payment/status', () => ({ state: 'unknown' })),
    'getChargeStatus',
    'tells what became of a key',
    /unknown/,
  ],
]

describe('with money', () => {
  test('nothing is found where nothing is broken', async () => {
    const lines = await runBroken((request, through) => through(request))
    expect(lines.filter(({ outcome }) => outcome.kind !== 'passed')).toEqual([])
  })

  test.each(moneyFaults)('%s: found', async (_name, broken, call, name, told) => {
    const lines = await runBroken(broken)
    const line = lines.find((one) => one.call === call && one.case === name)
    expect(line?.outcome).toMatchObject({ kind: 'failed', got: expect.stringMatching(told) })
  })

  test('a city that keeps no keys but parks a vehicle once is told as assumed', async () => {
    const lines = await runBroken(async (request, through) => {
      const headers = new Headers(request.headers)
      headers.delete('idempotency-key')
      return through(new Request(request, { headers }))
    })
    const start = lines.find(({ case: name }) => name === 'the same key moves money once')
    expect(start?.outcome.kind).toBe('assumed')
    const renewals = lines.filter(({ call }) => call === 'renewSession')
    expect(renewals.map(({ outcome }) => outcome.kind)).toEqual(['passed', 'skipped', 'passed'])
  })

  test('a start whose answer is lost is not sent again, and the session is ended', async () => {
    let starts = 0
    const lines = await runBroken(async (request, through) => {
      const answer = await through(request)
      const isStart = isCall(request, '/payment/start')
      if (isStart) starts += 1
      if (isStart) throw new TypeError('fetch failed')
      return answer
    })
    // A good and a bad request, and the first of the rules of money.
    expect(starts).toBe(3)
    expect(lines.filter(({ outcome }) => outcome.kind === 'skipped').length).toBeGreaterThan(5)
    const { body } = await city.get('/api/profile/get-profile-v6', { token: await city.login() })
    expect(JSON.stringify(body)).not.toContain('Действует')
  })

  test('what can not be ended again is told', async () => {
    const lines = await runBroken(async (request, through) =>
      isCall(request, '/payment/cancel')
        ? json({ status: 'error', errorName: 'NoSaving' })
        : through(request),
    )
    const left = lines.find(({ case: name }) => name === 'clean-up')
    expect(left?.outcome).toMatchObject({
      kind: 'failed',
      got: expect.stringMatching(/still there: the session of Е\d{3}КХ116/),
    })
  })
})

test('no report holds a password or a token', async () => {
  const tokens: string[] = []
  const lines = await run({
    url: addressOf(city),
    given: { ...demonstration, money: false },
    timeout: 30_000,
    fetch: async (request) => {
      const asked = `${request.url} ${await request.clone().text()} ${request.headers.get('authorization') ?? ''}`
      const answer = await pass(request)
      if (/login/.test(request.url)) {
        const { token, result } = Object(await answer.clone().json())
        tokens.push(...[token, result?.token].filter((one) => typeof one === 'string'))
        if (/login-(v5|corp)/.test(request.url)) return answer
      }
      return json({
        status: 'error',
        errorName: 'UnknownError',
        message: asked,
        token: 'other-secret',
      })
    },
  })
  const text = [...lines.map(writeLine), writeSummary(lines), writeJunit(lines)].join('\n')
  expect(tokens.length).toBeGreaterThan(1)
  expect(text).toContain('***')
  for (const secret of ['parking1', 'K-2026-001', 'other-secret', ...tokens]) {
    expect(text).not.toContain(secret)
  }
})

/** The faults of the control plane, and how the kit tells them. */
const switchedOn: readonly (readonly [string, object, RegExp])[] = [
  ['html', {}, /text\/html instead of/],
  ['truncated', {}, /no whole JSON/],
  ['wrongType', {}, /must be object/],
  ['status', { status: 503 }, /HTTP 503/],
  ['errorName', { errorName: 'Teapot' }, /HTTP 500|Teapot/],
  ['reset', {}, /the connection broke/],
  ['lost', {}, /the connection broke/],
  ['late', { milliseconds: 10 }, /the connection broke/],
]

describe.each(switchedOn)('the fault %s, switched on over a network', (kind, more, told) => {
  test.each(['getBalance', 'getZones', 'calculateCost', 'addCar', 'changeAccountSettings'])(
    'is found in %s',
    async (operationId) => {
      const url = `${address}/sandbox/kazan`
      const given = { ...demonstration, zone: '101', money: false }
      await city.control('/faults', { operationId, kind, ...more })
      const lines = await run({ url, given, timeout: 30_000, only: operationId })
      const found = lines.find(({ outcome }) => outcome.kind === 'failed')
      expect(found).toMatchObject({
        call: operationId,
        case: 'good request',
        outcome: { got: expect.stringMatching(told) },
      })
    },
  )
})
