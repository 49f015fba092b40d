import { parsePlate } from '@parking/plates'
import type { Calendar, PriceInterval } from '@parking/pricing'
import { sql } from 'kysely'
import { createAccount } from '../account/accounts.ts'
import { keepToken } from '../account/tokens.ts'
import type { City } from '../city/city.ts'
import { openCityContext, type CityContext } from '../city/CityContext.ts'
import { findModes } from '../city/findModes.ts'
import type { WireMapFeature } from '../cityMap/wireMap.ts'
import { findBalance, transfer } from '../money/ledger.ts'
import { declineOrder } from '../money/orders.ts'
import { insertSession } from '../parking/insertSession.ts'
import { listOpenSessions } from '../parking/openSessions.ts'
import { readVehicle } from '../parking/parkingRequest.ts'
import { takePayment } from '../parking/takePayment.ts'
import { addVehicle } from '../parking/vehicles.ts'
import { createSandbox, type Sandbox } from '../sandbox/createSandbox.ts'
import { findGuestToken } from '../seed/demoAccounts.ts'
import type { CityZone } from '../zones/buildZones.ts'
import { seedTickets } from '../seed/seedBelongings.ts'
import { createZoneBook } from '../zones/zoneBook.ts'
import type * as declared from './smallCity.d.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
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
      'calendar' | 'chargeStatus' | 'idempotencyKey' | 'imported' | 'modes' | 'zones'
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
  #driver = 0

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
      this.#driver = addDrivers(this.#context)
      this.balance = balance
      const { vehicles = ['А123ВС116', 'М456ОР116'], sessions = [], permits = [] } = state
      for (const [at, number] of vehicles.entries()) this.#addVehicle(number, at === 0)
      for (const session of sessions) this.#addSession(session)
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
    return listOpenSessions(this.#context, this.#driver).map(({ id, plate, end_at }) => ({
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
          account: this.#driver,
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
    return `wallet:${this.#driver}` as const
  }

  get #newestOrder() {
    const order = this.orders.at(-1)
    if (order === undefined) throw new Error('The city has asked for no page of the bank.')
    return order
  }

  #addVehicle(number: string, isMain: boolean): void {
    const format = parsePlate(number) === null ? 'other' : 'rus'
    addVehicle(this.#context, this.#driver, { number, format, main: isMain ? 1 : 0 })
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
      account: this.#driver,
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
        account: this.#driver,
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
  changed.zones = createZoneBook([...zones, { ...barrier, tariff: tickets }])
  changed.imported = { zones, features: zones.map(layParking) }
}

function layParking({ number, parkingCodes }: CityZone, at: number): WireMapFeature {
  return {
    type: 'Feature',
    id: number,
    geometry: { type: 'Point', coordinates: [49.1, 55.8 + at / 100] },
    properties: {
      objecttype: 'parkings',
      category: 'roadside',
      code: parkingCodes[0] ?? '',
      zone: { zonenumber: number, prices: [] },
    },
  }
}

/** Adds the driver of the tests, another one and the guests; returns the first. */
function addDrivers(context: CityContext): number {
  const { id } = context.city
  const add = (email: string, phone: string, tokens: readonly string[]): number => {
    const account = createAccount(context, { email, phone })
    for (const token of tokens) keepToken(context, account, { token, sessionId: token }, FOREVER)
    return account
  }
  const tokens = ['token-1', 'token-2', 'token-3']
  const driver = add('driver@parking.example', '79000000001', tokens)
  add('next@parking.example', '79000000002', ['other-token'])
  const guests = createAccount(context, { kind: 'guest', email: '' })
  keepToken(context, guests, { token: findGuestToken(id), sessionId: 'guest' }, FOREVER)
  return driver
}
