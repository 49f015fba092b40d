import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { securityHeaders } from '../../scripts/lib/securityHeaders.ts'
import { startNginx } from '../../scripts/lib/startNginx.ts'

const root = join(import.meta.dirname, '../..')
const asked: string[] = []
let folder: string
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
let backEnd: Server | undefined
let passedOn: { path: string; address: string }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  if (!existsSync(join(root, 'apps/coop/dist/index.html'))) {
    execFileSync('turbo', ['run', 'build', '--filter=./apps/*'], { cwd: root })
  }
  const emit = ['--conditions=@parking/source', 'scripts/emitCities.ts']
  const env = { ...process.env, CITY: 'kazan', OUT: folder, BACK_END: '' }
  execFileSync(process.execPath, emit, { cwd: root, env })
  backEnd = createServer((question, answer) => {
    // The name of a press is between the page and nginx.
    const isNamed = 'press-id' in question.headers
    asked.push(`${question.method} ${question.url}${isNamed ? ' named' : ''}`)
    // Every try ends in a cut connection but those of a path that answers and of one that never does.
    if (question.url?.startsWith('/api/pages') === true) answer.end('{"status":"ok"}')
    else if (question.url !== '/api/payment/slow') question.socket.destroy()
  })
  backEnd.listen(0, '127.0.0.1')
  await once(backEnd, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = backEnd.address() as AddressInfo
  passedOn = { path: '/back-end/', address: `http://127.0.0.1:${port}/` }
  nginx = await startNginx({ folder, backEnd: passedOn })
}, 600_000)

