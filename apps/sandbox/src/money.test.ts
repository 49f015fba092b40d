import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTest, testCity, type TestAnswer, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let kazan: TestCity
afterEach(() => kazan.sandbox.close())

const plate = 'А123ВС116'
const names = (answers: readonly TestAnswer[]) =>
  answers.map((answer) => answer.body['errorName'] ?? 'ok')
const count = (list: readonly unknown[], value: unknown) =>
  list.filter((item) => item === value).length

async function balance(city: TestCity, token: string): Promise<number> {
  const { result } = await city.get('/api/profile/get-balance', { token })
  return Math.round(Number(result['balance']) * 100)
}

function rows(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list : []
}

async function ledger(city: TestCity) {
  const { body } = await city.control('/ledger', undefined)
  return body
}

test('two starts at once for one vehicle give one session', async () => {
  kazan = await openTest()
  const Token = await kazan.login()
  const fields = { Token, Vehicle: plate, Zone: '101', Duration: 60, PaymentService: 'balance' }
  const start = () => kazan.form('/api/payment/start', fields)
  const answers = await Promise.all([start(), start()])
  expect(new Set(names(answers))).toEqual(new Set(['ParkingSessionAlreadyExists', 'ok']))
  const sessions = (await ledger(kazan))['sessions']
  expect(sessions).toHaveLength(1)
})

test('a repeated key brings the first answer again, another body is refused', async () => {
  kazan = await openTest()
  const Token = await kazan.login()
  const fields = { Token, Vehicle: plate, Zone: '101', Duration: 60, PaymentService: 'balance' }
  const first = await kazan.form('/api/payment/start', fields, 'key-1')
  const again = await kazan.form('/api/payment/start', fields, 'key-1')
  const other = await kazan.form('/api/payment/start', { ...fields, Duration: 120 }, 'key-1')
  expect(first.body['status']).toBe('ok')
  expect(again.body).toEqual(first.body)
  expect(other.status).toBe(422)
})

test('a repetition after a new login is still the same request', async () => {
  kazan = await openTest()
  const fields = { Vehicle: plate, Zone: '101', Duration: 60, PaymentService: 'balance' }
  const first = await kazan.form(
    '/api/payment/start',
    { ...fields, Token: await kazan.login() },
    'k',
  )
  const again = await kazan.form(
    '/api/payment/start',
    { ...fields, Token: await kazan.login() },
    'k',
  )
  expect(again.body).toEqual(first.body)
})

test('a key whose call still runs is refused with 409', async () => {
  kazan = await openTest()
  const Token = await kazan.login()
  await kazan.control('/faults', { operationId: 'refillBalance', kind: 'delay', milliseconds: 200 })
  const fields = { Token, RefillAmount: '100', PaymentService: 'card' }
  const slow = kazan.form('/api/payment/refill', fields, 'key-2')
  const fast = await kazan.form('/api/payment/refill', fields, 'key-2')
  expect(fast.status).toBe(409)
  expect((await slow).body['status']).toBe('ok')
})

test('a wallet never falls below zero', async () => {
  kazan = await openTest()
  const Token = await kazan.login('poor@parking.example')
  const fields = { Token, Vehicle: 'В456ЕК116', Zone: '101', Duration: 60 }
  const refused = await kazan.form('/api/payment/start', { ...fields, PaymentService: 'balance' })
  expect(refused.body['errorName']).toBe('NoMoneyNoHoney')
  expect(await balance(kazan, Token)).toBe(40)
})

test('what is not used comes back when a session is ended early', async () => {
  kazan = await openTest('kazan')
  const Token = await kazan.login()
  const before = await balance(kazan, Token)
  const fields = { Token, Vehicle: 'А777АА16', Zone: '101', Duration: 120 }
  const started = await kazan.form('/api/payment/start', { ...fields, PaymentService: 'balance' })
  expect(await balance(kazan, Token)).toBe(before - 28_000)
  await kazan.control('/clock', { move: 30 * 60_000 })
  const ReservationId = String(started.result['reservationId'])
  const ended = await kazan.form('/api/payment/cancel', { Token, ReservationId })
  expect(ended.result['sum']).toBe('210.00')
  expect(await balance(kazan, Token)).toBe(before - 7_000)
})

