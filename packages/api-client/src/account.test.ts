import { describe, expect, it } from 'vitest'
import { failure, reading } from './api.testkit.ts'
import * as client from './index.ts'

const moscow = (text: string) => Date.parse(`${text}+03:00`)

const noon = {
  id: 48213,
  reservationId: '48213',
  zone: 101,
  transport: { numberTs: 'а 123 вс 116' },
  sum: 100,
  duration: '60',
  startDate: '2026-11-21 12:00:00',
  endDate: '2026-11-21 13:00:00',
  parkingCode: 10_101,
  postPaymentStartTime: null,
  status: 'Действует',
}
const noonSession = {
  id: '48213',
  reservationId: '48213',
  status: 'active',
  zone: '101',
  parkingCode: '10101',
  plate: 'А123ВС116',
  startsAt: moscow('2026-11-21T12:00:00'),
  endsAt: moscow('2026-11-21T13:00:00'),
  durationMinutes: 60,
  sum: 10_000,
  amountToPay: null,
  postPaymentStartsAt: null,
}
const vehicle = {
  id: 5,
  mainTs: 'true',
  numberTs: 'ab 1234',
  formatGrz: 'other',
  category: 'X',
  deviceStatus: 'not active',
}
const readVehicle = {
  id: '5',
  plate: 'AB1234',
  format: 'foreign',
  category: 'B',
  isMain: true,
  name: null,
  country: null,
  stsNumber: null,
  documentType: null,
  isActive: false,
  vin: null,
  imei: null,
  region: null,
}

describe('a profile', () => {
  const read = reading(client.profileQuery)

  it('is read field by field', async () => {
    const profile = {
      email: ' driver@parking.example ',
      firstName: 'Имя',
      lastName: 'Фамилия',
      middleName: '',
      balance: '350,50',
      telephone: { phone: '+7 (900) 123-45-67', isMain: true },
      telephones: [{ phone: '7 900 123 45 67', isMain: 'true' }, { phone: '' }, 'junk'],
      ts: [vehicle, { numberTs: '' }],
      sessions: [noon],
      paymentsMethods: [
        { methodName: 'balance', methodNameForShow: 'Баланс', isPhoneRequired: false },
        { name: 'Квитанция', description: 'В банке', isPhoneRequired: '0' },
      ],
      documents: [
        { id: 1, title: '16 00 123456', type: 'VU' },
        { title: '1600123456', type: 'STS' },
      ],
      defaultZone: 101,
    }
    await expect(read(profile)).resolves.toEqual({
      email: 'driver@parking.example',
      firstName: 'Имя',
      lastName: 'Фамилия',
      middleName: null,
      balance: 35_050,
      phones: [{ number: '79001234567', isMain: true }],
      vehicles: [readVehicle],
      sessions: [noonSession],
      paymentMethods: [
        {
          id: 'balance',
          title: 'Баланс',
          description: null,
          needsPhone: false,
          isReceipt: false,
        },
        {
          id: 'Квитанция',
          title: 'Квитанция',
          description: 'В банке',
          needsPhone: false,
          isReceipt: true,
        },
      ],
      documents: [
        { id: '1', type: 'drivingLicence', number: '16 00 123456' },
        { id: null, type: 'vehicleCertificate', number: '1600123456' },
      ],
      defaultZone: '101',
      unreadable: { phones: 2, vehicles: 1, sessions: 0, paymentMethods: 0, documents: 0 },
    })
  })

  it.each([
    [undefined, 'all'],
    [null, 'all'],
    [{}, 'all'],
    ['x', 'all'],
    [[], 0],
    [[noon], 0],
    [[noon, 1, 'x', { foo: 1 }], 3],
    [[{ ...noon, startDate: 'soon' }], 1],
    [[{ ...noon, startDate: null }, noon], 1],
  ])('tells whether its sessions %j are whole', async (sessions, unreadable) => {
    const profile = await read({ email: '', balance: 1, sessions })
    expect(profile.unreadable.sessions).toBe(unreadable)
  })

  it.each(['ts', 'telephones', 'paymentsMethods', 'documents'])(
    'tells that its %s are no list, and that none are missing',
    async (list) => {
      const { unreadable } = await read({ email: '', sessions: [], [list]: { foo: 1 } })
      expect(Object.values(unreadable).filter((count) => count !== 0)).toEqual(['all'])
    },
  )

  it.each([-1, '-1', '-1.00', undefined, 'n/a'])('knows no balance of %j', async (balance) => {
    const profile = await read({ email: '', balance }, 'Ok')
    expect(profile).toMatchObject({ email: null, balance: null, phones: [], vehicles: [] })
  })

  it.each([
    ['none', [false, false], [true, false]],
    ['the second', [false, true], [false, true]],
    ['both', [true, true], [true, false]],
  ])('has exactly one main phone when the wire marks %s', async (_case, marked, expected) => {
    const telephones = marked.map((isMain, index) => ({ phone: `7900000000${index}`, isMain }))
    const { phones } = await read({ email: 'a@b.example', telephones })
    expect(phones.map(({ isMain }) => isMain)).toEqual(expected)
  })

  it('takes its main phone where it lists none', async () => {
    const { phones } = await read({ email: 'a@b.example', telephone: { phone: 79001234567 } })
    expect(phones).toEqual([{ number: '79001234567', isMain: true }])
  })

  it.each([[], 'x', null, {}, { asd: 'sdf' }, { email: [] }, { balance: 'x' }])(
    'is none in %j',
    async (result) => {
      expect((await failure(read(result))).kind).toBe('malformed')
    },
  )
})

