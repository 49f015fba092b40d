import type { Instant } from '@parking/pricing'
import { ok, refusal } from '@parking/runtime/testing'
import type { Time } from './Time.ts'

/** 23 November 2026, a Monday, 12:00 in Kazan. */
export const noon = Date.parse('2026-11-23T09:00:00Z')

const settings = {
  intervals: { min: 15, max: 1440, step: 15 },
  paymentsMethods: [
    { methodName: 'balance', methodNameForShow: 'Баланс', isPhoneRequired: false },
    { methodName: 'card', methodNameForShow: 'Банковская карта', isPhoneRequired: false },
    { methodName: 'mobile', methodNameForShow: 'Мобильный телефон', isPhoneRequired: true },
  ],
  dontUseBalance: false,
  calendar: { holidays: [], workingDays: [] },
  contacts: { phone: '+70000000000', email: 'help@kazan.parking.example' },
}

/** The kinds of charge. */
export const kindNames = [
  'start',
  'startUnpaid',
  'renew',
  'cancel',
  'endUnpaid',
  'payDeferred',
  'abort',
  'barrier',
  'permit',
  'permitRefund',
  'topUp',
  'order',
  'guestStart',
] as const
export type KindName = (typeof kindNames)[number]

/** What each of them moves, in kopecks. The history does not tell two top-ups of one sum apart. */
export const sums: Readonly<Record<KindName, number>> = {
  start: 10_000,
  startUnpaid: 0,
  renew: 10_000,
  cancel: 10_000,
  endUnpaid: 10_000,
  payDeferred: 10_000,
  abort: 0,
  barrier: 10_000,
  permit: 225_000,
  permitRefund: 10_000,
  topUp: 10_000,
  order: 20_000,
  guestStart: 10_000,
}

export const plate = 'А123ВС116'
export const zone = '101'
const minute = 60_000
export const stayMinutes = 60
const stay = stayMinutes * minute
/** A stay of the car that is over. */
const startsOf = cityTime(noon - 70 * minute)

/** What becomes of a money call; milliseconds are counted from its sending. */
type Fate =
  | { readonly kind: 'answered' | 'refused'; readonly after: number }
  /** The browser sends it twice, and hears of the second one alone, which may be one call too many. */
  | { readonly kind: 'twice' | 'turnedAway'; readonly after: number }
  /** No answer comes; the call itself arrives after some time of its own, or never. */
  | { readonly kind: 'lost'; readonly after: number; readonly arrives: number | null }

/** What a city and the connections to it are like. */
export interface MoneyCityState {
  /** Whether a second call under one key is answered as the first, else it is one more call. */
  readonly knowsKeys: boolean
  readonly tellsKeys: boolean
  /** Whether a call that has had its effect is refused where keys are not known; else it has it again. */
  readonly isStrict: boolean
  /** Whether the history holds one of each already that was made a moment before everything begins. */
  readonly hasEqualBefore: boolean
  /** Whether the times of its history have no seconds. */
  readonly isToTheMinute: boolean
  /** After how many milliseconds each a start costs another sum; null: never. */
  readonly boundaries: number | null
  /** Whether an unpaid session costs nothing when it ends. */
  readonly isFree: boolean
  /** How many milliseconds what is read is behind the ledger. */
  readonly lag: number
  readonly readTime: number
  /** What becomes of the readings in turn; what comes after is whole. */
  readonly readings: readonly ('whole' | 'torn' | 'lost')[]
  /** What becomes of the money calls in turn; what comes after is answered. */
  readonly fates: readonly Fate[]
}

/** Something that has happened: at once by the call, or when it was paid at a bank. */
interface Effect {
  readonly kind: KindName
  readonly by: 'call' | 'bank'
  readonly key: string
  readonly sum: number
  /** What it came of: a call that a page has made, or a payment at a bank. */
  readonly cause: MoneyCall | Order
}

/** What a page has shown of the price of a call that it sends. */
export interface Press {
  readonly shown: number
  readonly pressedAt: Instant
  readonly sentAt: Instant
  /** The last that the city had said of the price to that page. */
  readonly said: Saying | null
}

/** What a city has said of a price. */
export interface Saying {
  readonly total: number
  /** At which instant it costs that. */
  readonly at: Instant
}

/** How a payment at a bank ended; what can't be paid for any more is put on the balance. */
export type Settled = 'paid' | 'declined' | 'onBalance'