test('a start costs what it costs when it begins, an extension what follows its session', async () => {
  kazan = await openTest('kazan')
  const at = (time: string) =>
    kazan.control('/clock', { now: `2026-11-24T${time}:00+03:00`, frozen: true })
  const ask = async (fields: Record<string, string | number>) =>
    (await kazan.form('/api/payment/cost', fields)).result['totalcost']
  // The zone is paid until 19:00.
  await at('17:00')
  const Token = await kazan.login()
  const stay = { Token, Vehicle: 'А777АА16', Zone: '101', Duration: 60, PaymentService: 'balance' }
  expect(await ask(stay)).toBe('140.00')
  await at('18:15')
  const { result } = await kazan.form('/api/payment/start', stay)
  expect(result).toMatchObject({ session: { sum: '105.00' } })

  await at('16:00')
  const other = { ...stay, Vehicle: 'А888АА16' }
  const started = await kazan.form('/api/payment/start', other)
  const ReservationId = String(started.result['reservationId'])
  const extension = { Token, ReservationId, Duration: 180, PaymentService: 'balance' }
  expect(await ask(extension)).toBe('280.00')
  await at('16:50')
  const before = await balance(kazan, Token)
  await kazan.form('/api/payment/renew', extension)
  expect(await balance(kazan, Token)).toBe(before - 28_000)
})

test('a paid order is credited once, however often it is paid', async () => {
  kazan = await openTest('perm')
  const Token = await kazan.login()
  const before = await balance(kazan, Token)
  const refill = { Token, RefillAmount: '500', PaymentService: 'card' }
  const { result } = await kazan.form('/api/payment/refill', refill)
  const path = `/pages/acquirer/${String(result['orderId'])}`
  await Promise.all(Array.from({ length: 20 }, () => kazan.form(path, { choice: 'pay' })))
  await expect(kazan.form(path, { choice: 'lose' })).rejects.toThrow('fetch failed')
  expect(await balance(kazan, Token)).toBe(before + 50_000)
})

test('an extension is paid at the bank, once, and costs the balance nothing', async () => {
  kazan = await openTest('kazan')
  await kazan.control('/reset', { scenario: 'driver short of money with a session' })
  const Token = await kazan.login()
  const before = await balance(kazan, Token)
  const sessions = async () => {
    const { result } = await kazan.get('/api/profile/get-profile-v6', { token: Token })
    return rows(result['sessions'])
  }
  const durations = async () => (await sessions()).map(({ duration }) => duration)
  const [session] = await sessions()
  const ReservationId = String(session?.['reservationId'])
  const extension = { Token, ReservationId, Duration: 30, PaymentService: 'card' }
  const { result } = await kazan.form('/api/payment/renew', extension)
  expect(await durations()).toEqual([120])
  const page = `/pages/acquirer/${String(result['orderId'])}`
  await kazan.form(page, { choice: 'pay' })
  await kazan.form(page, { choice: 'pay' })
  expect(await durations()).toEqual([150])
  expect(await balance(kazan, Token)).toBe(before)
})

test('only the bank pays or declines an order, not a report about it', async () => {
  kazan = await openTest('perm')
  const Token = await kazan.login()
  const before = await balance(kazan, Token)
  const refill = { Token, RefillAmount: '500', PaymentService: 'card' }
  const { result } = await kazan.form('/api/payment/refill', refill)
  const order = String(result['orderId'])
  const report = async (status: string) => {
    const fields = { order, amount: '500.00', status }
    return (await kazan.get('/api/payment/payment-from-portal', fields)).result['status']
  }
  expect(await report('authorized')).toBe('waiting')
  expect(await report('declined')).toBe('waiting')
  expect(await balance(kazan, Token)).toBe(before)
  await kazan.form(`/pages/acquirer/${order}`, { choice: 'pay' })
  expect(await report('declined')).toBe('authorized')
  expect(await balance(kazan, Token)).toBe(before + 50_000)
})