describe('a session', () => {
  const read = reading(client.profileQuery)
  const first = async (session: object) =>
    (await read({ email: '', sessions: [session] })).sessions[0]

  it.each(['Действует', 'действует', ' ДЕЙСТВУЕТ\u00A0'])(
    'runs where its state is %j',
    async (status) => {
      await expect(first({ ...noon, status, amountToPay: '75.5' })).resolves.toMatchObject({
        status: 'active',
        amountToPay: null,
      })
    },
  )

  it.each([
    'Ожидает оплаты',
    'ожидает  оплаты',
    'Не оплачена',
    'Отложена',
    'waiting',
    'wait',
    'not_paid',
  ])('waits for its money where its state is %j', async (status) => {
    await expect(first({ ...noon, status, amountToPay: '75.5' })).resolves.toMatchObject({
      status: 'waiting',
      amountToPay: 7550,
    })
  })

  it.each(['Завершена', 'завершён', 'Отменена', 'closed'])(
    'is listed no more where its state is %j',
    async (status) => {
      const sessions = [{ ...noon, status, amountToPay: '75.5' }]
      await expect(read({ email: '', sessions })).resolves.toMatchObject({
        sessions: [],
        unreadable: { sessions: 0 },
      })
    },
  )

  it.each(['Active', 'Приостановлена', '\uFFFD\uFFFDйствует', 'Äåéñòâóåò', '', undefined, 7, {}])(
    'is in an unknown state where that is %j',
    async (status) => {
      await expect(first({ ...noon, status })).resolves.toMatchObject({ status: 'unknown' })
    },
  )

  it.each([undefined, null, '', '0.00', '-50.00', 'much'])(
    'is not told what it costs by %j',
    async (amountToPay) => {
      await expect(first({ ...noon, status: 'wait', amountToPay })).resolves.toMatchObject({
        amountToPay: null,
      })
    },
  )

  it.each([
    { endDate: '2026-13-01 00:00:00' },
    { endDate: 'soon' },
    { endDate: null },
    { endDate: '0001-01-01 00:00:00' },
    { endDate: '1899-12-30 00:00:00' },
    { endDate: '2026-11-21 11:59:00' },
  ])('has no end that is known with %j', async (change) => {
    await expect(first({ ...noon, ...change })).resolves.toMatchObject({ endsAt: null })
  })

  it('works its duration out, and names itself by its reservation', async () => {
    const { id: _id, duration: _duration, ...bare } = noon
    await expect(first(bare)).resolves.toMatchObject({ id: '48213', durationMinutes: 60 })
  })

  it('knows since when a post-payment counts', async () => {
    await expect(
      first({ ...noon, postPaymentStartTime: '2026-11-21 11:00:00' }),
    ).resolves.toMatchObject({ postPaymentStartsAt: moscow('2026-11-21T11:00:00') })
  })

  it('is left out without a beginning', async () => {
    await expect(first({ ...noon, startDate: null })).resolves.toBeUndefined()
  })

  it.each([0, -1, 'null', ''])('has no id of %j', async (none) => {
    await expect(first({ ...noon, reservationId: none })).resolves.toMatchObject({
      id: '48213',
      reservationId: null,
    })
    await expect(first({ ...noon, id: none })).resolves.toMatchObject({ id: '48213' })
    await expect(first({ ...noon, id: none, reservationId: none })).resolves.toBeUndefined()
  })
})

