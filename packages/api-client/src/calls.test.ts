import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { goodAnswer, operations, resolved, type Operation } from '../../../openapi/readContract.ts'
import { answering, apiOf, failure } from './api.testkit.ts'
import { calls } from './calls.testkit.ts'
import { ApiError } from './index.ts'
import { tokenField, tokenPlace } from './tokenPlace.ts'

const current = operations.filter(({ operation }) => operation.deprecated !== true)
const found = new Map(current.map((one) => [one.operation.operationId, one]))
const files = new Set(['downloadHistory', 'getReceipt'])
/** The commands whose `ok` is all they have to tell. */
const tellsOnlyOk = new Set([
  'logout',
  'checkEmail',
  'checkPhone',
  'checkCaptcha',
  'setRestoredPassword',
  'changePassword',
  'changeProfile',
  'sendEmailCode',
  'sendSmsCode',
  'deletePhone',
  'setMainPhone',
  'addCar',
  'changeCar',
  'removeCar',
  'removeCorporateVehicle',
  'sendReceipt',
  'sendMessage',
  'addDriver',
  'editDriver',
  'removeDriver',
  'activateDriver',
  'deactivateDriver',
  'activateDevice',
  'deactivateDevice',
])
/** The commands that may tell more than `ok`, and where it matters to nobody but the next step. */
const mayTellMore = new Set([
  'registerV2',
  'changeRegistrationPhone',
  'confirmEmail',
  'confirmPhone',
  'sendRestoreEmail',
  'checkRestoreCode',
  'restorePasswordV2',
  'registerAppeal',
  'pausePermit',
  'continuePermit',
  'changePermitVehicle',
  'addCorporateVehicle',
])

/** The answers that the contract shows, by their names. */
const shownAnswers = (operation: Operation | undefined) =>
  Object.entries(goodAnswer(operation)?.examples ?? {}).map(([name, example]) => {
    const body = resolved(example).value
    return { name, body, isGood: /^ok$/i.test(String(Reflect.get(Object(body), 'status'))) }
  })

/** The first good answer that the contract shows. */
const goodBody = (name: string): object =>
  Object(shownAnswers(found.get(name)?.operation).find(({ isGood }) => isGood)?.body)

/** The calls that read a list. */
const lists = calls.filter(
  ([name]) => !tellsOnlyOk.has(name) && Array.isArray(Reflect.get(goodBody(name), 'result')),
)

describe('the calls', () => {
  it('are all that the contract has, the newest of each', () => {
    expect(calls.map(([name]) => name).toSorted()).toEqual([...found.keys()].toSorted())
  })

  it.each(current)(
    '$method $path carries its token where the contract says',
    ({ method, path, operation }) => {
      expect(tokenPlace(method, path)).toBe(operation['x-token'])
      const [media] = Object.values(operation.requestBody?.content ?? {})
      const fields = Object.keys(Object(Reflect.get(Object(media?.examples?.['request']), 'value')))
      const field = fields.find((name) => /^token$/i.test(name))
      expect(operation['x-token'] === 'form' ? tokenField(path) : field).toBe(field)
    },
  )
})