afterAll(async () => {
  await nginx?.stop()
  backEnd?.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

async function ask(path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const sent = request(`${nginx?.origin}${path}`, { headers, method })
  sent.end()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the event says it hands over
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  }
}

const html = async (path: string) => String((await ask(path)).body)
const aFile = (app: string, assets: string) =>
  `/${assets}/${readdirSync(join(folder, app, assets)).find((name) => name.endsWith('.js'))}`

describe('the example for nginx', () => {
  it.each([
    ['/', 'ru', 'Парковки: Казань', 'shell-map'],
    ['/?zone=101', 'ru', 'Парковки: Казань', 'shell-map'],
    ['/en', 'en', 'Parking: Kazan', 'shell-map'],
    ['/en/', 'en', 'Parking: Kazan', 'shell-map'],
    ['/profile/parking', 'ru', 'Парковки: Казань', 'shell-status'],
    ['/en/profile/parking?zone=101', 'en', 'Parking: Kazan', 'shell-status'],
    ['/callback/YandexLogin.html', 'ru', 'Парковки: Казань', 'shell-status'],
    ['/ru/profile/parking/', 'ru', 'Парковки: Казань', 'shell-status'],
    ['/registration', 'ru', 'Парковки: Казань', 'shell-status'],
    ['/registration/confirmation/email/a.b', 'ru', 'Парковки: Казань', 'shell-status'],
    ['/legal/auth', 'ru', 'Парковки для компаний: Казань', '/coop-assets/'],
    ['/en/legal/auth', 'en', 'Parking for companies: Kazan', '/coop-assets/'],
    ['/coop-profile', 'ru', 'Парковки для компаний: Казань', '/coop-assets/'],
  ])('answers %s with its page', async (path, language, title, sign) => {
    expect(await expectPage(path, language, title, sign)).toBe(200)
  })

  it.each([
    ['/english', 'ru', 'Парковки: Казань', 'shell-status'],
    ['/registration/a.b', 'ru', 'Парковки: Казань', 'shell-status'],
    ['/en/profile/parking/x.css', 'en', 'Parking: Kazan', 'shell-status'],
    ['/en/coop-profile/nowhere', 'en', 'Parking for companies: Kazan', '/coop-assets/'],
    ['/legal/auth/x.js', 'ru', 'Парковки для компаний: Казань', '/coop-assets/'],
  ])('answers %s with a page that says that there is none', async (path, language, title, sign) => {
    expect(await expectPage(path, language, title, sign)).toBe(404)
  })

  it.each(['/index.html', '/de', '/xx/profile/parking', '/xx/legal/auth'])(
    'leads %s to the main page',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 302, headers: { location: '/' } })
    },
  )

  async function expectPage(path: string, language: string, title: string, sign: string) {
    const { status, headers, body } = await ask(path)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(String(body)).toContain(`<html lang="${language}">`)
    expect(String(body)).toContain(`<title>${title}</title>`)
    expect(String(body)).toContain(sign)
    return status
  }

  it.each([
    '/assets/gone-1.js',
    '/coop-assets/gone-1.js',
    '/favicon.ico',
    '/index.html.gz',
    '/cities/kazan/map.ru.html',
  ])('has nothing at %s, and lets nobody keep that', async (path) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each(['/.vite/manifest.json', '/nginx/kazan.conf', '/assets/%2e%2e/%2e%2e/nginx/kazan.conf'])(
    'never hands out the file at %s',
    async (path) => {
      expect(await html(path)).toContain('<title>Парковки: Казань</title>')
    },
  )

  it.each(['/', '/en/profile/parking', '/legal/auth', '/assets/gone-1.js', '/icon.svg'])(
    'sends with %s the headers that npm start sends',
    async (path) => {
      const { headers } = await ask(path)
      const page = [await html('/'), await html('/legal/auth')].join('')
      const { 'content-security-policy': policy, ...others } = securityHeaders({ page })
      expect(headers).toMatchObject(others)
      expect(headers['referrer-policy']).toBe('no-referrer')
      const sent = String(headers['content-security-policy'])
      expect(withoutOrigins(sent)).toBe(policy)
      expect(sent).not.toContain('unsafe')
      expect(headers['server']).toBe('nginx')
    },
  )

  it("lets pages ask the city's back end and its map, and nobody's images", async () => {
    const policy = String((await ask('/')).headers['content-security-policy'])
    const directive = (name: string) =>
      policy.split('; ').find((text) => text.startsWith(`${name} `)) ?? ''
    expect(directive('connect-src').split(' ').slice(1, 3)).toEqual([
      "'self'",
      'https://kazan.parking.example',
    ])
    expect(directive('connect-src')).toContain(' https://tiles.parking.example')
    expect(directive('img-src')).toBe("img-src 'self' data: blob:")
  })

  it.each([
    ['portal', 'assets'],
    ['coop', 'coop-assets'],
  ])('keeps the hashed files of %s for ever and sends them compressed', async (app, assets) => {
    const path = aFile(app, assets)
    const { headers, body } = await ask(path, { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(gunzipSync(body).equals((await ask(path)).body)).toBe(true)
  })

  it('sends a page compressed, and not at all when it is known', async () => {
    const { headers, body } = await ask('/', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(body))).toBe(await html('/'))
    const known = await ask('/', { 'if-none-match': (await ask('/')).headers.etag })
    expect(known).toMatchObject({ status: 304, headers: { 'cache-control': 'no-cache' } })
  })

  it('hands out the notices of licences, to which the footer leads', async () => {
    const { status, headers, body } = await ask('/licences.txt')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(String(body)).toContain('OpenLayers Contributors')
  })

  it('answers nothing but questions for files', async () => {
    expect((await ask('/', {}, 'HEAD')).status).toBe(200)
    for (const [path, method] of [
      ['/', 'PUT'],
      ['/icon.svg', 'POST'],
    ] as const) {
      const { status, headers } = await ask(path, {}, method)
      expect(status).toBe(405)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    }
  })

  it.each([
    ['/', '/'],
    ['/payment?invoiceId=7&result=paid', '/payment?invoiceId=7&result=paid'],
    ['/phone-payment-callback', '/phone-payment-callback'],
    ['/profile/parking?payment=7&x=%0d%0aa:b', '/profile/parking?payment=7&x=%0d%0aa:b'],
    ['/en/guest-payment', '/en/guest-payment'],
    ['/coop-profile?payment=7', '/coop-profile?payment=7'],
    ['//payment', undefined],
    ['/nothing-here', undefined],
  ])('answers a way back to %s by POST with %s by GET', async (path, location) => {
    const { status, headers } = await ask(path, {}, 'POST')
    expect(headers.location).toBe(location)
    expect(status === 303).toBe(location !== undefined)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  it('reads nothing of what a way back by POST carries, however long it is', async () => {
    const headers = { 'content-length': '30000000' }
    const sent = request(`${nginx?.origin}/payment`, { method: 'POST', headers })
    // The rest of it does not come, and is not waited for.
    sent.on('error', () => {}).write('order=1')
    const [response] = await once(sent, 'response')
    expect(response).toMatchObject({ statusCode: 303, headers: { location: '/payment' } })
    sent.destroy()
  })

  it('passes calls on to the back end, once, and writes no token down', async () => {
    const token = 'a-token-of-somebody'
    const good = await ask(`/back-end/api/pages/get-by-path?path=x&token=${token}`)
    expect([good.status, String(good.body)]).toEqual([200, '{"status":"ok"}'])
    expect(good.headers['cache-control']).toBeUndefined()
    const cut = await ask(`/back-end/api/payment/start?token=${token}`, {}, 'POST')
    expect(cut.status).toBe(502)
    expect(asked).toEqual([
      `GET /api/pages/get-by-path?path=x&token=${token}`,
      `POST /api/payment/start?token=${token}`,
    ])
    expect(nginx?.log()).toContain('POST /back-end/api/payment/start 502')
    expect(nginx?.log()).not.toContain(token)
  })

  it('passes each press on once, and says of another call for it that nobody knows what it did', async () => {
    const before = asked.length
    const path = '/back-end/api/payment/refill'
    const named = (press: string) => ask(path, { 'press-id': press }, 'POST')
    expect((await named('1-2-3-4')).status).toBe(502)
    const again = await named('1-2-3-4')
    expect(again).toMatchObject({ status: 409, headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(String(again.body))).toMatchObject({ status: 'error' })
    expect((await named('1-2-3-5')).status).toBe(502)
    for (const more of [{}, {}, { 'press-id': 'no press' }, { 'press-id': 'no press' }]) {
      expect((await ask(path, more, 'POST')).status).toBe(502)
    }
    expect(asked.slice(before)).toEqual(Array.from({ length: 6 }, () => 'POST /api/payment/refill'))
  })

  it('passes a press on once although its connection is cut before the answer', async () => {
    const before = asked.length
    const path = '/back-end/api/payment/slow'
    const headers = { 'press-id': '5-6-7-8' }
    const cut = request(`${nginx?.origin}${path}`, { method: 'POST', headers })
    const failed = once(cut, 'error')
    cut.end()
    await vi.waitFor(() => expect(asked.slice(before)).toHaveLength(1))
    cut.destroy(new Error('cut'))
    await failed
    expect((await ask(path, headers, 'POST')).status).toBe(409)
    expect(asked.slice(before)).toEqual(['POST /api/payment/slow'])
  })

  it.each([
    ['/profile/parking', '/profile/parking'],
    ['/en/legal/auth?token=a-secret', '/en/legal/auth'],
    ['/registration/confirmation/email/a-secret/a-secret', '/registration/confirmation/...'],
    ['/en/registration/confirmation/phone/a-secret', '/en/registration/confirmation/...'],
    ['/restore-password/code/a-secret', '/restore-password/...'],
    ['/%72estore-password/code/a-secret', '/restore-password/...'],
    ['//restore-password//code/a-secret', '/restore-password/...'],
  ])('writes %s down as %s', async (path, logged) => {
    await ask(path)
    const line = new RegExp(`] GET ${logged.replaceAll('.', '[.]')} \\d+ `)
    await vi.waitFor(() => expect(nginx?.log()).toMatch(line))
    expect(nginx?.log()).not.toContain('a-secret')
  })

  it.each(['parking.conf', 'console.conf'])('says of each server of %s what it logs', (name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    for (const server of text.split(/^server /m).slice(1)) {
      expect(server).toMatch(/access_log (off|\S+ parking);/)
    }
  })

  // Nothing may come after it: for a moment this address is not answered.
  it('holds back an address that asks for too much, and says so in the words of the wire', async () => {
    const path = '/back-end/api/pages/get-by-path?token=a-secret'
    let held: Answer | undefined
    while (held === undefined) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask(path)))
      held = answers.find(({ status }) => status !== 200)
    }
    expect(held).toMatchObject({
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '1' },
    })
    expect(held.headers['x-content-type-options']).toBe('nosniff')
    expect(JSON.parse(String(held.body))).toMatchObject({
      status: 'error',
      errorName: 'UnknownError',
    })
    expect(nginx?.log()).not.toContain('a-secret')
  })
})