/** A payment at a bank, and what it is for. */
interface Order {
  readonly id: string
  readonly kind: KindName
  readonly key: string
  readonly sum: number
  state: 'new' | Settled
}

interface Session {
  readonly id: string
  readonly start: number
  readonly end: number
  readonly isWaiting: boolean
}

/** What an account shows. */
interface Account {
  readonly sessions: readonly Session[]
  readonly operations: readonly object[]
  readonly permits: readonly string[]
}

/** A line of the history that something leaves. */
interface Line {
  readonly kind: KindName
  readonly status: string
  readonly order: string | null
  /** In kopecks; what its kind costs where it is not given. */
  readonly sum?: number
}

interface MoneyCall {
  readonly route: string
  readonly fields: Readonly<Record<string, string>>
  readonly key: string
  /** Null where it was made in another browser, or its price is not shown. */
  readonly press: Press | null
}

const lost = new TypeError('Failed to fetch')
/** The city answers no more calls for a while. */
const tooMany = {}
const guestToken = 'guest-token'
/** The number of what was there before. */
const earlier = 'earlier'
const started = { reservationId: '10' }

/** The lines of the history; a kind without one leaves none. */
const lines: Readonly<Partial<Record<KindName, object>>> = {
  start: { type: 'payment', transport: plate, zone, duration: stayMinutes },
  renew: { type: 'renew', transport: plate, zone, duration: stayMinutes },
  cancel: { type: 'cancel', transport: plate, zone },
  endUnpaid: { type: 'payment', transport: plate, zone, startsOf, duration: stayMinutes },
  payDeferred: { type: 'payment', transport: plate, zone, startsOf, duration: stayMinutes },
  abort: {
    type: 'payment',
    transport: plate,
    zone,
    startsOf,
    duration: stayMinutes,
    status: 'cancel',
  },
  barrier: { type: 'paymentGate', zone: 'B1' },
  permit: { type: 'subscription', transport: plate, startsOf: '2026-11-24 00:00:00' },
  permitRefund: { type: 'cancel', transport: plate },
  topUp: { type: 'refill' },
  order: { type: 'refill' },
}

/** The session that a kind is about. */
export const sessionIds = { renew: '1', cancel: '2', endUnpaid: '3', payDeferred: '4', abort: '5' }

/**
 * A city that does what it is told as often as it is told: nothing but the page, and the keys where it
 * knows them, keeps a driver from paying twice.
 */
export class MoneyCity {
  readonly token: string
  readonly email: string
  readonly effects: Effect[] = []
  readonly orders = new Map<string, Order>()
  isReachable = true
  hasMoney = true
  readonly #city: MoneyCityState
  readonly #time: Time
  /** The keys of the calls that are on their way and have an effect by themselves. */
  readonly #onTheWay: string[] = []
  readonly #firstOrder: number
  readonly #answers = new Map<string, object>()
  readonly #closed = new Set<string>()
  #past: { readonly at: number; readonly account: Account }[]
  #sent = 0
  #read = 0

