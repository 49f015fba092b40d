import { describe, expect, it } from 'vitest'
import { failure, reading } from './api.testkit.ts'
import * as client from './index.ts'

const moscow = (text: string) => Date.parse(`${text}+03:00`)

describe('an operation', () => {
  const filter = { from: '2026-11-01', to: '2026-11-21' }
  const read = reading((api) => client.operationsQuery(api, filter))
  const bare = { dateOperation: '21/11/2026 12:05', type: 'payment', sum: '100', status: 'done' }
  const readBare = {
    orderNumber: null,
    type: 'payment',
    status: 'done',
    at: moscow('2026-11-21T12:05:00'),
    precision: 60_000,
    startsAt: null,
    endsAt: null,
    durationMinutes: null,
    zone: null,
    parking: null,
    tariff: null,
    plate: null,
    sum: 10_000,
    discount: 0,
    driverPhone: null,
    fiscalReceiptUrl: null,
    description: null,
  }

  it('is read field by field', async () => {
    const full = {
      ...bare,
      startsOf: '2026-11-21 12:00:00',
      endOf: '2026-11-21 13:00:00',
      duration: '60',
      zone: 101,
      parking: '10101',
      tariff: 100,
      transport: 'а123вс116',
      sumSale: '12,50',
      orderNumber: 100_500,
      driverPhone: '79001234567',
      checkFiscal: 'https://receipts.example/1',
      description: 'Оплата парковки',
    }
    const page = await read([full, bare])
    expect(page).toEqual({
      operations: [
        {
          ...readBare,
          startsAt: moscow('2026-11-21T12:00:00'),
          endsAt: moscow('2026-11-21T13:00:00'),
          durationMinutes: 60,
          zone: '101',
          parking: '10101',
          tariff: '100',
          plate: 'А123ВС116',
          discount: 1250,
          orderNumber: '100500',
          driverPhone: '79001234567',
          fiscalReceiptUrl: 'https://receipts.example/1',
          description: 'Оплата парковки',
        },
        readBare,
      ],
      unreadable: 0,
      total: null,
    })
  })

  it.each(['all', '#'])('for every zone, written %s, names none', async (zone) => {
    const { operations } = await read([{ ...bare, type: 'paymentSubscription', zone }])
    expect(operations).toEqual([{ ...readBare, type: 'subscription' }])
  })

  it.each([
    ['paymentSubscription', 'subscription'],
    ['subscription', 'subscription'],
    ['bonus20', 'bonus20'],
    ['toString', 'other'],
    [undefined, 'other'],
  ])('of the type %s is %s', async (type, read_) => {
    expect((await read([{ ...bare, type }])).operations[0]?.type).toBe(read_)
  })

  it.each([
    ['wait', 'waiting'],
    ['processing', 'waiting'],
    ['waiting', 'waiting'],
    ['cancel', 'cancelled'],
    ['error', 'error'],
    ['ok', 'other'],
    ['toString', 'other'],
    [undefined, 'other'],
  ])('in the state %s is %s', async (status, read_) => {
    expect((await read([{ ...bare, status }])).operations[0]?.status).toBe(read_)
  })

  it.each([
    ['2026-11-21 12:05:07', 1000],
    ['2026-11-21T12:05:07.123Z', 1000],
    ['2026-11-21 12:05', 60_000],
    ['21.11.2026 12:05', 60_000],
    ['2026-11-21T12:05+03:00', 60_000],
    ['2026-11-21', 86_400_000],
  ])('says how exactly %s tells its time', async (dateOperation, precision) => {
    expect((await read([{ ...bare, dateOperation }])).operations[0]?.precision).toBe(precision)
  })

  it.each([{ sum: 'x' }, { dateOperation: '' }])(
    'is left out and counted with %j',
    async (change) => {
      const page = await read([{ ...bare, ...change }, bare])
      expect(page).toMatchObject({ operations: [readBare], unreadable: 1 })
    },
  )

  it.each([null, {}, [{ ...bare, sum: 'x' }]])(
    'is not missing because nothing was told: %j',
    async (result) => {
      expect((await failure(read(result))).kind).toBe('malformed')
    },
  )
})

describe('a fine', () => {
  const read = reading(client.finesQuery)
  const bare = { uin: '18810116', fineStatus: 'Отправлен', totalSum: '500', paidSum: '0' }

  it.each([
    [{}, { total: 50_000, paid: 0 }],
    [{ paidSum: null }, { total: 50_000, paid: 0 }],
    [{ totalSum: 'x' }, { total: null, paid: 0 }],
    [{ totalSum: -1 }, { total: null, paid: 0 }],
    [{ paidSum: 'x' }, { total: 50_000, paid: null }],
  ])('with %j is shown with what is known of its sums', async (change, sums) => {
    const { items } = await read([{ ...bare, ...change }])
    expect(items).toEqual([expect.objectContaining({ uin: '18810116', ...sums })])
  })
})

describe('a fine in its answer', () => {
  const bare = { uin: '18810116', fineStatus: 'Отправлен', totalSum: '500', paidSum: '0' }

  it.each([
    ['2026-12-01 23:59:00', Date.UTC(2026, 11, 1, 20, 59)],
    [undefined, null],
    ['soon', null],
  ])('has a discount until %j: %j', async (discountDate, discountUntil) => {
    const { items } = await reading(client.finesQuery)([{ ...bare, discountDate }])
    expect(items).toEqual([expect.objectContaining({ discountUntil })])
  })
})

