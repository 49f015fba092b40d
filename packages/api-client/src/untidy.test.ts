import { nastyValues } from '@parking/domain/testing'
import { formatMoney, startOfDay, wallClock } from '@parking/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodAnswer, operations, resolved } from '../../../openapi/readContract.ts'
import { answering, failure, reading } from './api.testkit.ts'
import { calls } from './calls.testkit.ts'
import * as client from './index.ts'
import { ApiError } from './index.ts'

const fine = {
  uin: '18810116260000000001',
  fineStatus: 'Не оплачен',
  totalSum: '3000.00',
  date: '2026-11-25 15:44:40',
}
const benefit = { type: 'Месяц', zone: '101', sale: 100, transport: '#', startOf: '01/11/26 00:00' }
const session = {
  id: 48213,
  zone: 101,
  transport: { numberTs: 'А123ВС116' },
  sum: 100,
  startDate: '2026-11-21 12:00:00',
  endDate: '2026-11-21 13:00:00',
  status: 'Действует',
}
const history = reading((api) =>
  client.operationsQuery(api, { from: '2026-11-01', to: '2026-11-21' }),
)
const fines = reading(client.finesQuery)
const benefits = reading(client.benefitsQuery)
const profile = reading(client.profileQuery)
const settings = reading(client.settingsQuery)

describe('a time that is not told', () => {
  it.each([
    '01.01.0001',
    '01.01.0001 00:00:00',
    '01/01/0001 00:00',
    '0001-01-01',
    '0001-01-01 00:00:00',
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00+03:00',
    '01/01/01 00:00',
    '30.12.1899',
    '30.12.1899 00:00:00',
    '30/12/99 00:00',
    '1899-12-30',
    '1899-12-30 00:00:00',
    '1899-12-30T00:00:00.000',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '00/00/00 00:00',
    '1753-01-01T00:00:00',
    '1900-01-01 00:00:00',
    '1970-01-01 03:00:00',
    '1980-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
  ])('is none in a fine, a permit, an operation or a piece of news: %s', async (empty) => {
    const dates = { date: empty, start: empty, end: empty, offenseDate: empty, rulingDate: empty }
    await expect(fines([{ ...fine, ...dates, discountDate: empty }])).resolves.toMatchObject({
      items: [
        {
          at: null,
          startsAt: null,
          endsAt: null,
          offenceAt: null,
          rulingAt: null,
          discountUntil: null,
        },
      ],
    })
    await expect(benefits([{ ...benefit, startOf: empty, endOf: empty }])).resolves.toMatchObject({
      items: [{ startsAt: null, endsAt: null }],
    })
    const paid = { type: 'payment', sum: '100', status: 'done', dateOperation: empty }
    const begun = { ...paid, startsOf: '21/11/2026 12:05' }
    await expect(history([paid, begun])).resolves.toMatchObject({
      unreadable: 1,
      operations: [{ at: Date.parse('2026-11-21T12:05+03:00') }],
    })
    const news = reading((api) => client.newsItemQuery(api, '1'))
    await expect(news({ id: 1, date: empty })).resolves.toMatchObject({ at: null })
    const card = {
      parkingPermit: 'А',
      parkingPermitCode: 7,
      cost: 1,
      parkingPermitStartDate: empty,
    }
    const cards = await reading(client.permitCardsQuery)([card])
    expect(cards.items.map(({ startDate }) => startDate)).toEqual([null])
  })

  it.each(['31.12.9999', '9999-12-31 23:59:59', '01.01.3999 00:00:00', '31.12.2099', '31/12/99'])(
    'is a permit without end until %s',
    async (endOf) => {
      const { items } = await benefits([{ ...benefit, endOf }])
      expect(items.map(({ endsAt }) => endsAt)).toEqual([null])
    },
  )

  it('is no day of the calendar, so that no day gets a wrong price', async () => {
    const calendar = { holidays: ['0001-01-01', '2026-11-04'], workingDays: [] }
    await expect(settings({ isClose: false, calendar })).resolves.toMatchObject({
      calendar: { holidays: ['2026-11-04'] },
      unreadable: { calendar: 1 },
    })
  })
})

