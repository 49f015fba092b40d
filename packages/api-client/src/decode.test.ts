import { expect, it } from 'vitest'
import { readBalance, cityTime, count, readDate, money, number, pick } from './decode.ts'
import { unwrap } from './unwrap.ts'

it.each([
  [12.5, 1250],
  ['12.50', 1250],
  ['0,29', 29],
  [0.29, 29],
  [-1, -100],
  ['', null],
  ['1e3', null],
  [Number.NaN, null],
  [{}, null],
  ['1 234,50', 123_450],
  ['1\u00a0234\u202f567.5', 123_456_750],
  ['-1 000', -100_000],
  ['12 34', null],
  ['1 2345', null],
  ['1234 567', null],
  ['1 234 5', null],
  ['999999999.99', 99_999_999_999],
  ['1000000000', null],
  [2 ** 60, null],
])('reads %j as %j kopecks', (value, kopecks) => {
  expect(money(value)).toBe(kopecks)
})

it('reads numbers whose thousands are parted', () => {
  expect([number('1 440,5'), count('1\u00a0440'), count('1 44')]).toEqual([1440.5, 1440, null])
})

it('knows no balance of -1', () => {
  expect([readBalance(-1), readBalance('0')]).toEqual([null, 0])
})

it.each([
  ['2026-11-21 12:00:05', '2026-11-21T09:00:05.000Z'],
  ['21/11/26 12:00', '2026-11-21T09:00:00.000Z'],
  ['21/11/2026 12:00', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T12:00:00+03:00', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T12:00:00+0300', '2026-11-21T09:00:00.000Z'],
])('reads the city time %s', (value, instant) => {
  expect(cityTime(value, 'Europe/Moscow')).toBe(Date.parse(instant))
})

it.each(['30/02/26', '2026-13-01', 'yesterday', 7, null])('reads no date in %j', (value) => {
  expect(readDate(value)).toBeNull()
})

it('reads own fields alone', () => {
  expect(pick(JSON.parse('{"__proto__":{"a":1}}'), 'a', 'toString')).toBeNull()
})

const answered = (body: unknown, read: () => string | null = () => null) =>
  unwrap({ body, status: 200, retryAfter: null, hadToken: false }, { read }, 'Europe/Moscow')

it('keeps the picture of a refused login', async () => {
  const body = { status: 'error', errorName: 'loginTryLimit', captcha: 'aGk=', id_session: 's' }
  await expect(answered(body)).rejects.toThrow(
    expect.objectContaining({
      errorName: 'LoginTryLimit',
      captcha: { image: 'aGk=', sessionId: 's' },
    }),
  )
})

it.each([
  [301, 301],
  ['301', 301],
  ['soon', null],
  [undefined, null],
])('reads how long a refusal asks to wait: %j', async (given, retryAfter) => {
  const body = { status: 'error', errorName: 'LimitSMS', retryAfter: given }
  const limit = expect.objectContaining({ errorName: 'LimitSMS', retryAfter })
  await expect(answered(body)).rejects.toThrow(limit)
})

it.each([[true], [{ code: 5 }], [['UnknownError']], [500]])(
  'takes an answer with an error that is no text for a failure: %j',
  async (errorName) => {
    const body = { status: 'ok', errorName, result: {} }
    const refusal = expect.objectContaining({ kind: 'server', errorName: null })
    await expect(answered(body)).rejects.toThrow(refusal)
  },
)

it.each([[null], [''], [' '], [false], [[]], [{}]])('finds no error in %j', async (errorName) => {
  const body = { status: 'ok', errorName, result: {} }
  await expect(answered(body, () => 'good')).resolves.toBe('good')
})
