import { describe, expect, it, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { apiOf, failure, reading } from './api.testkit.ts'
import { mapQuery, settingsQuery, zonesQuery, type ReadMap } from './index.ts'
import { readMapAnswer } from './queries/readMapAnswer.ts'

const weekday = { type: 'default', interval: { from: '08:00:00', to: '19:00:00' } }

describe('the settings of a city', () => {
  const read = reading(settingsQuery)

  it('are off where the city says nothing', async () => {
    const settings = await read({ isClose: false }, 'Ok')
    const flags = Object.values(settings).filter((value) => typeof value === 'boolean')
    expect(flags.filter(Boolean)).toEqual([true])
    expect(settings).toMatchObject({
      durations: { min: 15, max: 1440, step: 15 },
      hasBalance: true,
      guestToken: null,
      paymentMethods: [],
      freeMinutes: 0,
      billingStepMinutes: 1,
      calendar: { holidays: [], workingDays: [] },
      postPaymentDays: 1,
      mapCenter: null,
      initialZoom: null,
      smsNumber: null,
    })
  })

  it('are without what the site of the city leaves out, whatever the back end says', async () => {
    const result = { useSessionWithoutRegister: true, useFlatParking: true, useReceipts: true }
    const api = apiOf(async () => Response.json({ status: 'ok', result }), {
      leftOut: ['guestsMayPay', 'hasBarrierParking'],
    })
    expect(await new QueryClient().fetchQuery(settingsQuery(api))).toMatchObject({
      guestsMayPay: false,
      hasBarrierParking: false,
      hasReceipts: true,
    })
  })

  it('are read field by field', async () => {
    const settings = await read({
      intervals: { min: '30', max: 600, step: '30' },
      useTsCategory: 1,
      useFlatParking: 'true',
      usePostPayment: true,
      usePostPaymentYesterday: '1',
      useSessionWithoutRegister: true,
      guestToken: 'guest-1',
      paymentByParkingId: false,
      dontUseBalance: 'true',
      paymentsMethods: [{ name: 'card', nameForShow: 'Карта', isPhoneRequired: true }, {}],
      topics: [
        { label: 'Оплата', value: 1 },
        { label: '', value: '' },
      ],
      useBonus: 'false',
      pagePersonalData: true,
      pagePersonalDataTitle: 'Правила',
      freeMinutes: '15',
      billingStep: '0',
      calendar: { holidays: ['2026-11-04', 'junk'], workingDays: ['20/02/2027'] },
      postPaymentDays: 0,
      menuItems: {
        header: [{ path: '/', titles: { ru: 'Карта' }, itemOrder: '2' }, { path: '/' }],
      },
      map: { mapCenter: ['49.112', 55.794] },
      appLinks: { iosLink: 'https://apps.example/ios' },
      contacts: { email: 'help@parking.example', phone: 78_000_000_000 },
      isClose: 'true',
      initialZoom: '16',
      numberSmsSendTo: 7878,
    })
    expect(settings).toMatchObject({
      durations: { min: 30, max: 600, step: 30 },
      usesVehicleCategory: true,
      hasBarrierParking: true,
      hasPostPayment: true,
      hasPostPaymentYesterday: true,
      guestsMayPay: true,
      guestToken: 'guest-1',
      chargesByParkingId: false,
      hasBalance: false,
      paymentMethods: [{ id: 'card', title: 'Карта', needsPhone: true, isReceipt: false }],
      topics: [{ id: '1', title: 'Оплата' }],
      hasBonus: false,
      showsPersonalDataPage: true,
      personalDataTitle: 'Правила',
      freeMinutes: 15,
      billingStepMinutes: 1,
      calendar: { holidays: ['2026-11-04'], workingDays: ['2027-02-20'] },
      postPaymentDays: 0,
      menu: {
        header: [{ path: '/', titles: { ru: 'Карта', en: 'Карта' }, order: 2 }],
        footer: [],
        mobile: [],
      },
      mapCenter: [49.112, 55.794],
      banner: null,
      links: { ios: 'https://apps.example/ios', android: null, yandexStore: null, apk: null },
      contacts: { email: 'help@parking.example', phone: '78000000000' },
      isClosed: true,
      initialZoom: 16,
      smsNumber: '7878',
      unreadable: { durations: 0, paymentMethods: 1, topics: 0, calendar: 1, menu: 1 },
    })
  })

  it.each([
    [{ image: '/a.png', title: 'Новые зоны', link: '/news' }, '/news'],
    [{ image: '/a.png', title: 'Новые зоны' }, null],
  ])('name the picture that is shown once: %j', async (banner, link) => {
    const settings = await read({ isClose: false, banner })
    expect(settings.banner).toEqual({ image: '/a.png', title: 'Новые зоны', link })
  })

  it.each([{ image: '/a.png' }, { title: 'Новые зоны' }, [], 'junk', null])(
    'name no picture in %j',
    async (banner) => {
      expect((await read({ isClose: false, banner })).banner).toBeNull()
    },
  )

  it.each([
    ['durations', { intervals: 'junk' }, 'all'],
    ['durations', { intervals: { min: -5, max: 'x', step: 0 } }, 2],
    ['paymentMethods', { paymentsMethods: { card: true } }, 'all'],
    ['paymentMethods', { paymentsMethods: [1, {}, { name: 'card' }] }, 2],
    ['topics', { topics: [{ label: 'Оплата' }, { label: '', value: '' }] }, 1],
    ['calendar', { calendar: [1] }, 'all'],
    ['calendar', { calendar: { holidays: ['31.02.2026'], workingDays: [null] } }, 2],
    ['menu', { menuItems: { header: [1], footer: [2], mobile: 'x' } }, 'all'],
  ] as const)('count what cannot be read of the %s: %j', async (name, wire, count) => {
    const none = { durations: 0, paymentMethods: 0, topics: 0, calendar: 0, menu: 0 }
    const { unreadable } = await read({ isClose: false, ...wire })
    expect(unreadable).toEqual({ ...none, [name]: count })
  })
})

it.each([{}, { asd: 'sdf' }, { useBonus: {}, intervals: 'junk', contacts: [] }])(
  'finds no settings in %j',
  async (result) => {
    expect((await failure(reading(settingsQuery)(result))).kind).toBe('malformed')
  },
)

describe('a zone', () => {
  const read = reading(zonesQuery)
  const items = async (zones: unknown) => (await read(zones)).items

  it('keeps its prices and its parkings', async () => {
    const zone = {
      value: '7',
      zonenumber: 101,
      zonename: 'Центр',
      name: 'Зона 101',
      prices: [
        { ...weekday, price: '100,50' },
        { ...weekday, type: 'sunday', priceNum: '2000', price: 99, category: 'M' },
      ],
      parkings: [{ parkingCode: 10_101, name: 'улица Баумана' }, { parkingCode: '10102' }],
    }
    const hours = { from: '08:00:00', to: '19:00:00' }
    await expect(items([zone])).resolves.toEqual([
      {
        number: '101',
        name: 'Центр',
        tariff: {
          prices: [
            { dayType: 'default', ...hours, hourlyPrice: 10_050 },
            { dayType: 'sunday', ...hours, hourlyPrice: 2000, category: 'M' },
          ],
        },
        parkings: [
          { code: '10101', name: 'улица Баумана' },
          { code: '10102', name: null },
        ],
      },
    ])
  })

  it.each([
    ['8:00', '08:00:00'],
    ['08:00', '08:00:00'],
    ['08:00:30.000', '08:00:30'],
  ])('reads the time %s', async (from, read_) => {
    const price = { type: 'default', interval: { from, to: '00:00' }, price: 1 }
    const [zone] = await items([{ value: '7', prices: [price] }])
    expect(zone?.tariff?.prices[0]?.from).toBe(read_)
  })

  it.each([
    ['23:59', '24:00:00'],
    ['23:59:00', '24:00:00'],
    ['23:59:59', '24:00:00'],
    ['23:58', '23:58:00'],
    ['24:00', '24:00:00'],
    ['00:00', '00:00:00'],
  ])('reads the end %s', async (to, read_) => {
    const price = { type: 'default', interval: { from: '08:00', to }, price: 1 }
    const [zone] = await items([{ value: '7', prices: [price] }])
    expect(zone?.tariff?.prices[0]?.to).toBe(read_)
  })

  it('has neither where none are told', async () => {
    await expect(items([{ value: '7', prices: [], parkings: [] }])).resolves.toEqual([
      { number: '7', name: '7' },
    ])
  })

  it.each([
    [[1, 'x', { foo: 1 }], { unreadable: 3 }],
    ['junk', { unreadable: 'all' }],
    [[{ parkingCode: '70101' }, {}], { parkings: [{ code: '70101', name: null }], unreadable: 1 }],
  ])('tells that its parkings %j cannot be read', async (parkings, more) => {
    await expect(items([{ value: '7', parkings }])).resolves.toEqual([
      { number: '7', name: '7', ...more },
    ])
  })

  const all = { type: 'default', interval: { from: '08:00', to: '20:00' }, price: 40 }

  it.each([
    { value: '7', prices: 'free' },
    { value: '7', prices: [weekday] },
    { value: '7', prices: [{ ...weekday, type: 'monday', price: 1 }] },
    { value: '7', prices: [{ ...weekday, price: -1 }] },
    { value: '7', prices: [{ ...weekday, interval: { from: 'morning', to: '20:00' }, price: 1 }] },
    { value: '7', prices: [{ ...weekday, interval: { from: '08:00', to: '25:00' }, price: 1 }] },
  ])('can be chosen, its price unknown rather than another one: %j', async (zone) => {
    await expect(items([zone])).resolves.toEqual([{ number: '7', name: '7', tariff: null }])
  })

  it('tells a repeated price once', async () => {
    const [zone] = await items([{ value: '7', prices: [all, all] }])
    expect(zone?.tariff?.prices).toHaveLength(1)
  })

  it('is left out and counted when it has no number', async () => {
    await expect(read([{ prices: [] }, { value: '7' }])).resolves.toEqual({
      items: [{ number: '7', name: '7' }],
      unreadable: 1,
    })
  })
})

describe('the durations', () => {
  const read = reading(settingsQuery)
  const usual = { min: 15, max: 1440, step: 15 }

  it.each([
    [undefined, usual],
    [null, usual],
    ['junk', usual],
    [{}, usual],
    [{ min: -5, max: 'x', step: 0 }, usual],
    [{ step: '30' }, { min: 15, max: 1440, step: 30 }],
  ])('of %j are %j', async (intervals, durations) => {
    await expect(read({ isClose: false, intervals })).resolves.toMatchObject({ durations })
  })

  it.each([
    [undefined, { min: 30, max: 1440, step: 30 }],
    [
      { min: 20, step: 20 },
      { min: 20, max: 1440, step: 20 },
    ],
  ])('of %j are %j in a city whose file says half an hour', async (intervals, durations) => {
    const body = JSON.stringify({ status: 'ok', result: { isClose: false, intervals } })
    const api = apiOf(async () => new Response(body), { durationStep: 30 })
    const asked = new QueryClient().fetchQuery({ ...settingsQuery(api), retry: false })
    await expect(asked).resolves.toMatchObject({ durations })
  })
})

describe('the map that something reads beside the page', () => {
  const answer = { status: 'ok', result: { features: [] } }
  const none = { objects: [], unreadable: 0, zones: [] }
  const readWith = (body: string, readMap: ReadMap) => {
    const api = apiOf(async () => new Response(body), { readMap })
    return new QueryClient().fetchQuery({ ...mapQuery(api), retry: false })
  }

  it('is what that has read of the whole answer', async () => {
    const read = { ...none, unreadable: 7 }
    const readMap = vi.fn<ReadMap>(async () => read)
    await expect(readWith(JSON.stringify(answer), readMap)).resolves.toEqual(read)
    const [bytes] = readMap.mock.calls[0] ?? []
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(answer)
  })

  it('may be known by the answer that the page has asked for before', async () => {
    const [url, sentAt] = ['https://parking.example/api/info/get-map-info/v3', Date.now()]
    const body = JSON.stringify(answer)
    const early = new Response(body)
    const readMap: ReadMap = async (_bytes, read) => ({
      ...none,
      unreadable: read === early ? 3 : 4,
    })
    const api = apiOf(async () => new Response(body), {
      baseUrl: 'https://parking.example/',
      readMap,
      early: [{ url, sentAt, answer: Promise.resolve(early) }],
    })
    const read = () => new QueryClient().fetchQuery(mapQuery(api))
    await expect(read()).resolves.toMatchObject({ unreadable: 3 })
    await expect(read()).resolves.toMatchObject({ unreadable: 4 })
  })

  it('is read here where that cannot', async () => {
    await expect(readWith(JSON.stringify(answer), async () => null)).resolves.toEqual(none)
  })

  it.each([
    [{ status: 'error', errorName: 'ParkingIsClosed' }, { kind: 'server' }],
    [{ status: 'ok', result: {} }, { kind: 'malformed' }],
    ['<html>', { kind: 'malformed' }],
  ])('is no map, and the call tells why, when %j is answered', async (body, expected) => {
    const written = typeof body === 'string' ? body : JSON.stringify(body)
    await expect(failure(readWith(written, readMapAnswer))).resolves.toMatchObject(expected)
  })

  it('is the same whoever reads it', async () => {
    const features = [
      {
        id: 1,
        geometry: { type: 'Point', coordinates: [49.1, 55.8] },
        properties: { objecttype: 'parkings', zone: { zonenumber: 101 } },
      },
      { id: 2 },
    ]
    const body = JSON.stringify({ status: 'ok', result: { features } })
    const here = await readWith(body, async () => null)
    expect(here).toMatchObject({ objects: [{ id: '1' }], unreadable: 1 })
    await expect(readWith(body, readMapAnswer)).resolves.toEqual(here)
  })
})

describe('the map', () => {
  const read = reading(mapQuery)
  const point = { type: 'Point', coordinates: ['49.11', 55.79] }
  const properties = { objecttype: 'parkings', category: 'planar' }

  it('is read field by field', async () => {
    const feature = {
      id: 7,
      geometry: point,
      properties: {
        ...properties,
        code: 10_101,
        name: 'Парковка',
        address: 'улица Баумана',
        freeparking: 'true',
        zone: { zonenumber: 101 },
        spaces: { total: '20', free: 0, fordisabled: -1 },
      },
    }
    await expect(read({ features: [feature] })).resolves.toEqual({
      objects: [
        {
          id: '7',
          type: 'parking',
          geometry: { center: [49.11, 55.79], box: [49.11, 55.79, 49.11, 55.79], shape: null },
          category: 'barrier',
          code: '10101',
          name: 'Парковка',
          street: 'улица Баумана',
          isFree: true,
          zone: '101',
          spaces: { total: 20, free: 0, disabled: null },
        },
      ],
      unreadable: 0,
      zones: [{ number: '101', name: '101' }],
    })
  })

  it('tells the prices of the zones it names, without those that are not in force', async () => {
    const price = (daycode: number, priceNum: number) => ({
      daycode,
      type: 'default',
      interval: { from: '08:00', to: '20:00' },
      priceNum,
    })
    const priced = (zonenumber: string, ...prices: unknown[]) => ({
      geometry: point,
      properties: { ...properties, zone: { zonenumber, prices } },
    })
    const { zones } = await read({
      features: [
        priced('101', 'free'),
        priced('101', price(0, 4000), price(-2, 9000)),
        priced('102'),
        priced('103', price(-2, 9000)),
      ],
    })
    expect(zones).toEqual([
      {
        number: '101',
        name: '101',
        tariff: {
          prices: [{ dayType: 'default', from: '08:00:00', to: '20:00:00', hourlyPrice: 4000 }],
        },
      },
      { number: '102', name: '102' },
    ])
  })

  it('reads lines and polygons', async () => {
    const ring = [
      [49, 55],
      [50, 55],
      [50, 56],
      [49, 55],
    ]
    const shapes = [
      { type: 'LineString', coordinates: ring },
      { type: 'Polygon', coordinates: [ring] },
    ]
    const { objects } = await read({
      features: shapes.map((geometry) => ({ geometry, properties })),
    })
    expect(objects.map(({ geometry }) => geometry?.shape)).toEqual([
      { kind: 'line', positions: ring },
      { kind: 'polygon', rings: [ring] },
    ])
    expect(new Set(objects.map(({ id }) => id)).size).toBe(2)
  })

  it('reads a thousand objects in their order', async () => {
    const features = Array.from({ length: 1000 }, (_, at) => ({
      geometry: { type: 'Point', coordinates: [at / 100, 55] },
      properties: { objecttype: at % 10 === 7 ? 'unknown' : 'parcomats' },
    }))
    const { objects, unreadable } = await read({ features })
    expect(unreadable).toBe(100)
    const ids = Array.from(features.keys())
      .filter((at) => at % 10 !== 7)
      .map((at) => `meter-${at}`)
    expect(objects.map(({ id }) => id)).toEqual(ids)
  })

  it('counts what it cannot read', async () => {
    const features = [
      null,
      { geometry: point, properties: { objecttype: 'volcano' } },
      { geometry: { type: 'Point', coordinates: [200, 55] }, properties },
      { geometry: { type: 'MultiPoint', coordinates: [] }, properties },
      { geometry: point, properties },
    ]
    const { objects, unreadable } = await read({ features })
    expect([objects.length, unreadable]).toEqual([1, 4])
  })

  it.each([{ features: {} }, { features: [1, 'x', { foo: 1 }] }])(
    'is none where there is no object to be read: %j',
    async (result) => {
      expect((await failure(read(result))).kind).toBe('malformed')
    },
  )
})