describe.each(calls)('%s', (name, run) => {
  const row = found.get(name)
  const movesMoney = row?.operation['x-moves-money'] === true

  const unreadable = { kind: 'malformed', outcomeUnknown: true }
  const shown = shownAnswers(row?.operation)

  it('reads every good answer that the contract shows', async () => {
    const good = shown.filter(({ isGood }) => isGood)
    expect(good.length > 0).toBe(!files.has(name))
    for (const { body } of good) {
      await expect(run(answering(JSON.stringify(body)))).resolves.toBeDefined()
    }
  })

  it('refuses every refusal that the contract shows, by its name', async () => {
    for (const { body } of shown.filter(({ isGood }) => !isGood)) {
      const error = await failure(run(answering(JSON.stringify(body))))
      const wanted = String(Reflect.get(Object(body), 'errorName') ?? null)
      expect(String(error.errorName).toLowerCase()).toBe(wanted.toLowerCase())
      expect(error.outcomeUnknown).toBe(false)
    }
  })

  it('asks as the contract says', async () => {
    const seen: { request: Request; body: string }[] = []
    const example = shown.find(({ isGood }) => isGood)?.body
    const body = files.has(name) ? '%PDF-1.7' : JSON.stringify(example)
    const api = apiOf(async (request) => {
      seen.push({ request, body: await request.clone().text() })
      return new Response(body)
    })
    await expect(run(api, { idempotencyKey: 'key-1' })).resolves.toBeDefined()
    expect(seen).toHaveLength(1)
    const [only] = seen
    if (only === undefined) throw new Error('not sent')
    const { request, body: sent } = only
    expect(request.method).toBe(row?.method.toUpperCase())
    const pattern = new RegExp(`^${row?.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    expect(new URL(request.url).pathname).toMatch(pattern)
    const [written = null] = Object.keys(row?.operation.requestBody?.content ?? {})
    expect(request.headers.get('Content-Type')).toBe(written)
    expect(sent).toMatch(written === 'application/json' ? /^\{.*\}$/ : /^([^{}&=]+=[^{}&=]*&?)*$/)
    expect(request.headers.get('Idempotency-Key')).toBe(movesMoney ? 'key-1' : null)
    const places = {
      query: new URL(request.url).searchParams.get('token') === 'token-1',
      form: new URLSearchParams(sent).get(tokenField(row?.path ?? '')) !== null,
      header: request.headers.get('Authorization') === 'token-1',
      none: !request.url.includes('token-1') && !sent.includes('token-1'),
    }
    expect(places).toHaveProperty(row?.operation['x-token'] ?? 'unknown', true)
  })

  it.each([
    ["the page's own origin", 'https://city.example/', movesMoney],
    ['another origin, which would have to allow it', 'https://parking.example/', false],
  ])('names its press at %s only where money moves', async (_where, page, isNamed) => {
    vi.stubGlobal('location', new URL(page))
    const sent: Request[] = []
    const api = apiOf(async (request) => {
      sent.push(request)
      return new Response('{"status":"error"}')
    })
    await failure(run(api))
    await failure(run(api))
    vi.unstubAllGlobals()
    const presses = sent.map(({ headers }) => headers.get('Press-Id'))
    expect(presses.map((press) => press !== null)).toEqual([isNamed, isNamed])
    expect(new Set(presses).size).toBe(isNamed ? 2 : 1)
    for (const press of presses) expect(press ?? '1-2-3-4').toMatch(/^\d+(-\d+){3}$/)
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'omit'])
  })

  it.each([
    ['an errorName', { errorName: 'UnknownError' }, 'server', 'UnknownError'],
    ['a token that has expired', { errorName: 'TokenExpired' }, 'tokenExpired', 'TokenExpired'],
    ['an errorName that is no text', { errorName: { code: 5 } }, 'server', null],
    ['a status of error', { status: 'error' }, 'server', null],
  ])('refuses %s within its result', async (_what, more, kind, errorName) => {
    const example = goodBody(name)
    const result = { ...Object(Reflect.get(example, 'result')), ...more }
    const error = await failure(run(answering(JSON.stringify({ ...example, result }))))
    expect(error).toMatchObject({ kind, errorName, outcomeUnknown: false })
  })

  it.each([{ asd: 'sdf' }, [1, 'x', { foo: 1 }], [{}], 'x', 5, true])(
    'finds nothing of what it asks in %j',
    async (result) => {
      const body = JSON.stringify({ status: 'ok', result })
      const isRecord = !Array.isArray(result) && typeof result === 'object'
      const isGood = tellsOnlyOk.has(name) || (isRecord && mayTellMore.has(name))
      const outcome = await run(answering(body)).then(
        () => ({ kind: 'good' }),
        (error: unknown) => error,
      )
      expect(outcome).toMatchObject(isGood ? { kind: 'good' } : unreadable)
    },
  )

  it.each([
    ['status error', '{"status":"error","result":{}}', 200, 'server'],
    ['errorName with ok', '{"status":"ok","errorName":"UnknownError"}', 200, 'server'],
    ['TokenExpired', '{"status":"error","errorName":"TokenExpired"}', 200, 'tokenExpired'],
    ['HTML', '<html></html>', 200, 'malformed'],
    ['truncated JSON', '{"status":"ok","res', 200, 'malformed'],
    ['null', 'null', 200, 'malformed'],
    ['a list', '[]', 200, 'malformed'],
    ['wrong types', '{"status":1,"result":"x"}', 200, 'malformed'],
    ['nothing', '', 200, 'malformed'],
    ['401', '', 401, 'tokenExpired'],
    ['404', '<html></html>', 404, 'http'],
    ['429', '{"status":"error","errorName":"UnknownError"}', 429, 'tooManyCalls'],
    ['500', '', 500, 'http'],
  ])('refuses %s', async (_what, body, status, kind) => {
    const error = await failure(run(answering(body, status)))
    expect(error.kind).toBe(kind)
    const isUnsure = kind === 'malformed' || status === 500
    expect(error.outcomeUnknown).toBe(isUnsure)
  })

  it('tells a lost network', async () => {
    const fetch = vi
      .fn<() => Promise<Response>>()
      .mockRejectedValue(new TypeError('Failed to fetch'))
    const error = await failure(run(apiOf(fetch)))
    expect(error).toMatchObject({ kind: 'network', outcomeUnknown: true })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('tells that the caller gave up', async () => {
    const controller = new AbortController()
    const api = apiOf(() => {
      controller.abort()
      return new Promise(() => {})
    })
    const error = await failure(run(api, { signal: controller.signal }))
    expect(error).toMatchObject({ kind: 'aborted', outcomeUnknown: true })
  })

  it('survives any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.boolean(), async (json, wrapped) => {
        const body = wrapped ? `{"status":"ok","result":${json}}` : json
        const outcome = await run(answering(body)).then(
          () => 'good',
          (error: unknown) => error,
        )
        const mayBeGood = wrapped && outcome === 'good'
        expect(mayBeGood || outcome instanceof ApiError).toBe(true)
      }),
      { numRuns: 25 },
    )
  })
})

describe.each(lists)('%s', (name, run) => {
  it('counts the entries of its list that it cannot read', async () => {
    const body = goodBody(name)
    const junk = [1, 'x', { foo: 1 }]
    const good = Object(await run(answering(JSON.stringify(body))))
    const result = [...junk, ...Reflect.get(body, 'result')]
    const part = await run(answering(JSON.stringify({ ...body, result })))
    expect(good.unreadable).toBe(0)
    expect(part).toEqual({ ...good, unreadable: junk.length })
    const empty = await run(answering(JSON.stringify({ ...body, result: [] })))
    expect(empty).toMatchObject({ unreadable: 0 })
  })
})