describe('an empty list in the place of an object', () => {
  const parts = ['calendar', 'intervals', 'menuItems', 'contacts', 'appLinks', 'map', 'banner']

  it.each(parts)('is an empty %s of the settings', async (part) => {
    const [empty, missing] = [
      await settings({ isClose: false, [part]: [] }),
      await settings({ isClose: false }),
    ]
    expect(empty).toEqual(missing)
  })

  it.each(['calendar', 'intervals', 'menuItems'])(
    'is none where it holds anything: %s',
    async (part) => {
      const { unreadable } = await settings({ isClose: false, [part]: [1] })
      expect(Object.values(unreadable).filter((one) => one !== 0)).toEqual(['all'])
    },
  )

  it('is the result of a command that has nothing to tell', async () => {
    const step = (result: unknown) =>
      answering(JSON.stringify({ status: 'ok', result })).run(
        client.sendRestoreEmail({ email: 'a' }),
      )
    await expect(step([])).resolves.toEqual(await step({}))
    expect((await failure(step([1]))).kind).toBe('malformed')
  })

  it('tells nothing where something must be told', async () => {
    const api = answering('{"status":"ok","result":[]}')
    await expect(
      failure(api.run(client.cancelSession({ reservationId: '1' }))),
    ).resolves.toMatchObject({ kind: 'malformed', outcomeUnknown: true })
    expect((await failure(profile([]))).kind).toBe('malformed')
  })

  it('is no permit for any vehicle, zone or day that a list would name', async () => {
    await expect(benefits([{ ...benefit, zone: [] }, benefit])).resolves.toMatchObject({
      unreadable: 1,
    })
  })
})

describe('a text that came damaged', () => {
  it.each([
    ['fineStatus', 'Не опла\uFFFDен'],
    ['uin', '1881\uFFFD'],
    ['grz', 'А123\uFFFDС116'],
    ['grz', 'А123\uD800С116'],
  ])('is not believed in the field %s of a fine, and that is counted', async (name, damaged) => {
    await expect(fines([fine, { ...fine, [name]: damaged }])).resolves.toMatchObject({
      items: [{ uin: fine.uin }],
      unreadable: 1,
    })
  })

  it('is kept where it only says something', async () => {
    const place = 'улица Ба\uFFFDмана'
    await expect(fines([{ ...fine, place }])).resolves.toMatchObject({ items: [{ place }] })
  })

  it.each([
    ['type', 'paym\uFFFDnt'],
    ['status', 'd\uFFFDne'],
    ['transport', 'А123\uFFFDС116'],
    ['orderNumber', 'AB\uFFFD1'],
    ['zone', '1\uFFFD1'],
  ])('is not believed in the field %s of an operation', async (name, damaged) => {
    const paid = { dateOperation: '21/11/2026 12:05', type: 'payment', sum: '100', status: 'done' }
    await expect(history([paid, { ...paid, [name]: damaged }])).resolves.toMatchObject({
      operations: [{ type: 'payment' }],
      unreadable: 1,
    })
  })

  it('makes no permit of one vehicle or zone one for all', async () => {
    const [vehicle, zones] = [{ transport: 'А123\uFFFDС116' }, { zone: ['101', '1\uFFFD2'] }]
    await expect(
      benefits([benefit, { ...benefit, ...vehicle }, { ...benefit, ...zones }]),
    ).resolves.toMatchObject({ items: [{ zones: { zones: ['101'] } }], unreadable: 2 })
  })

  it('is no session, so that what is missing proves nothing', async () => {
    const sessions = [session, { ...session, id: '7', transport: 'А123\uFFFDС116' }]
    await expect(profile({ email: 'a', sessions })).resolves.toMatchObject({
      sessions: [{ id: '48213' }],
      unreadable: { sessions: 1 },
    })
  })

  it('is no sign that money has moved', async () => {
    const api = answering(JSON.stringify({ status: 'ok', result: { reservationId: '4\uFFFD' } }))
    const renewed = client.renewSession({ reservationId: '1', durationMinutes: 15, method: 'card' })
    await expect(failure(api.run(renewed))).resolves.toMatchObject({
      kind: 'malformed',
      outcomeUnknown: true,
    })
  })
})