test('the acquirer takes the form of a page with a card widget, and leads back to it', async () => {
  kazan = await openTest('perm')
  const Token = await kazan.login()
  const refill = { Token, RefillAmount: '500', PaymentService: 'card' }
  const { result } = await kazan.form('/api/payment/refill', refill)
  const order = String(result['orderId'])
  const back = `/payment?invoiceId=${order}&amount=500.00`
  const fields = { invoiceId: order, amount: '1.00', email: '<anna>@mail.ru', return: back }
  const { status, bytes } = await kazan.form(`/pages/acquirer/${order}`, fields)
  const page = new TextDecoder().decode(bytes)
  expect(status).toBe(200)
  // The order's own sum, whatever the form says.
  expect(page).toContain('500,00')
  expect(page).toContain('Чек придёт на &lt;anna&gt;@mail.ru')
  expect(page).toContain(`?return=${encodeURIComponent(back)}"`)
  expect(page).toContain(`${back.replaceAll('&', '&amp;')}&amp;payment=${order}&amp;result=new`)
  const elsewhere = { ...fields, return: 'https://elsewhere.example/' }
  const other = await kazan.form(`/pages/acquirer/${order}`, elsewhere)
  expect(new TextDecoder().decode(other.bytes)).not.toContain('elsewhere')
})

test('each payment at a bank is found by its own order', async () => {
  kazan = await openTest('perm')
  const Token = await kazan.login()
  const order = async (RefillAmount: string, choice: string) => {
    const refill = { Token, RefillAmount, PaymentService: 'card' }
    const { result } = await kazan.form('/api/payment/refill', refill)
    const id = String(result['orderId'])
    await kazan.form(`/pages/acquirer/${id}`, { choice })
    return id
  }
  const find = async (OrderNumber: string) => {
    const filter = { token: Token, Operation: 'refill', OrderNumber }
    const { body } = await kazan.form('/api/profile/get-operations-with-filter', filter)
    return rows(body['result']).map(({ sum, status }) => ({ sum, status }))
  }
  const paid = await order('500', 'pay')
  await kazan.control('/clock', { move: 5 * 60_000 })
  const declined = await order('700', 'decline')
  expect(await find(paid)).toEqual([{ sum: '500.00', status: 'done' }])
  expect(await find(declined)).toEqual([{ sum: '700.00', status: 'error' }])
})

test('an answer that is lost after the effect has had its effect', async () => {
  kazan = await openTest()
  const Token = await kazan.login()
  await kazan.control('/faults', { operationId: 'startParking', kind: 'lost' })
  const fields = { Token, Vehicle: plate, Zone: '101', Duration: 60, PaymentService: 'balance' }
  await expect(kazan.form('/api/payment/start', fields, 'lost')).rejects.toThrow('fetch failed')
  const again = await kazan.form('/api/payment/start', fields, 'lost')
  expect(again.body['status']).toBe('ok')
  expect((await ledger(kazan))['sessions']).toHaveLength(1)
})

test('a call whose answer is lost may have its effect later', async () => {
  kazan = await openTest()
  const Token = await kazan.login()
  const fault = { operationId: 'startParking', kind: 'late', milliseconds: 20 }
  await kazan.control('/faults', fault)
  const fields = { Token, Vehicle: plate, Zone: '101', Duration: 60, PaymentService: 'balance' }
  await expect(kazan.form('/api/payment/start', fields, 'late')).rejects.toThrow('fetch failed')
  await vi.waitFor(async () => expect((await ledger(kazan))['sessions']).toHaveLength(1))
})

test('hundreds of calls at once, many repeated: the ledger adds up to the kopeck', async () => {
  kazan = await openTest()
  const perm = testCity(kazan.sandbox, 'perm')
  const tokens = [await kazan.login(), await perm.login()] as const
  const plates = ['А123ВС116', 'В456ЕК116', 'Е789КХ116', 'К012МН116']
  const work = Array.from({ length: 400 }, async (_, index): Promise<TestAnswer> => {
    const city = index % 2 === 0 ? kazan : perm
    const Token = tokens[index % 2] ?? ''
    const key = index % 5 === 0 ? undefined : `key-${index % 60}`
    const Vehicle = plates[index % plates.length] ?? plate
    const Zone = index % 2 === 0 ? '101' : '202'
    if (index % 7 === 0) {
      const fields = { Token, RefillAmount: '10.01', PaymentService: 'card' }
      const { result } = await city.form('/api/payment/refill', fields, key && `${key}-refill`)
      return city.form(`/pages/acquirer/${String(result['orderId'])}`, { choice: 'pay' })
    }
    if (index % 11 === 0) {
      return city.form('/api/payment/cancel', { Token, ReservationId: 1 + (index % 9) })
    }
    const fields = { Token, Vehicle, Zone, Duration: 45, PaymentService: 'balance' }
    return city.form('/api/payment/start', fields, key)
  })
  const answers = await Promise.all(work)
  expect(
    count(
      answers.map((answer) => answer.status >= 500),
      true,
    ),
  ).toBe(0)
  for (const [at, city] of [kazan, perm].entries()) {
    const books = await ledger(city)
    expect(books['total']).toBe(0)
    expect(books['broken']).toEqual([])
    const overdrawn = rows(books['accounts']).filter(
      (row) => String(row['account']).startsWith('wallet:') && Number(row['balance']) < 0,
    )
    expect(overdrawn).toEqual([])
    const running = rows(books['sessions'])
      .filter((row) => row['status'] === 'active')
      .map((row) => row['plate'])
    expect(new Set(running).size).toBe(running.length)
    expect(await balance(city, tokens[at] ?? '')).toBeGreaterThanOrEqual(0)
  }
})

