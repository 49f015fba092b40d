import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { handlers } from './handlers/index.ts'
import { isRecord } from './http/input.ts'
import { COMPANY, DRIVER } from './seed/demoAccounts.ts'
import { openTest, type TestAnswer, type TestCity } from './testing/openTest.ts'
import { callOperation, type Fields, type Operation, operations } from './testing/operations.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let kazan: TestCity
let driver = ''
let fleet = ''
beforeAll(async () => {
  kazan = await openTest()
})
afterAll(() => kazan.sandbox.close())

const call = (operation: Operation, fields: Fields, token: string) =>
  callOperation(kazan, operation, fields, token)

/** Calls by name: for steps that lead up to the one that is tested. */
async function step(id: string, fields: Fields, token = driver): Promise<TestAnswer> {
  const operation = operations.find((known) => known.id === id)
  if (!operation) throw new Error(`No operation ${id}`)
  return call(operation, fields, token)
}

const person = { firstname: 'Имя', lastname: 'Фамилия', pass: 'secret-1' }
const payer = JSON.stringify({
  type: 2,
  name: 'ООО',
  ogrn: '1027700132195',
  inn: COMPANY.inn,
  kpp: '165501001',
  address: 'Город',
})
let next = 1
const another = () => {
  next += 1
  return next
}
const plate = (n: number) => `Е${String(100 + n)}КХ116`
const phone = (n: number) => `7911${String(n).padStart(7, '0')}`

async function started(): Promise<string> {
  const Vehicle = plate(another())
  const fields = { Vehicle, Zone: '101', Duration: 120, PaymentService: 'balance' }
  const { result } = await step('startParking', fields)
  return String(result['reservationId'])
}

async function unpaid(): Promise<string> {
  const fields = { Zone: '101', 'Vehicle[Number]': plate(another()) }
  const { result } = await step('startNoBalanceSession', fields)
  await kazan.control('/clock', { move: 60_000 })
  return String(result['reservationId'])
}

async function permit(): Promise<string> {
  await step('paySubscription', { vehicle: plate(another()), codeSubscription: 'month' })
  const { body } = await step('getBenefitsV2', {})
  const list: unknown[] = Array.isArray(body['result']) ? body['result'] : []
  const last = list.at(-1)
  return isRecord(last) ? String(last['orderNum']) : ''
}

async function registration() {
  const n = another()
  const fields = {
    ...person,
    email: `p${n}@parking.example`,
    phone: phone(n),
    confirmationType: 'SMS',
  }
  const { result } = await step('registerV2', fields, '')
  return String(result['emailSalt'])
}

async function confirmedEmail(): Promise<string> {
  const salt = await registration()
  const { result } = await step('confirmEmail', { code: await kazan.lastCode() }, salt)
  return String(result['phoneSalt'])
}

async function receipt(): Promise<string> {
  const { result } = await step('createRefillReceipt', { sum: '100', payer })
  return String(result['receiptnumber'])
}

async function fleetDriver(): Promise<Fields> {
  const n = another()
  const fields = { driver: 'Имя Фамилия', car_number: plate(n), phone: phone(n) }
  await step('addDriver', fields, fleet)
  return fields
}

async function fleetDevice(): Promise<Fields> {
  const n = another()
  const fields = { grz: plate(n), vin: `VIN${n}`, imei: String(n), inn: COMPANY.inn }
  await step('activateDevice', fields, fleet)
  return fields
}

async function ticket(): Promise<Fields> {
  await kazan.form('/pages/barrier', {})
  const { result } = await step('getPlanarCost', { ticketNumber: '100002' })
  return { sessionId: String(result['sessionId']), parkingNumber: String(result['parkingNumber']) }
}

