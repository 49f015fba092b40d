import { parsePlate } from '@parking/plates'
import type { Calendar, PriceInterval } from '@parking/pricing'
import { sql } from 'kysely'
import { createAccount, type NewAccount } from '../account/accounts.ts'
import { keepCode } from '../account/codes.ts'
import { listMessages } from '../account/outbox.ts'
import { hashPassword } from '../account/passwords.ts'
import { keepToken } from '../account/tokens.ts'
import type { City } from '../city/city.ts'
import { publish } from '../city/content.ts'
import { openCityContext, type CityContext } from '../city/CityContext.ts'
import { findModes } from '../city/findModes.ts'
import type { WireMapFeature } from '../cityMap/wireMap.ts'
import { listDevices } from '../handlers/corporate.ts'
import { findBalance, transfer } from '../money/ledger.ts'
import { declineOrder } from '../money/orders.ts'
import { insertSession } from '../parking/insertSession.ts'
import { listOpenSessions } from '../parking/openSessions.ts'
import { readVehicle } from '../parking/parkingRequest.ts'
import { takePayment } from '../parking/takePayment.ts'
import { addVehicle, listVehicles } from '../parking/vehicles.ts'
import { createSandbox, type Sandbox } from '../sandbox/createSandbox.ts'
import { findGuestToken } from '../seed/demoAccounts.ts'
import type { CityZone } from '../zones/buildZones.ts'
import { seedTickets } from '../seed/seedBelongings.ts'
import { createZoneBook } from '../zones/zoneBook.ts'
import type * as declared from './smallCity.d.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MIDDLE = [49.1, 55.8] as const
const FOREVER = Date.UTC(2100, 0, 1)
const PLAIN = { ...findModes(''), useReceipts: false, timeFormat: 'YYYY-MM-DD HH:mm:ss' } as const
const ROUND_THE_CLOCK: readonly PriceInterval[] = [
  { dayType: 'default', from: '00:00:00', to: '24:00:00', hourlyPrice: 10_000 },
]

/** A city of which a test says what it is like. */
type ChangeableCity = {
  -readonly [
    Field in keyof Pick<
      City,
      'calendar' | 'center' | 'chargeStatus' | 'idempotencyKey' | 'imported' | 'modes' | 'zones'
    >
  ]: City[Field]
}

export const noon: typeof declared.noon = Date.parse('2026-11-23T09:00:00Z')

export const openSmallCity: typeof declared.openSmallCity = async () => {
  const opened = Promise.withResolvers<CityContext>()
  const sandbox = await createSandbox({ limits: null, cities: ['kazan'], seed: opened.resolve })
  // A city opens with the first call.
  await sandbox.handle(new Request('http://localhost/sandbox/kazan/api/options'))
  return new TheSmallCity(sandbox, await opened.promise)
}

class TheSmallCity implements declared.SmallCity {
  readonly #sandbox: Sandbox
  readonly #city: City
  readonly #store: CityContext['store']
  /** Whose the tokens are. */
  #account = 0

  constructor(sandbox: Sandbox, { city, store }: CityContext) {
    this.#sandbox = sandbox
    this.#city = city
    this.#store = store
  }