describe('the example with the console on a host of its own', () => {
  beforeAll(async () => {
    await nginx?.stop()
    nginx = await startNginx({ folder, backEnd: passedOn, consoleApart: true })
  })

  const [portal, ownHost] = ['parking.example', 'console.parking.example']

  it.each([
    [portal, '/', 200],
    [portal, '/profile/parking', 200],
    [portal, '/legal/auth', 302, 'https://console.parking.example/legal/auth'],
    [portal, '/en/coop-profile?a=1', 302, 'https://console.parking.example/en/coop-profile?a=1'],
    [ownHost, '/legal/auth', 200],
    [ownHost, '/en/coop-profile', 200],
    [ownHost, '/coop-profile/nothing', 404],
    [ownHost, '/xx/legal/auth', 302, 'https://parking.example/'],
    [ownHost, '/', 302, 'https://parking.example/'],
    [ownHost, '/profile/parking?zone=101', 302, 'https://parking.example/profile/parking?zone=101'],
    [ownHost, '/assets/gone-1.js', 302, 'https://parking.example/assets/gone-1.js'],
  ])('answers at %s the address %s with %i', async (host, path, status, location?: string) => {
    const answer = await ask(path, { host })
    expect([answer.status, answer.headers.location]).toEqual([status, location])
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it.each([
    [portal, '/', '<title>Парковки: Казань</title>'],
    [ownHost, '/en/legal/auth', '<title>Parking for companies: Kazan</title>'],
    [ownHost, '/coop-profile/nothing', '<title>Парковки для компаний: Казань</title>'],
  ])('answers at %s the address %s with its page', async (host, path, title) => {
    expect(String((await ask(path, { host })).body)).toContain(title)
  })

  it("hands out the console's files at its own host alone", async () => {
    const path = aFile('coop', 'coop-assets')
    expect((await ask(path, { host: ownHost })).status).toBe(200)
    expect((await ask(path, { host: portal })).status).toBe(404)
  })
})

describe('the example before several servers of a back end', () => {
  beforeAll(async () => {
    await nginx?.stop()
    const server = `server ${new URL(passedOn.address).host} max_fails=0;`
    const upstream = `upstream back-ends { ${server} ${server} keepalive 4; }`
    nginx = await startNginx({
      folder,
      backEnd: { ...passedOn, address: 'http://back-ends/', upstream },
    })
  })

  it.each([
    ['POST', '/api/payment/start'],
    ['GET', '/api/payment/payment-from-portal'],
  ])('asks one of them once, though a kept connection is cut under %s %s', async (method, path) => {
    // Each of them has a connection then, which is kept.
    for (let read = 0; read < 4; read += 1) {
      expect((await ask('/back-end/api/pages/get-by-path')).status).toBe(200)
    }
    const before = asked.length
    const answer = await ask(`/back-end${path}`, { 'press-id': `9-9-9-${before}` }, method)
    expect(answer.status).toBe(502)
    expect(asked.slice(before)).toEqual([`${method} ${path}`])
  })
})

/** The policy without what a city's build needs beside its own origin. */
function withoutOrigins(policy: string): string {
  return policy.replaceAll(/ https:\/\/[^ ;]+/g, '')
}