describe('a company', () => {
  const read = reading(client.companyQuery)

  it('is read field by field', async () => {
    const company = {
      name: 'Автопарк',
      inn: 1_655_000_010,
      balance: '1500',
      ts: [{ ...vehicle, deviceStatus: 'active' }],
      drivers: [
        { id: 1, name: 'Фамилия Имя', phone: '8 900 123-45-67', ts: 'а123вс116', active: '1' },
        { name: 'Фамилия Имя', ts: ['А1', ''], device: { imei: 356 }, active: false },
        { name: '' },
      ],
      devices: [{ id: 2, vin: 'V', active: 1 }, null, { foo: 1 }],
    }
    await expect(read(company)).resolves.toEqual({
      name: 'Автопарк',
      email: null,
      inn: '1655000010',
      balance: 150_000,
      vehicles: [{ ...readVehicle, isActive: true }],
      drivers: [
        {
          id: '1',
          name: 'Фамилия Имя',
          phone: '89001234567',
          plates: ['А123ВС116'],
          device: null,
          isActive: true,
        },
        {
          id: null,
          name: 'Фамилия Имя',
          phone: null,
          plates: ['А1'],
          device: '356',
          isActive: false,
        },
      ],
      devices: [{ id: '2', vin: 'V', imei: null, isActive: true }],
      unreadable: { vehicles: 0, drivers: 1, devices: 2 },
    })
  })

  it('has no balance when it is unknown', async () => {
    expect((await read({ name: 'А', inn: '1', balance: -1 })).balance).toBeNull()
  })
})

describe('the settings of an account', () => {
  const read = reading(client.accountSettingsQuery)

  it('are off where they are not told', async () => {
    await expect(read({ pushOff: '1' })).resolves.toEqual({
      operationsReport: false,
      pushOff: true,
      remindBeforeEnd: false,
      remindAtEnd: false,
    })
  })

  it.each([{}, { asd: 'sdf' }, { pushOff: 'perhaps' }])('are none in %j', async (result) => {
    expect((await failure(read(result))).kind).toBe('malformed')
  })
})

describe('the notice of a city', () => {
  const read = reading(client.notificationQuery)

  it.each([[null], [{}], [[]]])('may be none: %j', async (result) => {
    await expect(read(result)).resolves.toBeNull()
  })

  it.each([
    { title: '', message: '' },
    { title: null, message: null },
    { closed: true },
    { title: ' ', message: '<p>&nbsp;</p>\n<p><br></p>' },
  ])('is closed where it says no more than %j', async (result) => {
    await expect(read(result)).resolves.toMatchObject({ isClosed: true })
  })

  it.each(['<p>А</p>', '<p><img src="/1.png"></p>', '1 < 2'])('says %s', async (message) => {
    await expect(read({ message })).resolves.toMatchObject({ isClosed: false, message })
  })

  it.each([{ asd: 'sdf' }, [{ title: 'А' }]])('is no notice in %j', async (result) => {
    expect((await failure(read(result))).kind).toBe('malformed')
  })
})