  begin({ now = noon, balance = 50_000, ...state }: declared.SmallCityState): void {
    const store = this.#store
    store.transaction(() => {
      store.wipe(this.#city.id)
      // The first session of every test is number 1.
      store.run({ compile: () => sql`DELETE FROM sqlite_sequence`.compile(store.from) })
      this.now = now
      arrange(this.#city, state)
      this.#account = addAccounts(this.#context, state)
      this.balance = balance
      const { vehicles = ['А123ВС116', 'М456ОР116'], sessions = [], permits = [] } = state
      if (state.company) this.fleet = state.company
      else for (const [at, vehicle] of vehicles.entries()) this.#addVehicle(vehicle, at === 0)
      for (const session of sessions) this.#addSession(session)
      for (const { type, title } of state.documents ?? []) {
        const owner = { city: this.#city.id, account: this.#account }
        store.run(store.from.insertInto('documents').values({ ...owner, type, title }))
      }
      if (state.registration !== undefined) beginRegistration(this.#context, state.registration)
      for (const [at, { kind, ...text }] of (state.content ?? []).entries()) {
        publish(this.#context, kind, { ...text, at: now - at * MINUTE })
      }
      seedTickets(this.#context)
      for (const [at, permit] of permits.entries()) this.#addPermit(permit, at)
    })
  }

  answer(request: Request, body: string): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    // Where the driver sees the city, and so where its pages of the bank stand.
    headers.set('x-forwarded-host', 'pay.example')
    headers.set('x-forwarded-proto', 'https')
    const { method } = request
    const address = `http://localhost/sandbox/kazan${pathname}${search}`
    return this.#sandbox.handle(
      new Request(address, { method, headers, ...(body === '' ? {} : { body }) }),
    )
  }

  get now(): number {
    return this.#city.clock.now()
  }

  set now(instant: number) {
    this.#city.clock.freeze(instant)
  }

  get balance(): number {
    return findBalance(this.#context, this.#wallet)
  }

  set balance(kopecks: number) {
    const more = kopecks - this.balance
    const line = { purpose: 'test', reference: 'test', amount: Math.abs(more) }
    if (more < 0) transfer(this.#context, { ...line, from: this.#wallet, to: 'acquirer' })
    if (more > 0) transfer(this.#context, { ...line, from: 'acquirer', to: this.#wallet })
  }

  get sessions() {
    return listOpenSessions(this.#context, this.#account).map(({ id, plate, end_at }) => ({
      id: String(id),
      plate,
      endsAt: end_at,
    }))
  }

  get charges() {
    const { from } = this.#store
    return this.#store
      .all(
        from
          .selectFrom('entries')
          .select('amount')
          .where('account', 'in', ['parking', 'permits'])
          .where('amount', '>', 0)
          .orderBy('id'),
      )
      .map(({ amount }) => amount)
  }

  get orders() {
    return this.#store.all(
      this.#store.from
        .selectFrom('orders')
        .selectAll()
        .orderBy(sql`rowid`),
    )
  }

  get lastCode() {
    return listMessages(this.#context).find(({ code }) => code !== '')?.code ?? ''
  }

  get fleet(): declared.WholeFleet {
    const context = this.#context
    const drivers = this.#store.all(
      this.#store.from
        .selectFrom('drivers')
        .selectAll()
        .where('account', '=', this.#account)
        .orderBy('id'),
    )
    return {
      vehicles: listVehicles(context, this.#account).map(({ id, number, vin, imei }) => {
        return { id, plate: number, vin, imei }
      }),
      drivers: drivers.map(({ id, name, phone, plate, active }) => {
        return { id, name, phone, plate, isActive: active === 1 }
      }),
      devices: listDevices(context, this.#account).map(({ id, plate, vin, imei, active }) => {
        return { id, plate, vin, imei, isActive: active === 1 }
      }),
    }
  }

  set fleet({ vehicles = [], drivers = [], devices = [] }: declared.SmallCityFleet) {
    const { from } = this.#store
    const context = this.#context
    const owner = { city: context.city.id, account: this.#account }
    for (const table of ['vehicles', 'drivers', 'devices'] as const) {
      this.#store.run(from.deleteFrom(table).where('account', '=', this.#account))
    }
    for (const { plate, ...vehicle } of vehicles) {
      addVehicle(context, this.#account, { number: plate, ...vehicle })
    }
    for (const { isActive = true, ...driver } of drivers) {
      const active = isActive ? 1 : 0
      this.#store.run(from.insertInto('drivers').values({ ...owner, ...driver, active }))
    }
    for (const { isActive = true, ...device } of devices) {
      const row = { plate: '', vin: '', imei: '', ...device, active: isActive ? 1 : 0 } as const
      this.#store.run(from.insertInto('devices').values({ ...owner, ...row }))
    }
  }

  payAtBank(): void {
    takePayment(this.#context, this.#newestOrder)
  }

  declineAtBank(): void {
    declineOrder(this.#context, this.#newestOrder)
  }

  topUp(kopecks: number): void {
    const { from } = this.#store
    if (this.orders.at(-1)?.status === 'new') {
      const { id } = this.#newestOrder
      this.#store.run(from.updateTable('orders').set({ amount: kopecks }).where('id', '=', id))
    } else {
      this.#store.run(
        from.insertInto('orders').values({
          id: '7',
          city: this.#city.id,
          account: this.#account,
          amount: kopecks,
          purpose: 'refill',
          payload: '{}',
          method: 'card',
          status: 'new',
          created_at: this.now,
          paid_at: null,
        }),
      )
    }
    this.payAtBank()
  }

  endSessions(): void {
    this.#store.run(this.#store.from.deleteFrom('sessions'))
  }

  endPermits(): void {
    this.#store.run(this.#store.from.deleteFrom('permits'))
  }

  get #context(): CityContext {
    return openCityContext(this.#store, this.#city)
  }

  get #wallet() {
    return `wallet:${this.#account}` as const
  }

  get #newestOrder() {
    const order = this.orders.at(-1)
    if (order === undefined) throw new Error('The city has asked for no page of the bank.')
    return order
  }

  #addVehicle(vehicle: string | declared.SmallCityVehicle, isFirst: boolean): void {
    const { plate, isMain, ...facts } = typeof vehicle === 'string' ? { plate: vehicle } : vehicle
    const format = parsePlate(plate) === null ? 'other' : 'rus'
    const main = (isMain ?? isFirst) ? 1 : 0
    addVehicle(this.#context, this.#account, { number: plate, format, main, ...facts })
  }

  #addSession({ plate, minutesLeft, waiting = false }: declared.SmallCitySession): void {
    const context = this.#context
    const [zone] = context.city.zones.all
    if (zone === undefined) throw new Error('The city has no zone.')
    const start = context.now - 10 * MINUTE
    const minutes = minutesLeft + 10
    const format = parsePlate(plate) === null ? 'other' : 'rus'
    const vehicle = { ...readVehicle(plate, format, ''), plate }
    const request = { zone, parkingCode: '', vehicle, start, minutes, paid: 'before' } as const
    const isPaidLater = context.city.modes.dontUseBalance
    insertSession(context, request, {
      account: this.#account,
      cost: waiting ? 5_000 : 10_000,
      discount: 0,
      paid: waiting || isPaidLater ? 0 : 10_000,
      status: waiting ? 'waiting' : 'active',
      kind: waiting || isPaidLater ? 'direct' : 'balance',
      order_number: '',
    })
  }

  #addPermit({ isPaused = false }: declared.SmallCityPermit, at: number): void {
    const { city, now } = this.#context
    const end = now + 20 * DAY
    this.#store.run(
      this.#store.from.insertInto('permits').values({
        city: city.id,
        account: this.#account,
        order_num: `AB-${at + 1}`,
        code: 'month',
        variation: 'abonement',
        type: 'Абонемент на месяц',
        zones: '#',
        percent: 100,
        plate: 'А123ВС116',
        start_at: end - 30 * DAY,
        end_at: end,
        paused_at: isPaused ? now : null,
        refunded: 0,
        price: 400_000,
        can_change: 1,
        can_refund: 1,
        can_pause: 1,
      }),
    )
  }
}

