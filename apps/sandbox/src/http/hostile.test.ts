import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTest, type TestCity } from '../testing/openTest.ts'

let kazan: TestCity
let Token: string
let port: number
beforeAll(async () => {
  kazan = await openTest()
  Token = await kazan.login()
  port = Number(new URL(await kazan.sandbox.listen(0)).port)
}, 60_000)
afterAll(() => kazan.sandbox.close())

/** What comes back for bytes that need not be a request. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let got = ''
  socket.on('data', (chunk) => (got += String(chunk)))
  socket.end(bytes)
  await once(socket, 'close')
  return got
}

const settings = '/sandbox/kazan/api/info/get-options-info-v3'

describe('the server', () => {
  it.each([
    [
      'a length and chunks',
      `POST ${settings} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n`,
      400,
    ],
    [
      'two lengths',
      `POST ${settings} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\nabcde`,
      400,
    ],
    [
      'a length below nothing',
      `POST ${settings} HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`,
      400,
    ],
    [
      'a coding that is none',
      `POST ${settings} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n`,
      400,
    ],
    ['a space before a colon', `GET ${settings} HTTP/1.1\r\nHost : a\r\n\r\n`, 400],
    ['a folded header', `GET ${settings} HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n`, 400],
    ['lines without a return', `GET ${settings} HTTP/1.1\nHost: a\n\n`, 400],
    [
      'a header that has no end',
      `GET ${settings} HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    [
      'an encoding that is none',
      'GET /sandbox/%zz/api/options HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'an id of 400 digits',
      `DELETE /sandbox/kazan/api/profile/ts/${'9'.repeat(400)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      414,
    ],
    [
      "a name that is another machine's",
      `GET ${settings} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      421,
    ],
  ])('refuses %s with the headers of every answer', async (_what, bytes, status) => {
    const got = await sendBytes(bytes)
    expect(got.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`])
    expect(got).toContain('x-content-type-options: nosniff')
    expect(got).toContain("content-security-policy: frame-ancestors 'none'")
  })
})

describe('a call', () => {
  it.each([
    ['-0.01', 'NoSumEntered'],
    ['-1', 'NoSumEntered'],
    ['0.00', 'NoSumEntered'],
    ['1e3', 'ItNeedToBeANumber'],
  ])('tops nothing up by %s', async (RefillAmount, errorName) => {
    const form = { Token, RefillAmount, PaymentService: 'card' }
    expect((await kazan.form('/api/payment/refill', form)).body).toMatchObject({ errorName })
  })

  it('takes no key that is longer than the contract has it', async () => {
    const form = { Token, RefillAmount: '100', PaymentService: 'card' }
    const answers = await Promise.all(
      [255, 256].map((length) => kazan.form('/api/payment/refill', form, 'k'.repeat(length))),
    )
    expect(answers.map(({ body }) => body['errorName'])).toEqual([undefined, 'ValidationError'])
  })

  it('leads to the host that it was asked at where another one is none', async () => {
    const form = { Token, RefillAmount: '100', PaymentService: 'card' }
    const path = '/api/payment/refill'
    const { result } = await kazan.send({ method: 'POST', path, form, host: 'evil.example/x?y#"' })
    expect(result['RedirectURL']).toMatch(/^http:\/\/localhost\//)
  })

  it('keeps no letter that is longer than anybody writes', async () => {
    const letter = { idSubject: '', phone: '79001234567', email: 'driver@parking.example' }
    const write = (length: number) =>
      kazan.json(
        '/api/appealProcessing/appealRegistration/v1',
        { ...letter, message: 'x'.repeat(length) },
        Token,
      )
    expect((await write(4096)).body['status']).toBe('ok')
    expect((await write(4097)).body['errorName']).toBe('ValidationError')
  })
})
