import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, expect, test, vi } from 'vitest'
import { importMap } from './cli/importMap.ts'
import { logBeside } from './cli/logBeside.ts'
import { SCENARIOS } from './control/scenarios.ts'
import type { Sandbox } from './sandbox/createSandbox.ts'
import { NOON, openTest, testCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const open: Sandbox[] = []
const folders: string[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((sandbox) => sandbox.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

async function opened(city?: string, options?: Parameters<typeof openTest>[1]) {
  const found = await openTest(city, options)
  open.push(found.sandbox)
  return found
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  folders.push(folder)
  return folder
}

test('a city that is not there is 404', async () => {
  const { sandbox } = await opened()
  const answer = await testCity(sandbox, 'atlantis').get('/api/info/get-options-info-v3')
  expect(answer.status).toBe(404)
})

test('a body over a megabyte is 413', async () => {
  const kazan = await opened()
  const answer = await kazan.form('/api/auth/login-v5', { login: 'x'.repeat(1024 * 1024) })
  expect(answer.status).toBe(413)
})

test('a field of the query never stands in for one of the body', async () => {
  const kazan = await opened()
  const Token = await kazan.login()
  const form = { Token, Vehicle: 'А123ВС116', Zone: '101', Duration: 60 }
  const ask = (query: Record<string, string>, fields: Record<string, string | number>) =>
    kazan.send({ method: 'POST', path: '/api/payment/cost', query, form: fields })
  const plain = await ask({}, form)
  expect(plain.body['status']).toBe('ok')
  expect((await ask({ Duration: '6000', Zone: '1' }, form)).body).toEqual(plain.body)
  const { Token: _token, ...nameless } = form
  expect((await ask({ Token }, nameless)).body['errorName']).toBe('TokenNotFound')
})

test('what breaks in the server is logged and not told', async () => {
  const lines: string[] = []
  const database = join(temporary(), 'sandbox.sqlite')
  const kazan = await opened('kazan', { database, log: (line) => lines.push(line) })
  const token = await kazan.login()
  const other = new Database(database)
  other.exec('DROP TABLE operations')
  other.close()
  const answer = await kazan.form('/api/profile/get-operations-with-filter', { token })
  expect(answer).toMatchObject({ status: 500, body: { errorName: 'UnknownError' } })
  expect(JSON.stringify(answer.body)).not.toMatch(/operations|table|sql/i)
  expect(lines.join('\n')).toMatch(/no such table: operations/)
})

test('a page runs nothing, and only its own style is let in', async () => {
  const { sandbox } = await opened()
  const page = await sandbox.handle(new Request('http://localhost/sandbox/kazan/pages/outbox'))
  const policy = page.headers.get('content-security-policy')
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(await page.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
  expect(policy).not.toContain('unsafe')
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
  })
})

test.each(['api/info/get-options-info-v3', 'tiles/0/0/0.pbf', 'nothing'])(
  'nobody puts %s into a frame of theirs',
  async (path) => {
    const { sandbox } = await opened()
    const { headers } = await sandbox.handle(new Request(`http://localhost/sandbox/kazan/${path}`))
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('a second sandbox on the same database is refused, and its reset deletes nothing', async () => {
  const database = join(temporary(), 'sandbox.sqlite')
  const first = await opened('kazan', { database })
  const token = await first.login()
  await expect(openTest('kazan', { database })).rejects.toThrow(/Another sandbox uses/)
  await expect(openTest('kazan', { database, reset: true })).rejects.toThrow(/Another sandbox uses/)
  await first.sandbox.close()
  const second = await openTest('kazan', { database })
  const { body } = await second.get('/api/profile/get-balance', { token })
  expect(body['status']).toMatch(/ok/i)
  await second.sandbox.close()
  const third = await opened('kazan', { database, reset: true })
  expect((await third.get('/api/profile/get-balance', { token })).body).toMatchObject({
    errorName: 'TokenNotFound',
  })
})

test('a damaged database is begun anew by a reset', async () => {
  const database = join(temporary(), 'sandbox.sqlite')
  writeFileSync(database, 'damaged')
  await expect(openTest('kazan', { database })).rejects.toThrow(/--reset/)
  const fresh = await opened('kazan', { database, reset: true })
  expect(await fresh.login()).not.toBe('undefined')
})

test('a form with more fields than any call has is 413', async () => {
  const { sandbox } = await opened()
  const answer = await sandbox.handle(
    new Request('http://localhost/sandbox/kazan/api/auth/login-v5', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1&'.repeat(20_000),
    }),
  )
  expect(answer.status).toBe(413)
})

test('there is no control plane unless asked for', async () => {
  const kazan = await opened('kazan', { control: false })
  expect((await kazan.control('/clock', undefined)).status).toBe(404)
})

test('nothing that is logged has a token, a password or a query', async () => {
  const lines: string[] = []
  const kazan = await opened('kazan', { log: (line) => lines.push(line) })
  const token = await kazan.login()
  await kazan.get('/api/profile/get-balance', { token })
  expect(lines.join('\n')).toContain('GET /sandbox/kazan/api/profile/get-balance 200')
  expect(lines.join('\n')).not.toMatch(new RegExp(`${token}|parking1|token=`))
})

test('the log tells when, from where, and by which error a login was refused', async () => {
  const lines: string[] = []
  const limits = { address: 2, account: 2, payments: 2 }
  const kazan = await opened('kazan', { log: (line) => lines.push(line), limits })
  await kazan.form('/api/auth/login-v5', { login: 'driver@parking.example', password: 'wrong!' })
  await kazan.get('/api/profile/get-balance', { token: 'made-up' })
  await kazan.get('/api/profile/get-balance', { token: 'made-up' })
  const began = String.raw`^\d{4}-\d\d-\d\dT[\d:.]+Z 127\.0\.0\.1 `
  expect(lines).toEqual([
    expect.stringMatching(
      `${began}POST /sandbox/kazan/api/auth/login-v5 200 IncorrectLogin \\d+ ms$`,
    ),
    expect.stringMatching(`${began}GET /sandbox/kazan/api/profile/get-balance 200 TokenNotFound `),
    expect.stringMatching(`${began}GET /sandbox/kazan/api/profile/get-balance 429 UnknownError `),
  ])
  expect(lines.join('\n')).not.toMatch(/driver@|wrong!|made-up/)
})

test('the log of a run stands beside its database, for its owner alone', () => {
  const database = join(temporary(), 'sandbox.sqlite')
  logBeside(database)('of the last run')
  const log = logBeside(database)
  expect(readFileSync(`${database}.log`, 'utf8')).toBe('of the last run\n')
  log('one')
  log('two')
  expect(readFileSync(`${database}.log`, 'utf8')).toBe('one\ntwo\n')
  expect(statSync(`${database}.log`).mode & 0o777).toBe(0o600)
})

test('what was done is still there after a restart', async () => {
  const database = join(temporary(), 'sandbox.sqlite')
  const before = await openTest('kazan', { database })
  const Token = await before.login()
  const stay = { Vehicle: 'А123ВС116', Zone: '101', Duration: 60, PaymentService: 'balance' }
  const first = await before.form('/api/payment/start', { ...stay, Token }, 'key')
  await before.control('/clock', { move: 60_000 })
  await before.sandbox.close()
  const after = await opened('kazan', { database })
  expect((await after.form('/api/payment/start', { ...stay, Token }, 'key')).body).toEqual(
    first.body,
  )
  expect((await after.control('/clock', undefined)).body['now']).toBe(NOON + 60_000)
})

test.each(Object.keys(SCENARIOS))('the scenario "%s" can be entered', async (scenario) => {
  const kazan = await opened()
  const entered = await kazan.control('/reset', { scenario })
  expect(entered.status).toBe(200)
  const { body } = await kazan.control('/ledger', undefined)
  expect(body).toMatchObject({ total: 0, broken: [] })
})

test('a session of a scenario ends when its time has passed', async () => {
  const kazan = await opened()
  await kazan.control('/reset', { scenario: 'driver with a session that ends in 20 minutes' })
  const token = await kazan.login()
  const sessions = async () => {
    const { result } = await kazan.get('/api/profile/get-profile-v6', { token })
    return result['sessions']
  }
  expect(await sessions()).toMatchObject([{ status: 'Действует', zone: '101' }])
  await kazan.control('/clock', { move: 20 * 60_000 })
  expect(await sessions()).toEqual([])
})

test('a driver has 5,000 operations, fifty on a page', async () => {
  const kazan = await opened()
  await kazan.control('/reset', { scenario: 'driver with 5,000 operations' })
  const token = await kazan.login()
  const { body } = await kazan.form('/api/profile/get-operations-with-filter', { token })
  expect(body['result']).toHaveLength(50)
  expect(body['total']).toBe(5001)
})

const faults = [
  ['html', 200, /<!doctype html>/],
  ['truncated', 200, /^\{"status":"ok"/],
  ['wrongType', 200, /^\[42/],
  ['status', 503, /Bad Gateway/],
] as const

test.each(faults)('the fault %s spoils one call and no more', async (kind, status, text) => {
  const kazan = await opened()
  await kazan.control('/faults', { operationId: 'getNews', kind, status: 503 })
  const spoilt = await kazan.get('/api/news')
  expect(spoilt.status).toBe(status)
  expect(new TextDecoder().decode(spoilt.bytes)).toMatch(text)
  expect(spoilt.body['status']).not.toBe('ok')
  expect((await kazan.get('/api/news')).body['status']).toBe('ok')
})

test.each([
  { now: '99999999999999999999' },
  { now: '8640000000000001' },
  { now: '253402300800000' },
  { now: '-5' },
  { move: '999999999999999' },
])('a clock is not moved out of the calendar: %j', async (order) => {
  const kazan = await opened()
  const answer = await kazan.control('/clock', order)
  expect(answer.status).toBe(400)
  expect((await kazan.control('/clock', undefined)).body['now']).toBe(NOON)
})

test('a fault of one city leaves the others alone', async () => {
  const kazan = await opened()
  await kazan.control('/faults', { kind: 'reset' })
  expect((await testCity(kazan.sandbox, 'perm').get('/api/news')).body['status']).toBe('ok')
  await expect(kazan.get('/api/news')).rejects.toThrow('fetch failed')
})

test('a redirect with a comma in its host is what some back ends send', async () => {
  const kazan = await opened()
  const token = await kazan.login()
  const fault = { operationId: 'refillBalance', kind: 'commaInRedirect' }
  await kazan.control('/faults', fault)
  const answer = await kazan.send({
    method: 'POST',
    path: '/api/payment/refill',
    form: { Token: token, RefillAmount: '100', PaymentService: 'card' },
    host: 'pay.parking.example',
  })
  expect(String(answer.result['RedirectURL'])).toMatch(/^http:\/\/pay,parking\.example\//)
})

const city = { ryazan: 'paymentByParkingId', sevastopol: 'dontUseBalance', kursk: 'useTsCategory' }

test.each(Object.entries(city))('%s shows the mode %s', async (id, mode) => {
  const { result } = await (await opened(id)).get('/api/info/get-options-info-v3')
  expect(result[mode]).toBe(true)
})

test('without a balance a session is paid when it ends', async () => {
  const sevastopol = await opened('sevastopol')
  const Token = await sevastopol.login()
  const fields = { Token, Zone: '101', 'Vehicle[Number]': 'А777АА92' }
  const { result } = await sevastopol.form('/api/payment/start/v2', fields)
  await sevastopol.control('/clock', { move: 60 * 60_000 })
  const ending = { Token, OrderId: String(result['reservationId']), PaymentService: 'card' }
  const ended = await sevastopol.form('/api/payment/cancel/v2', ending)
  expect(ended.result['amount']).toBe('35.00')
  const profile = await sevastopol.get('/api/profile/get-profile-v6', { token: Token })
  expect(profile.result).toMatchObject({ balance: '-1', sessions: [{ amountToPay: '35.00' }] })
  await sevastopol.form(`/pages/acquirer/${String(ended.result['orderId'])}`, { choice: 'pay' })
  const after = await sevastopol.get('/api/profile/get-profile-v6', { token: Token })
  expect(after.result['sessions']).toEqual([])
})

test('the operator answers an appeal after a moment of the clock', async () => {
  const kazan = await opened()
  const token = await kazan.login()
  const appeal = { message: 'Вопрос', phone: '79000000001', email: 'driver@parking.example' }
  const path = '/api/appealProcessing'
  const { result } = await kazan.json(`${path}/appealRegistration/v1`, appeal, token)
  const query = { idAppeal: String(result['idAppeal']) }
  const read = () => kazan.send({ method: 'GET', path: `${path}/getMessages/v1`, query, token })
  expect((await read()).body['result']).toMatchObject([{ out: 1 }])
  await kazan.control('/clock', { move: 6_000 })
  expect((await read()).body['result']).toMatchObject([{ out: 1 }, { out: 0 }])
})

test.each([
  ['7900000000', 'ok'],
  ['79000000001', 'ok'],
  ['790000000', 'error'],
])('an appeal with the phone %s is answered %s', async (phone, status) => {
  const kazan = await opened()
  const token = await kazan.login()
  const appeal = { message: 'Вопрос', phone, email: 'driver@parking.example' }
  const answer = await kazan.json('/api/appealProcessing/appealRegistration/v1', appeal, token)
  expect(answer.body['status']).toBe(status)
})

test('a fine that is not paid has a discount until a month after its ruling', async () => {
  const kazan = await opened()
  const token = await kazan.login()
  const { body } = await kazan.get('/api/finesstorage/fines/v1', { token })
  expect(body['result']).toMatchObject([
    { fineStatus: 'Не оплачен', discountDate: expect.stringMatching(/^2026-12-23/) },
    { fineStatus: 'Оплачен' },
    {},
    {},
  ])
})

const feature = {
  type: 'Feature',
  id: 'real-1',
  geometry: { type: 'Point', coordinates: [49.112, 55.794] },
  properties: { objecttype: 'parkings', category: 'roadside', code: '70101', name: 'Парковка' },
}

test.each([380, 600, 5000])('a city lives with an import at %i roubles an hour', async (price) => {
  const folder = temporary()
  const database = join(folder, 'sandbox.sqlite')
  const map = join(folder, 'dear.json')
  const zone = { zonenumber: '7010', prices: [{ price }] }
  const properties = { ...feature.properties, zone }
  const geometry = { type: 'Point', coordinates: [56.234, 58.01] }
  const dear = { ...feature, geometry, properties }
  writeFileSync(map, JSON.stringify({ type: 'FeatureCollection', features: [dear] }))
  expect(importMap(database, map, 'perm')).toMatchObject({ ok: true, zones: 1 })
  const perm = await opened('perm', { database })
  const token = await perm.login()
  const { body } = await perm.get('/api/profile/get-operations-v2', { token })
  expect(body['total']).toBeGreaterThan(50)
  for (const scenario of Object.keys(SCENARIOS)) {
    expect((await perm.control('/reset', { scenario })).body).toMatchObject({ scenario })
  }
})

test('a city whose filling fails leaves nothing behind', async () => {
  const database = join(temporary(), 'sandbox.sqlite')
  const kazan = await opened('kazan', { database })
  const other = new Database(database)
  other.exec("CREATE TRIGGER stop BEFORE INSERT ON tickets BEGIN SELECT RAISE(ABORT, 'full'); END")
  const ask = () => kazan.get('/api/info/get-options-info-v3')
  expect((await ask()).status).toBe(500)
  other.exec('DROP TRIGGER stop')
  other.close()
  expect((await ask()).status).toBe(200)
  expect(await kazan.login()).not.toBe('undefined')
})

test('a real map takes the place of the generated one, or nothing is loaded', async () => {
  const folder = temporary()
  const database = join(folder, 'sandbox.sqlite')
  const good = join(folder, 'good.json')
  const bad = join(folder, 'bad.json')
  const far = { ...feature, id: 'far', geometry: { type: 'Point', coordinates: [0, 0] } }
  writeFileSync(good, JSON.stringify({ type: 'FeatureCollection', features: [feature] }))
  writeFileSync(bad, JSON.stringify({ type: 'FeatureCollection', features: [feature, far] }))
  const refused = importMap(database, bad, 'kazan')
  expect(refused.ok ? [] : refused.problems).toEqual([expect.stringContaining('far')])
  expect(importMap(database, good, 'kazan')).toMatchObject({ ok: true, features: 1 })
  const kazan = await opened('kazan', { database })
  const { result } = await kazan.get('/api/info/get-map-info/v3')
  expect(result['features']).toMatchObject([{ id: 'real-1' }])
})