/** Makes the city what a test says: two zones with a parking each, 1.1 km apart, and a barrier. */
function arrange(city: City, state: declared.SmallCityState): void {
  const { prices = ROUND_THE_CLOCK, holidays = [], modes } = state
  const changed: ChangeableCity = city
  const zone = (number: string, name: string, parkingCode: string): CityZone => ({
    number,
    name,
    parkingCodes: [parkingCode],
    type: 'roadside',
    source: 'invented',
    tariff: { prices },
  })
  const zones = [zone('101', 'Центр', '10101'), zone('102', 'Вокзал', '10201')]
  const barrier = { ...zone('900', 'Парковка со шлагбаумом', '90001'), type: 'barrier' } as const
  const hourly = [{ dayType: 'default', from: '00:00', to: '24:00', hourlyPrice: 6_000 }] as const
  const tickets = { prices: hourly, freeMinutes: 15 }
  city.faults.clear()
  city.lag.set(0)
  changed.idempotencyKey = state.idempotencyKey ?? false
  changed.chargeStatus = state.chargeStatus ?? false
  changed.modes = { ...PLAIN, ...modes }
  changed.calendar = { holidays, workingDays: [] } satisfies Calendar
  changed.center = MIDDLE
  changed.zones = createZoneBook([...zones, { ...barrier, tariff: tickets }])
  changed.imported = { zones, features: zones.map(layParking) }
}

function layParking({ number, parkingCodes }: CityZone, at: number): WireMapFeature {
  return {
    type: 'Feature',
    id: number,
    geometry: { type: 'Point', coordinates: [MIDDLE[0], MIDDLE[1] + at / 100] },
    properties: {
      objecttype: 'parkings',
      category: 'roadside',
      code: parkingCodes[0] ?? '',
      zone: { zonenumber: number, prices: [] },
    },
  }
}

/** Adds who has the tokens of the tests, another driver and the guests; returns the first. */
function addAccounts(context: CityContext, state: declared.SmallCityState): number {
  const { city, store } = context
  const add = (account: NewAccount, tokens: readonly string[]): number => {
    const added = createAccount(context, account)
    for (const token of tokens) keepToken(context, added, { token, sessionId: token }, FOREVER)
    return added
  }
  const holder = add(describeHolder(state), ['token-1', 'token-2', 'token-3'])
  for (const phone of state.driver?.morePhones ?? []) {
    store.run(
      store.from.insertInto('phones').values({ city: city.id, account: holder, phone, main: 0 }),
    )
  }
  add({ email: 'next@parking.example', phone: '79000000002' }, ['other-token'])
  add({ kind: 'guest', email: '' }, [findGuestToken(city.id)])
  return holder
}

function describeHolder({ company, driver = {} }: declared.SmallCityState): NewAccount {
  if (company !== undefined) {
    const { inn = '7707083893', name = 'Автопарк' } = company
    return { kind: 'company', email: 'fleet@parking.example', inn, company: name }
  }
  const { password, morePhones: _, ...names } = driver
  return {
    email: 'driver@parking.example',
    phone: '79000000001',
    ...names,
    ...(password === undefined ? {} : { passwordHash: hashPassword(password) }),
  }
}

/** Keeps the registration of somebody whose e-mail or phone is to be confirmed next. */
function beginRegistration(context: CityContext, next: 'email' | 'phone'): void {
  const [email, phone] = ['anna@parking.example', '79111234567']
  const kept = { account: null, lifetime: 15 * MINUTE }
  keepCode(context, {
    ...kept,
    salt: 'salt-e',
    purpose: 'register-email',
    target: email,
    code: '1234',
    payload: { phoneSalt: 'salt-p' },
  })
  keepCode(context, {
    ...kept,
    salt: 'salt-p',
    purpose: 'register-phone',
    target: phone,
    code: '5678',
    payload: { email, phone, password: hashPassword('secret 1'), emailConfirmed: next === 'phone' },
  })
}