async function accessToken(): Promise<string> {
  const answer = await kazan.sandbox.handle(
    new Request('http://localhost/sandbox/kazan/pages/third-party', {
      method: 'POST',
      body: new URLSearchParams({ email: DRIVER.email }),
    }),
  )
  return /access_token=([^&]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
}

const credentials = { login: DRIVER.email, password: 'parking1' }
const companyLogin = { inn: COMPANY.inn, contractNumber: COMPANY.contract }
const filter = { StartDate: '01/01/2026', EndDate: '31/12/2026', Operation: 'all', limit: 5 }
const cars = JSON.stringify([{ numberTs: 'А123ВС116', formatGrz: 'Russian', category: 'B' }])

interface Case {
  /** Fields of a good request, or what makes them. */
  good: Fields | (() => Promise<Fields>)
  /** Who makes it; the driver unless said otherwise. */
  as?: 'driver' | 'fleet' | 'nobody' | (() => Promise<string>)
  /** Fields of a bad request. */
  bad?: Fields
  /** For calls that can't be refused but for their token or their parameters. */
  badToken?: string
}

const plain: Case = { good: {}, badToken: 'none' }
const open: Case = { good: {}, as: 'nobody' }
const signIn: Case = { good: credentials, as: 'nobody', bad: { login: 'x@y.zz', password: 'a' } }
const session = async () => ({ ReservationId: await started() })
const order = async () => ({ OrderId: await unpaid(), PaymentService: 'card' })
const orderNum = async () => ({ orderNum: await permit() })
const noOrder = { OrderId: '999999', PaymentService: 'card' }

/** A good and a bad request of every operation. */
const cases: Readonly<Record<string, Case>> = {
  getOptionsInfo: open,
  getOptionsInfoV2: open,
  getOptionsInfoV3: open,
  getOptions: open,
  getMapInfoV2: open,
  getMapInfoV3: open,
  getConfirmationTypeV2: open,
  getSmsCommands: open,
  getNotification: open,
  getNews: { good: { limit: 2, offset: 1 }, as: 'nobody', bad: { limit: 'ten' } },
  getNewsItem: {
    good: async () => {
      const { body } = await step('getNews', {}, '')
      const list: unknown[] = Array.isArray(body['result']) ? body['result'] : []
      return { id: isRecord(list[0]) ? Number(list[0]['id']) : 0 }
    },
    as: 'nobody',
    bad: { id: 999_999 },
  },
  getPage: { good: { path: 'rules' }, as: 'nobody', bad: { path: 'nowhere' } },
  login: signIn,
  loginV2: signIn,
  loginV3: signIn,
  loginV4: signIn,
  loginV5: signIn,
  loginCorporate: { good: companyLogin, as: 'nobody', bad: { inn: '1', contractNumber: '1' } },
  loginCooperative: { good: companyLogin, as: 'nobody', bad: { inn: '1', contractNumber: '1' } },
  loginThirdParty: {
    good: async () => ({ token: await accessToken() }),
    as: 'nobody',
    bad: { token: 'x' },
  },
  loginThirdPartyByAccessToken: {
    good: async () => ({ access_token: await accessToken() }),
    as: 'nobody',
    bad: { access_token: 'x' },
  },
  register: {
    good: { ...person, email: 'first@parking.example', phone: '+79110000000' },
    as: 'nobody',
    bad: { ...person, email: DRIVER.email, phone: '79110000001' },
  },
  registerV2: {
    good: { ...person, email: 'second@parking.example', phone: '+79110000002' },
    as: 'nobody',
    bad: { ...person, email: 'third@parking.example', phone: DRIVER.phone },
  },
  changeRegistrationPhone: {
    good: { phone: '79110000003' },
    as: confirmedEmail,
    bad: { phone: DRIVER.phone },
  },
  checkEmail: {
    good: { email: 'free@parking.example' },
    as: 'nobody',
    bad: { email: DRIVER.email },
  },
  checkPhone: { good: { phone: '79110000004' }, as: 'nobody', bad: { phone: DRIVER.phone } },
  confirmEmail: {
    good: async () => ({ code: await kazan.lastCode() }),
    as: registration,
    bad: { code: 'none' },
  },
  confirmPhone: {
    good: async () => ({ code: await kazan.lastCode() }),
    as: confirmedEmail,
    bad: { code: 'none' },
  },
  checkCaptcha: {
    good: async () => {
      const login = 'poor@parking.example'
      for (let tries = 0; tries < 10; tries++) await step('loginV5', { login, password: 'x' }, '')
      return { 'g-recaptcha-response': await kazan.captcha(login) }
    },
    as: 'nobody',
    bad: { 'g-recaptcha-response': 'no' },
  },
  getProfile: plain,
  getProfileV2: plain,
  getProfileV3: plain,
  getProfileV4: plain,
  getProfileV5: plain,
  getProfileV6: plain,
  getBalance: plain,
  getAccountSettings: plain,
  getBenefitsV2: plain,
  getSubscription: plain,
  getOperationsV2: plain,
  getFines: plain,
  getReceipts: plain,
  getZones: plain,
  getTimings: plain,
  getAppeals: plain,
  getCorporateProfile: { good: {}, as: 'fleet', badToken: 'none' },
  getOperationsWithFilter: { good: filter, bad: { ...filter, StartDate: 'today' } },
  downloadHistory: { good: { ...filter, type: 'pdf' }, bad: { ...filter, type: 'doc' } },
  sendEmailCode: {
    good: { email: 'changed@parking.example', edit: 'true' },
    bad: { email: 'no address', edit: 'true' },
  },
  sendSmsCode: {
    good: { phone: '79110000005', edit: 'false', isReply: 'false' },
    bad: { phone: DRIVER.phone },
  },
  changeProfile: { good: { firstname: 'Водитель' }, bad: { firstname: '' } },
  changePassword: {
    good: { pass: 'parking1', currentpass: 'parking1' },
    bad: { pass: 'parking1', currentpass: 'wrong' },
  },
  sendRestoreEmail: {
    good: { email: DRIVER.email },
    as: 'nobody',
    bad: { email: 'nobody@parking.example' },
  },
  restorePasswordV2: {
    good: { login: DRIVER.phone, type: 'phone' },
    as: 'nobody',
    bad: { login: '79110000009', type: 'phone' },
  },
  checkRestoreCode: {
    good: async () => {
      await step('sendRestoreEmail', { email: 'new@parking.example' }, '')
      return { token: await kazan.lastCode() }
    },
    as: 'nobody',
    bad: { token: 'wrong' },
  },
  setRestoredPassword: {
    good: { pass: 'parking1' },
    as: async () => {
      await step('sendRestoreEmail', { email: 'new@parking.example' }, '')
      const { result } = await step('checkRestoreCode', { token: await kazan.lastCode() }, '')
      return String(result['token'])
    },
    bad: { pass: 'short' },
  },
  changeCars: { good: { cars }, bad: { cars: '[{}]' } },
  changeCarsV2: { good: { cars }, bad: { cars: '[{}]' } },
  addCar: {
    good: {
      ГРЗ: 'У001УУ116',
      Категория: 'B',
      Формат: 'Russian',
      СерияНомерДокумента: '1600 654321',
    },
    bad: { ГРЗ: 'У001' },
  },
  changeCar: {
    good: { oldgrz: 'У001УУ116', newgrz: 'У002УУ116', Основной: 'true' },
    bad: { oldgrz: 'Х000ХХ116' },
  },
  removeCar: { good: { ГРЗ: 'У002УУ116' }, bad: { ГРЗ: '' } },
  deletePhone: {
    good: { phone: '79000000011' },
    bad: { phone: '79110000008' },
  },
  setMainPhone: { good: { phone: DRIVER.phone }, bad: { phone: '' } },
  changeAccountSettings: {
    good: { name: 'pushOff', value: 'true' },
    bad: { name: 'colour', value: 'true' },
  },
  calculateCost: {
    good: { Vehicle: plate(0), Zone: '101', Duration: 60 },
    bad: { Vehicle: plate(0), Zone: '999', Duration: 60 },
  },
  startParking: {
    good: { Vehicle: 'А555АА116', Zone: '101', Duration: 60, PaymentService: 'balance' },
    bad: { Vehicle: 'А556АА116', Zone: '101', PaymentService: 'balance' },
  },
  renewSession: {
    good: async () => ({ ...(await session()), Duration: 30, PaymentService: 'balance' }),
    bad: { ReservationId: '999999', Duration: 30, PaymentService: 'balance' },
  },
  refillBalance: {
    good: { RefillAmount: '500', PaymentService: 'card' },
    bad: { RefillAmount: '0', PaymentService: 'card' },
  },
  cancelSession: { good: session, bad: { ReservationId: '999999' } },
  startNoBalanceSession: {
    good: { Zone: '101', 'Vehicle[Number]': 'А557АА116' },
    bad: { Zone: '101' },
  },
  cancelNoBalanceSession: { good: order, bad: noOrder },
  payDeferredSession: {
    good: async () => {
      const fields = await order()
      await step('cancelNoBalanceSession', fields)
      return fields
    },
    bad: noOrder,
  },
  abortSession: { good: order, bad: noOrder },
  paySubscription: {
    good: { vehicle: 'А558АА116', codeSubscription: 'week', timestart: '25/11/2026' },
    bad: { codeSubscription: 'week' },
  },
  sendCardPayment: {
    good: async () => {
      const { result } = await step('refillBalance', { RefillAmount: '5', PaymentService: 'card' })
      return { order: String(result['orderId']), amount: '5.00', status: 'authorized' }
    },
    as: 'nobody',
    bad: { order: 'x', amount: '5.00', status: 'authorized' },
  },
  addDriver: {
    good: { driver: 'Имя Фамилия', car_number: 'А1', phone: '79120000000' },
    as: 'fleet',
    bad: { driver: '' },
  },
  editDriver: {
    good: async () => {
      const { driver: name = '', car_number = '', phone: number = '' } = await fleetDriver()
      const changed = {
        driver_n: 'Другое Имя',
        car_number_n: car_number,
        phone_n: phone(another()),
      }
      return { driver: name, car_number, phone: number, ...changed }
    },
    as: 'fleet',
    bad: { phone: '1' },
  },
  removeDriver: { good: fleetDriver, as: 'fleet', bad: { phone: '1' } },
  activateDriver: {
    good: async () => ({ phone_number: (await fleetDriver())['phone'] ?? '', inn: COMPANY.inn }),
    as: 'fleet',
    bad: { phone_number: '1' },
  },
  deactivateDriver: {
    good: async () => ({ phone_number: (await fleetDriver())['phone'] ?? '', inn: COMPANY.inn }),
    as: 'fleet',
    bad: { phone_number: '1' },
  },
  activateDevice: { good: fleetDevice, as: 'fleet', bad: { inn: COMPANY.inn } },
  deactivateDevice: { good: fleetDevice, as: 'fleet', bad: { inn: COMPANY.inn } },
  addCorporateVehicle: {
    good: { number: 'А559АА116', VINNumber: 'XTA1' },
    as: 'fleet',
    bad: { number: 'А559АА116' },
  },
  removeCorporateVehicle: {
    good: async () => {
      const { result } = await step(
        'addCorporateVehicle',
        { number: plate(another()), VINNumber: `X${next}` },
        fleet,
      )
      return { id: String(result['id']) }
    },
    as: 'fleet',
    bad: { id: '999999' },
  },
  getFineImage: {
    good: async () => {
      const { body } = await step('getFines', {})
      const list: unknown[] = Array.isArray(body['result']) ? body['result'] : []
      return { uin: isRecord(list[0]) ? String(list[0]['uin']) : '' }
    },
    bad: { uin: '0' },
  },
  getReceipt: {
    good: async () => ({ receiptnumber: await receipt() }),
    bad: { receiptnumber: '0' },
  },
  sendReceipt: {
    good: async () => ({ receiptnumber: await receipt(), email: DRIVER.email }),
    bad: { receiptnumber: '0', email: 'nowhere' },
  },
  createRefillReceipt: { good: { sum: '100', payer }, bad: { sum: '100' } },
  createSubscriptionReceipt: {
    good: { codeSubscription: 'month', grz: 'А560АА116', payer },
    bad: { codeSubscription: 'month', payer },
  },
  registerAppeal: {
    good: { idSubject: '1', message: 'Вопрос', phone: DRIVER.phone, email: DRIVER.email },
    bad: { idSubject: '1', message: '' },
  },
  getMessages: {
    good: async () => {
      const fields = { message: 'Вопрос', phone: DRIVER.phone, email: DRIVER.email }
      const { result } = await step('registerAppeal', fields)
      return { idAppeal: String(result['idAppeal']) }
    },
    bad: { idAppeal: '999999' },
  },
  sendMessage: {
    good: async () => {
      const fields = { message: 'Вопрос', phone: DRIVER.phone, email: DRIVER.email }
      const { result } = await step('registerAppeal', fields)
      return { idAppeal: String(result['idAppeal']), message: 'Ещё вопрос' }
    },
    bad: { idAppeal: '999999', message: ' ' },
  },
  getPlanarCost: { good: { ticketNumber: '100001' }, bad: { ticketNumber: '0' } },
  payPlanar: {
    good: async () => ({ ...(await ticket()), paymentService: 'balance' }),
    bad: { sessionId: 'x', paymentService: 'balance' },
  },
  findOffers: { good: {}, bad: {} },
  pausePermit: { good: orderNum, bad: { orderNum: '0' } },
  continuePermit: {
    good: async () => {
      const fields = await orderNum()
      await step('pausePermit', fields)
      return fields
    },
    bad: { orderNum: '0' },
  },
  refundPermit: { good: orderNum, bad: { orderNum: '0' } },
  changePermitVehicle: {
    good: async () => ({ ...(await orderNum()), grzNew: 'А561АА116' }),
    bad: { orderNum: '0' },
  },
}

async function tokenOf(who: Case['as']): Promise<string> {
  if (typeof who === 'function') return who()
  if (who === 'nobody') return ''
  if (who === 'fleet') {
    fleet = String((await step('loginCorporate', companyLogin, '')).body['token'])
    return fleet
  }
  driver = await kazan.login()
  return driver
}

test('every call of the contract has a handler and a case', () => {
  const ids = operations.map(({ id }) => id)
  expect(ids.filter((id) => !handlers[id])).toEqual([])
  expect(ids.filter((id) => !cases[id])).toEqual([])
  expect(Object.keys(cases).filter((id) => !ids.includes(id))).toEqual([])
})

describe.each(operations)('$id', (operation) => {
  const known = cases[operation.id] ?? plain

  test('answers a good request', async () => {
    await kazan.control('/reset', { scenario: 'driver with a lot of money' })
    driver = await kazan.login()
    const token = await tokenOf(known.as)
    if (operation.id === 'changeCar' || operation.id === 'removeCar') {
      await step('addCar', { ГРЗ: operation.id === 'changeCar' ? 'У001УУ116' : 'У002УУ116' })
    }
    const fields = typeof known.good === 'function' ? await known.good() : known.good
    const answer =
      operation.id === 'findOffers'
        ? await kazan.json(
            operation.path,
            { zones: ['101'], dateStart: '25/11/2026', timing: 30 },
            token,
          )
        : await call(operation, fields, token)
    const done = answer.type.includes('json')
      ? /^ok$/i.test(String(answer.body['status']))
      : answer.bytes.length > 500
    const refusal = done ? null : answer.body
    expect({ status: answer.status, refusal }).toEqual({ status: 200, refusal: null })
  })
})

describe.each(operations.filter(({ id }) => cases[id]?.bad ?? cases[id]?.badToken))(
  '$id',
  (operation) => {
    test('refuses a bad request in words of the contract', async () => {
      const known = cases[operation.id] ?? plain
      await kazan.control('/reset', { scenario: 'driver' })
      driver = await kazan.login()
      const token = known.badToken ?? (await tokenOf(known.as))
      const answer = await call(operation, known.bad ?? {}, token)
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        status: expect.stringMatching(/^error$/i),
        errorName: expect.any(String),
      })
    })
  },
)