  /** @param driver - whose account it is, by a number */
  constructor(city: MoneyCityState, time: Time, driver: number) {
    this.token = `token-${driver}-`
    this.email = `driver${driver}@parking.example`
    this.#firstOrder = driver * 10_000
    this.#city = city
    this.#time = time
    const start = time.now - 10 * minute
    const end = time.now + 10 * stayMinutes * minute
    const session = (id: string, isWaiting = false): Session =>
      isWaiting
        ? { id, start: start - stayMinutes * minute, end: start, isWaiting }
        : { id, start, end, isWaiting }
    const sessions = [session('1'), session('2'), session('3'), session('4', true), session('5')]
    const before = { sessions, operations: [], permits: ['AB-1'] }
    this.#past = [{ at: -Infinity, account: before }]
    const equal = kindNames
      .filter((kind) => city.hasEqualBefore && lines[kind] !== undefined)
      .map((kind) => this.#write({ kind, status: 'done', order: earlier }))
    this.#past = [{ at: -Infinity, account: { ...before, operations: equal } }]
  }

  /** When the sessions began that run when everything begins. */
  get runsSince(): number {
    return this.#past[0]?.account.sessions[0]?.start ?? 0
  }

  /** When the sessions end that run when everything begins. */
  get runsUntil(): number {
    return this.#past[0]?.account.sessions[0]?.end ?? 0
  }

  /** When the session ended that waits for its payment. */
  get overSince(): number {
    return this.#past[0]?.account.sessions.find(({ isWaiting }) => isWaiting)?.end ?? 0
  }

  /** What something costs that the city begins at an instant. The same sum comes again after three boundaries. */
  priceAt(kind: KindName, at: Instant): number {
    const { boundaries } = this.#city
    const isTimed = kind === 'start' || kind === 'guestStart'
    if (boundaries === null || !isTimed) return sums[kind]
    return sums[kind] + 1_000 * (Math.floor(at / boundaries) % 3)
  }

  /** Says what something costs, some time before the answer comes. */
  askPrice(kind: KindName): Promise<Saying> {
    const at = this.#time.now
    const said = { total: this.priceAt(kind, at), at }
    return new Promise((resolve, reject) => {
      this.#time.after(this.#city.readTime, () => {
        if (this.isReachable) resolve(said)
        else reject(lost)
      })
    })
  }

  /**
   * What a call has charged that its press had not shown. The city charges a start what it costs when it
   * begins it: a page can't foresee a boundary of the tariff that passes between its sending and that. One
   * that does not know the tariff goes by what the city said last, after the press.
   */
  unfair(isTariffKnown: boolean): readonly Effect[] {
    return this.effects.filter(({ kind, key, sum, cause }, at) => {
      const isFirst = this.effects.findIndex((one) => one.key === key) === at
      const press = 'press' in cause ? cause.press : null
      if (press === null || !isFirst || sum === press.shown) return false
      if (isTariffKnown) return this.priceAt(kind, press.sentAt) !== press.shown
      const { said, shown, pressedAt } = press
      return said === null || said.total !== shown || said.at < pressedAt
    })
  }

  /** What has happened more than once; an unpaid session ends by its call, and is paid at a bank. */
  get doubled(): readonly Effect[] {
    const isSame = (one: Effect, other: Effect): boolean =>
      one.kind === other.kind &&
      (one.kind !== 'endUnpaid' || one.by === other.by) &&
      // Nothing but a key keeps a browser from sending one call twice.
      (one.cause !== other.cause || this.#city.knowsKeys)
    return this.effects.filter((one) => this.effects.some((it) => it !== one && isSame(it, one)))
  }

  /** The kinds that were charged twice because the browser has sent one call twice. */
  get sentTwice(): readonly KindName[] {
    const takenAgain = kindNames.filter((kind) => kind !== 'cancel' && kind !== 'payDeferred')
    return takenAgain.filter((kind) => {
      const keys = this.effectsOf(kind, 'call').map(({ key }) => key)
      return lines[kind] !== undefined && new Set(keys).size < keys.length
    })
  }

  /** Whether a key has had its effect more than once. */
  isDoubled(key: string): boolean {
    return this.effects.filter((one) => one.key === key).length > 1
  }

  effectsOf(kind: KindName, by?: Effect['by']): readonly Effect[] {
    return this.effects.filter((one) => one.kind === kind && (by ?? one.by) === one.by)
  }

  /** Whether a key has had an effect, or may still have one. */
  mayHaveHappened(key: string): boolean {
    // A city that knows keys answers again as it did, though with a refusal.
    const isAnswered = this.#city.knowsKeys && this.#answers.has(key)
    const mayArrive = this.#onTheWay.includes(key) && !this.#closed.has(key) && !isAnswered
    return mayArrive || this.effects.some((one) => one.key === key)
  }

  /** Whether the ledger has what a page tells, and the sum that it tells of it. */
  agrees(kind: KindName, key: string, result: unknown): boolean {
    const told = typeof result === 'object' && result !== null ? result : {}
    if (kind === 'order') {
      const order = this.orders.get(key.replace('order ', ''))
      const isTopUp =
        order?.kind === 'topUp' || order?.kind === 'order' || order?.state === 'onBalance'
      const isTrue = 'isTopUp' in told && told.isTopUp === isTopUp
      return (
        (order?.state === 'paid' || order?.state === 'onBalance') &&
        isTrue &&
        'amount' in told &&
        told.amount === order.sum
      )
    }
    const isPaid = 'kind' in told && told.kind === 'paid'
    const effect = this.effectsOf(kind, kind === 'endUnpaid' && isPaid ? 'bank' : undefined)[0]
    if (effect === undefined) return kind === 'topUp' && this.#hasMoved(told)
    const amounts = [
      'amount' in told ? told.amount : null,
      'returned' in told ? told.returned : null,
    ]
    return amounts.every((amount) => amount === null || amount === effect.sum)
  }

  /**
   * Whether money of this sum was put on the balance by another payment that came too late: a top-up
   * whose answer was lost is known by its sum alone, and the balance has it.
   */
  #hasMoved(told: object): boolean {
    return [...this.orders.values()].some(
      ({ sum, state }) => state === 'onBalance' && 'amount' in told && told.amount === sum,
    )
  }

  /**
   * Whether nobody can know yet how an attempt's payment at a bank ended: the bank has not decided, or
   * what is looked for is another payment, whose number an attempt without one was brought.
   */
  isUndecided(key: string, id: string | null): boolean {
    const own = [...this.orders.values()].filter(
      (one) => (one.key === key || key === `order ${one.id}`) && one.id === (id ?? one.id),
    )
    return own.every(({ state }) => state === 'new')
  }

  /** The bank tells the city how a payment ended. */
  settle(id: string, state: Settled): void {
    const order = this.orders.get(id)
    if (order?.state !== 'new') return
    order.state = state
    const { kind, sum } = order
    if (state === 'paid') this.#happen(kind, order)
    else if (state === 'declined') this.#change({ line: { kind, status: 'error', order: id, sum } })
    else this.#change({ line: { kind: 'topUp', status: 'done', order: id, sum } })
  }

  /** Somebody else's browser asks for a page of the bank that tops the balance up. */
  orderElsewhere(): string {
    return this.#order('order', 'elsewhere')
  }

  readonly fetch = async (request: Request, press: Press | null): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const body = request.method === 'GET' ? '' : await request.text()
    const written = body.startsWith('{')
      ? Object.entries<string>(JSON.parse(body))
      : new URLSearchParams(body)
    const call = {
      route: pathname.replace(/^\/(api|backend)\/(payment|profile|info|v2)\//, ''),
      fields: Object.fromEntries([...searchParams, ...written]),
      key: request.headers.get('Idempotency-Key') ?? '',
      press,
    }
    if (!this.isReachable) throw lost
    const answer = await (call.key === '' || call.route === 'payment-from-portal'
      ? this.#show(call)
      : this.#take(call))
    return answer === tooMany ? new Response(null, { status: 429 }) : Response.json(answer)
  }

  #take(call: MoneyCall): Promise<object> {
    const fate = this.#city.fates[(this.#sent += 1) - 1] ?? { kind: 'answered', after: 100 }
    return new Promise((resolve, reject) => {
      const arrives = fate.kind === 'lost' ? fate.arrives : fate.after
      const answer =
        fate.kind === 'lost'
          ? () => undefined
          : (found: object) => (this.isReachable ? resolve(found) : reject(lost))
      if (fate.kind === 'lost') this.#time.after(fate.after, () => reject(lost))
      if (arrives === null) return
      if (fate.kind !== 'refused' && !isForBank(call)) this.#onTheWay.push(call.key)
      const isTurnedAway = fate.kind === 'turnedAway'
      if (isTurnedAway || fate.kind === 'twice') {
        this.#time.after(arrives / 2, () => this.#answerOnce(call, false))
      }
      this.#time.after(arrives, () => {
        const at = this.#onTheWay.indexOf(call.key)
        if (at >= 0) this.#onTheWay.splice(at, 1)
        answer(isTurnedAway ? tooMany : this.#answerOnce(call, fate.kind === 'refused'))
      })
    })
  }

  #answerOnce(call: MoneyCall, isRefused: boolean): object {
    const { key } = call
    if (this.#closed.has(key)) return refusal('UnknownError')
    const before = this.#city.knowsKeys ? this.#answers.get(key) : undefined
    const answer = before ?? (isRefused ? refusal('UnknownError') : this.#do(call))
    this.#answers.set(key, answer)
    return answer
  }

  #do(call: MoneyCall): object {
    const { fields, key, route } = call
    if (this.#city.isStrict && this.effects.some((one) => one.key === key)) {
      return refusal('ParkingSessionAlreadyExists')
    }
    const id = fields['ReservationId'] ?? fields['OrderId'] ?? ''
    const session = this.#account.sessions.find((one) => one.id === id)
    switch (route) {
      case 'start':
        return this.#pay(fields['Token'] === guestToken ? 'guestStart' : 'start', call, started)
      case 'start/v2':
        return this.#pay('startUnpaid', call, started)
      case 'renew':
        return this.#pay('renew', call, started)
      case 'refill':
        return this.#pay('topUp', call, {})
      case 'subscription':
        return this.#pay('permit', call, { amount: '0.00' })
      case 'payPlane':
        return this.#pay('barrier', call, { message: 'Оплачено' })
      case 'refund':
        if (!this.#account.permits.includes(fields['orderNum'] ?? ''))
          return refusal('UnknownError')
        return this.#pay('permitRefund', call, { amount: roubles(sums.permitRefund) })
    }
    if (session === undefined) return refusal('ParkingSessionNotFound')
    switch (route) {
      case 'cancel':
        return this.#pay('cancel', call, { sum: roubles(sums.cancel) })
      case 'deffered/v1':
        return this.#pay('payDeferred', call, { amount: '0.00' })
      case 'break/v1':
        this.#happen('abort', call)
        return this.#city.isFree ? refusal('ParkingSessionWasFree') : ok({ amount: '0.00' })
      case 'cancel/v2':
        if (!session.isWaiting) this.#happen('endUnpaid', call)
        if (this.#city.isFree) return refusal('ParkingSessionWasFree')
        return this.#link('endUnpaid', key)
      default:
        return refusal('UnknownError')
    }
  }

  /** Pays at once, or has it paid at a bank. */
  #pay(kind: KindName, call: MoneyCall, answer: object): object {
    if (isForBank(call)) return this.#link(kind, call.key)
    if (isFromBalance(call) && !this.hasMoney) return refusal('NoMoneyNoHoney')
    this.#happen(kind, call)
    return ok(answer)
  }

  #link(kind: KindName, key: string): object {
    const orderId = this.#order(kind, key)
    const RedirectURL = `https://pay.example/${orderId}`
    // As some cities do: the payment of a barrier parking is told without its number.
    return ok({ RedirectURL, ...(kind === 'barrier' ? {} : { orderId }) })
  }

  #order(kind: KindName, key: string): string {
    const id = String(this.#firstOrder + this.orders.size)
    this.orders.set(id, { id, kind, key, sum: this.priceAt(kind, this.#time.now), state: 'new' })
    return id
  }

  #happen(kind: KindName, cause: MoneyCall | Order): void {
    const order = 'state' in cause ? cause : null
    const by = order === null ? 'call' : 'bank'
    const { now } = this.#time
    const sum = order?.sum ?? this.priceAt(kind, now)
    this.effects.push({ kind, by, key: cause.key, sum, cause })
    const { sessions, permits } = this.#account
    const without = (id: string) => sessions.filter((one) => one.id !== id)
    const change = (id: string, more: (one: Session) => Partial<Session>) =>
      sessions.map((one) => (one.id === id ? { ...one, ...more(one) } : one))
    const begin = (end: number) => [
      ...sessions,
      { id: String(sessions.length + 10), start: now, end, isWaiting: false },
    ]
    const line = { kind, status: 'done', order: order?.id ?? null, sum }
    switch (kind) {
      case 'start':
        return this.#change({ line, sessions: begin(now + stay) })
      case 'startUnpaid':
        return this.#change({ sessions: begin(this.runsUntil) })
      case 'renew':
        return this.#change({ line, sessions: change('1', ({ end }) => ({ end: end + stay })) })
      case 'endUnpaid':
        if (by === 'bank' || this.#city.isFree) {
          return this.#change({ ...(by === 'bank' ? { line } : {}), sessions: without('3') })
        }
        return this.#change({ sessions: change('3', () => ({ end: now, isWaiting: true })) })
      case 'cancel':
      case 'payDeferred':
      case 'abort':
        return this.#change({ line, sessions: without(sessionIds[kind]) })
      case 'permit':
        return this.#change({ line, permits: [...permits, `AB-${permits.length + 2}`] })
      case 'permitRefund':
        return this.#change({ line, permits: permits.filter((one) => one !== 'AB-1') })
      case 'guestStart':
        return undefined
      case 'barrier':
      case 'topUp':
      case 'order':
        return this.#change({ line })
    }
  }

  #change({ line, ...more }: Partial<Account> & { readonly line?: Line }): void {
    const { operations } = this.#account
    const all = line === undefined ? operations : [...operations, this.#write(line)]
    this.#past.push({ at: this.#time.now, account: { ...this.#account, operations: all, ...more } })
  }

  #write({ kind, status, order, ...line }: Line): object {
    const sum = roubles(line.sum ?? sums[kind])
    const written = cityTime(this.#time.now)
    const dateOperation = this.#city.isToTheMinute ? written.slice(0, 16) : written
    const orderNumber = order ?? String(100_500 + this.#past.length)
    // What has begun begins now; another line says itself when it has begun.
    return { status, orderNumber, sum, dateOperation, startsOf: dateOperation, ...lines[kind] }
  }

  get #account(): Account {
    return this.#seen(Infinity)
  }

  #seen(at: number): Account {
    const seen = this.#past.findLast((one) => one.at <= at)?.account
    return seen ?? { sessions: [], operations: [], permits: [] }
  }

  /** Shows what was there some time ago. */
  #show(call: MoneyCall): Promise<object> {
    const { lag, readTime, readings } = this.#city
    const fate = readings[(this.#read += 1) - 1] ?? 'whole'
    const answer = this.#view(call, this.#seen(this.#time.now - lag), fate === 'torn')
    return new Promise((resolve, reject) => {
      this.#time.after(readTime, () => {
        if (fate === 'lost' || !this.isReachable) reject(lost)
        else resolve(answer)
      })
    })
  }

  #view({ route, fields }: MoneyCall, account: Account, isTorn: boolean): object {
    const { sessions, operations, permits } = account
    switch (route) {
      case 'get-options-info-v3':
        return ok({ ...settings, guestToken })
      case 'get-profile-v6': {
        const list = sessions.map((one) => this.#wire(one))
        const driver = { email: this.email, balance: '500.00', ts: [] }
        return ok({ ...driver, sessions: isTorn ? [...list.slice(0, 1), {}] : list })
      }
      case 'get-operations-with-filter': {
        const list = isTorn ? operations.slice(0, 1) : operations
        return { ...ok(list), total: isTorn ? operations.length + 1 : operations.length }
      }
      case 'costPlane': {
        const isPaid = operations.some(
          (one) => isLine(one, 'paymentGate', 'done') && !isLine(one, 'paymentGate', earlier),
        )
        return ok({ cost: isPaid ? '0.00' : roubles(sums.barrier), sessionId: 'offer' })
      }
      case 'get-benefits-v2':
        return ok([...permits.map(wirePermit), ...(isTorn ? [{}] : [])])
      case 'payment-from-portal': {
        const { order = '' } = fields
        const words = {
          new: 'waiting',
          paid: 'authorized',
          onBalance: 'authorized',
          declined: 'declined',
        }
        const state = this.orders.get(order)?.state ?? 'new'
        return ok({ order, status: words[state] })
      }
      case 'status':
        return ok(this.#tell(fields['Key'] ?? ''))
      default:
        return refusal('UnknownError')
    }
  }

  /** Says what became of a key; one that was never seen is closed. */
  #tell(key: string): object {
    const answer = this.#answers.get(key)
    if (answer === undefined) {
      this.#closed.add(key)
      return { state: 'unknown' }
    }
    if ('errorName' in answer) return { state: 'refused', reason: answer.errorName }
    const order = [...this.orders.values()].find((one) => one.key === key && one.kind !== 'barrier')
    return { state: 'done', ...(order === undefined ? {} : { orderId: order.id }) }
  }

  #wire({ id, start, end, isWaiting }: Session): object {
    return {
      id,
      reservationId: id,
      zone,
      transport: { numberTs: plate },
      startDate: cityTime(start),
      endDate: cityTime(end),
      status: isWaiting ? 'Ожидает оплаты' : 'Действует',
      ...(isWaiting ? { amountToPay: '100.00' } : {}),
    }
  }
}

function isLine(line: object, type: string, word: string): boolean {
  return Reflect.get(line, 'type') === type && Object.values(line).includes(word)
}

function isForBank({ route, fields }: MoneyCall): boolean {
  const method = fields['PaymentService'] ?? fields['paymentService']
  return method === 'card' && route !== 'break/v1' && route !== 'cancel/v2'
}

function isFromBalance({ fields }: MoneyCall): boolean {
  return (fields['PaymentService'] ?? fields['paymentService']) === 'balance'
}

function wirePermit(orderNum: string): object {
  return { variation: 'abonement', type: 'Абонемент', zone: 'all', transport: '#', orderNum }
}

function roubles(kopecks: number): string {
  return (kopecks / 100).toFixed(2)
}

/** Kazan is three hours ahead of UTC. */
function cityTime(instant: number): string {
  return new Date(instant + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