describe('the picture of a fine', () => {
  const read = reading((api) => client.fineImageQuery(api, '1'))

  it.each([
    [{ image: 'iVBORw0KGgo=' }, 'iVBORw0KGgo='],
    [{ image: '' }, null],
    [{}, null],
    [null, null],
  ])('in %j is %j', async (answer, image) => {
    expect(await read(answer)).toBe(image)
  })

  it('is malformed when it is no base64', async () => {
    expect((await failure(read({ image: '<b>' }))).kind).toBe('malformed')
  })
})

it('shows a receipt whose sum cannot be read', async () => {
  const { items } = await reading(client.receiptsQuery)([{ receiptnumber: '1', sum: {} }])
  expect(items).toEqual([expect.objectContaining({ number: '1', sum: null })])
})

it.each([
  [1, 'individual'],
  ['2', 'legal'],
  [undefined, null],
])('reads a receipt of type %j as one for %j', async (type, payer) => {
  const { items } = await reading(client.receiptsQuery)([{ receiptnumber: '1', sum: '1', type }])
  expect(items).toEqual([expect.objectContaining({ payer })])
})

it.each([
  ['Оплачено', 'paid'],
  ['оплачена', 'paid'],
  ['Не оплачено', 'unpaid'],
  ['Неоплачена', 'unpaid'],
  ['Отменён', 'cancelled'],
  ['Аннулировано', 'cancelled'],
  ['На проверке', 'unknown'],
  [undefined, 'unknown'],
])('reads a receipt’s status %j as %j and keeps its words', async (words, status) => {
  const row = { receiptnumber: '1', sum: '1', status: words }
  const { items } = await reading(client.receiptsQuery)([row])
  expect(items).toEqual([expect.objectContaining({ status, statusText: words ?? null })])
})

describe('a cost', () => {
  const request = { vehicle: { plate: 'А123ВС116' }, zone: '101', durationMinutes: 60 }
  const read = reading((api) => client.costQuery(api, request))

  it('is read field by field', async () => {
    const cost = {
      price: 50,
      priceRest: '00',
      totalcost: 50,
      totaldiscount: '50.00',
      benefit: 50,
      benefitsName: 'Абонемент',
      costData: [
        {
          start: '2026-11-21 12:00:00',
          end: '2026-11-21 13:00:00',
          price: '100',
          benefit: 50,
          cost: '50.00',
        },
      ],
      moneyEnough: 'false',
      refill: '10.5',
      balance: '39.50',
    }
    await expect(read(cost)).resolves.toEqual({
      total: 5000,
      discount: 5000,
      full: 10_000,
      intervals: [
        {
          startsAt: moscow('2026-11-21T12:00:00'),
          endsAt: moscow('2026-11-21T13:00:00'),
          hourlyPrice: 10_000,
          benefit: '50',
          cost: 5000,
        },
      ],
      benefits: ['Абонемент'],
      balance: 3950,
      isMoneyEnough: false,
      topUp: 1050,
    })
  })

  it('judges by the balance where the back end does not', async () => {
    await expect(read({ totalcost: '50', balance: 50 })).resolves.toMatchObject({
      isMoneyEnough: true,
      intervals: [],
      benefits: [],
    })
    await expect(read({ totalcost: 50, balance: -1 })).resolves.toMatchObject({
      isMoneyEnough: false,
      balance: null,
    })
  })

  it.each([{}, { totalcost: -1 }, { totalcost: 'free' }, { totalcost: 1, costData: [{}] }])(
    'is none in %j',
    async (result) => {
      expect((await failure(read(result))).kind).toBe('malformed')
    },
  )
})

describe('benefits and permits', () => {
  const benefits = async (result: unknown) => (await reading(client.benefitsQuery)(result)).items
  const cards = async (result: unknown) => (await reading(client.permitCardsQuery)(result)).items
  const bare = { type: 'Льгота', zone: 'all', sale: '50', startOf: '01/12/26 00:00' }

  it.each([
    ['all', { kind: 'all' }],
    ['#', { kind: 'all' }],
    [['#'], { kind: 'all' }],
    ['101', { kind: 'zones', zones: ['101'] }],
    [[101, '103'], { kind: 'zones', zones: ['101', '103'] }],
  ])('hold for %j', async (zone, zones) => {
    expect((await benefits([{ ...bare, zone }]))[0]?.zones).toEqual(zones)
  })

  it.each([
    ['#', { kind: 'any' }],
    [undefined, { kind: 'any' }],
    [{ numberTs: '#' }, { kind: 'any' }],
    [
      { numberTs: 'а123вс 116', formatGrz: 'rus' },
      { kind: 'vehicle', plate: 'А123ВС116', format: 'russian', category: 'B' },
    ],
  ])('are for the vehicle %j', async (transport, read_) => {
    expect((await benefits([{ ...bare, transport }]))[0]?.vehicle).toEqual(read_)
  })

  it('start and end by the clocks of the city, in both spellings of a year', async () => {
    const [one] = await benefits([{ ...bare, endOf: '31/12/2026 23:59' }])
    expect(one).toMatchObject({
      percent: 50,
      startsAt: moscow('2026-12-01T00:00:00'),
      endsAt: moscow('2026-12-31T23:59:00'),
      orderNumber: null,
      canPause: false,
    })
  })

  it.each([
    ['month', 'month'],
    ['mounth', 'month'],
    ['prev_day', 'previousDay'],
    ['decade', null],
  ])('of the type %s are %s', async (parkingPermitType, type) => {
    const card = { parkingPermit: 'А', parkingPermitCode: 7, parkingPermitType, cost: '2250' }
    const [read_] = await cards([card])
    expect(read_).toMatchObject({
      code: '7',
      type,
      cost: 225_000,
      zones: { kind: 'all' },
      order: 0,
    })
  })
})
