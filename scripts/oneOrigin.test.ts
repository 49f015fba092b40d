import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneOrigin, pathOf, refuse } from './lib/oneOrigin.ts'
import { securityHeaders } from './lib/securityHeaders.ts'

let server: Server

beforeAll(async () => {
  server = oneOrigin({
    portal: (_, response) => refuse(response, 405, { allow: 'GET' }),
    console: (_, response) => response.end('console'),
    sandbox: (_, response) => response.end('sandbox'),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** What comes back for bytes that no browser would send. */
async function send(bytes: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

const last = 'Host: localhost\r\nConnection: close\r\n\r\n'

it.each([
  ['//', '/'],
  ['//news', '/news'],
  ['/en//news//7?back=//x', '/en/news/7'],
  ['/\\evil.example', '/evil.example'],
  ['http://localhost//en', '/en'],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path)
})

describe('oneOrigin', () => {
  it.each([
    ['a method that nobody answers', `DELETE / HTTP/1.1\r\n${last}`, 405],
    ['an address that is none', `GET http:// HTTP/1.1\r\n${last}`, 400],
    ['no request at all', 'nonsense\r\n\r\n', 400],
    [
      'a name of another machine',
      'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      421,
    ],
    ['too many headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${last}`, 431],
  ])('refuses %s with the headers of every answer', async (_, bytes, status) => {
    const answer = await send(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(answer).toContain(`${name}: ${value}\r\n`)
    }
  })

  it.each([
    ['/coop-profile', 'console'],
    ['/sandbox/kazan/', 'sandbox'],
    ['//coop-profile', 'console'],
    ['/en//legal//auth', 'console'],
  ])('leads %s to the %s', async (path, answerer) => {
    expect(await send(`GET ${path} HTTP/1.1\r\n${last}`)).toContain(answerer)
  })

  it.each([
    ['/payment?invoiceId=7&x=%0d%0a', '/payment?invoiceId=7&x=%0d%0a'],
    ['//evil.example/', undefined],
    ['//en//phone-payment-callback', '/en/phone-payment-callback'],
    ['/coop-profile?payment=7', '/coop-profile?payment=7'],
    ['/assets/index.js', undefined],
  ])('answers a way back to %s by POST with %s by GET', async (path, location) => {
    const body = 'order=7'
    const head = `POST ${path} HTTP/1.1\r\nContent-Length: ${body.length}\r\n${last}`
    const answer = await send(head + body)
    expect(/^HTTP\/1.1 303 [^]*\r\nlocation: (.*)\r\n/.exec(answer)?.[1]).toBe(location)
  })

  it('leads each press that moves money to the sandbox once', async () => {
    const press = (id: string) =>
      send(`POST /sandbox/kazan/api/payment/start HTTP/1.1\r\nPress-Id: ${id}\r\n${last}`)
    expect(await press('1-2-3-4')).toMatch(/^HTTP\/1.1 200 .*sandbox/s)
    const again = await press('1-2-3-4')
    expect(again).toMatch(/^HTTP\/1.1 409 /)
    expect(again).not.toMatch(/^date:/im)
    expect(await press('1-2-3-5')).toMatch(/^HTTP\/1.1 200 /)
  })
})