test('no minute of a post-payment is paid for twice', async () => {
  kazan = await openTest()
  const Token = await kazan.login()
  const fields = { Token, Vehicle: plate, Zone: '101', Duration: 60, PaymentService: 'balance' }
  const post = (time: string) =>
    kazan.form('/api/payment/start', { ...fields, timestart: `2026-11-24 ${time}` })
  const answers = [await post('09:00:00'), await post('09:30:00'), await post('10:00:00')]
  expect(names(answers)).toEqual(['ok', 'ParkingSessionAlreadyExists', 'ok'])
  expect(names([await kazan.form('/api/payment/start', fields)])).toEqual(['ok'])
  expect(names([await post('08:00:00')])).toEqual(['ok'])
})

describe('a payment that can no longer serve its purpose', () => {
  const endAndOrderTwice = async (city: TestCity) => {
    const Token = await city.login()
    const vehicle = { 'Vehicle[Number]': plate, 'Vehicle[NumberFormat]': 'Russian' }
    const started = await city.form('/api/payment/start/v2', { Token, Zone: '101', ...vehicle })
    await city.control('/clock', { move: 60 * 60_000 })
    const order = { Token, OrderId: String(started.result['id']), PaymentService: 'card' }
    const ended = await city.form('/api/payment/cancel/v2', order)
    const deferred = await city.form('/api/payment/deffered/v1', order)
    return [ended, deferred].map(({ result }) => `/pages/acquirer/${String(result['orderId'])}`)
  }

  test('is declined where there is no balance to keep it', async () => {
    kazan = await openTest()
    const city = testCity(kazan.sandbox, 'sevastopol')
    for (const path of await endAndOrderTwice(city)) await city.form(path, { choice: 'pay' })
    const books = await ledger(city)
    expect(rows(books['orders']).map((order) => order['status'])).toEqual(['paid', 'declined'])
    expect(rows(books['transfers']).filter(({ kind }) => kind === 'refill')).toEqual([])
  })

  test('goes to the balance where there is one', async () => {
    kazan = await openTest()
    const Token = await kazan.login()
    const before = await balance(kazan, Token)
    const fields = { Token, Vehicle: 'А777АА16', Zone: '101', Duration: 60, PaymentService: 'card' }
    const orders = [await kazan.form('/api/payment/start', fields)]
    orders.push(await kazan.form('/api/payment/start', fields))
    for (const { result } of orders) {
      await kazan.form(`/pages/acquirer/${String(result['orderId'])}`, { choice: 'pay' })
    }
    expect(await balance(kazan, Token)).toBe(before + 14_000)
  })
})

test('a barrier parking takes the phone that a way to pay asks for', async () => {
  kazan = await openTest('kazan')
  const Token = await kazan.login()
  await kazan.control('/clock', { now: '2026-11-24T20:00:00Z' })
  const { result: offer } = await kazan.send({
    method: 'GET',
    path: '/backend/v2/costPlane',
    query: { ticketNumber: '100002' },
    token: Token,
  })
  const paying = { sessionId: offer['sessionId'], paymentService: 'mobile' }
  const without = await kazan.json('/backend/v2/payPlane', paying, Token)
  expect(names([without])).toEqual(['ValidationError'])
  const paid = await kazan.json('/backend/v2/payPlane', { ...paying, phone: '79001234567' }, Token)
  expect(paid.result['redirectURL']).toMatch(/pages/u)
})