describe('what cannot be', () => {
  const spaces = async (given: object) => {
    const geometry = { type: 'Point', coordinates: [49, 55] }
    const feature = { geometry, properties: { objecttype: 'parkings', spaces: given } }
    const map = await reading(client.mapQuery)({ features: [feature] })
    return map.objects[0]?.spaces
  }

  it.each([
    [
      { total: 140, free: 8259 },
      { total: 140, free: null },
    ],
    [
      { total: 140, free: 140 },
      { total: 140, free: 140 },
    ],
    [{ free: 8259 }, { total: null, free: 8259 }],
    [
      { total: 0, free: 0 },
      { total: 0, free: 0 },
    ],
  ])('is not told of the places that are free: %j', async (given, told) => {
    expect(await spaces(given)).toEqual({ ...told, disabled: null })
  })

  it('is no sum to pay', async () => {
    await expect(fines([{ ...fine, totalSum: -5, paidSum: '-1,00' }])).resolves.toMatchObject({
      items: [{ total: null, paid: null }],
    })
    await expect(
      reading(client.receiptsQuery)([{ receiptnumber: 1, sum: -0.01 }]),
    ).resolves.toMatchObject({ items: [{ sum: null }] })
    const card = { parkingPermit: 'А', parkingPermitCode: 7, cost: 1 }
    await expect(
      reading(client.permitCardsQuery)([card, { ...card, cost: -1 }]),
    ).resolves.toMatchObject({ items: [{ cost: 100 }], unreadable: 1 })
  })

  it('is no amount to pay at a bank', async () => {
    const result = { RedirectURL: 'https://bank.example/1', amount: -5 }
    const paid = answering(JSON.stringify({ status: 'ok', result })).run(
      client.topUpBalance({ amount: 1250, method: 'card' }),
    )
    await expect(paid).resolves.toMatchObject({ kind: 'redirect', amount: null })
  })

  it('is the same session twice, while an operation told twice may be two charges', async () => {
    const other = { ...session, id: '7' }
    const { sessions } = await profile({ email: 'a', sessions: [session, other, session] })
    expect(sessions.map(({ id }) => id)).toEqual(['48213', '7'])
    const paid = { dateOperation: '21/11/2026 12:05', type: 'payment', sum: '100', status: 'done' }
    expect((await history([paid, paid])).operations.length).toBe(2)
  })
})

describe('whatever stands in any field of any answer', () => {
  const examples = operations.flatMap(({ operation }) =>
    Object.values(goodAnswer(operation)?.examples ?? {}).map((example) => ({
      run: calls.find(([name]) => name === operation.operationId)?.[1],
      body: resolved(example).value,
    })),
  )
  const nasty = fc.constantFrom(...nastyValues)

  it('the reading gives values that every page can draw, or tells a failure', () => {
    const tried = fc.tuple(
      fc.constantFrom(...examples),
      fc.array(fc.tuple(fc.nat(), nasty), { minLength: 1, maxLength: 4 }),
    )
    return fc.assert(
      fc.asyncProperty(tried, async ([{ run, body }, changes]) => {
        const spoilt = structuredClone(body)
        for (const [at, value] of changes) spoil(spoilt, at, value)
        const read = await run?.(answering(JSON.stringify(spoilt))).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        })
        expect(undrawable(read)).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })
})

/** Puts a value into one of the places of an answer. */
function spoil(body: unknown, at: number, value: unknown): void {
  const places: (readonly [object, string])[] = []
  const visit = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return
    for (const key of Object.keys(one)) {
      places.push([one, key])
      visit(Reflect.get(one, key))
    }
  }
  visit(body)
  const place = places[at % places.length]
  if (place !== undefined) Reflect.set(...place, structuredClone(value))
}

/** What of all that was read a page could not draw: each value is written as pages write it. */
function undrawable(read: unknown, key = ''): readonly string[] {
  if (typeof read === 'object' && read !== null && !(read instanceof File))
    return Object.entries(read).flatMap(([name, value]) => undrawable(value, name))
  try {
    write(read, key)
    return []
  } catch (error) {
    return [`${key}: ${String(read)}: ${String(error)}`]
  }
}

function write(read: unknown, key: string): void {
  if (typeof read === 'string') {
    encodeURIComponent(read)
    if (key === 'startDate') startOfDay(read, 'Europe/Moscow')
  } else if (typeof read === 'number') {
    const isTime = /^at$|At$|Until$/.test(key)
    if (isTime) wallClock(read, 'Asia/Irkutsk')
    // Coordinates, per cents and orders have fractions.
    formatMoney(Math.trunc(read))
  }
}
