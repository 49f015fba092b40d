import { memoryStorage } from '@parking/runtime/testing'
import { isBusy } from '../charge/ChargeState.ts'
import { longestCheck } from '../charge/waits.ts'
import {
  MoneyCity,
  kindNames,
  noon,
  type KindName,
  type MoneyCityState,
  type Press,
  type Settled,
} from './moneyCity.ts'
import type { TabLocks } from './tabLocks.ts'
import {
  openPage,
  type AnyState,
  type BackFromBank,
  type DeviceClocks,
  type Page,
  type Wish,
} from './moneyPage.ts'
import type { Time } from './Time.ts'

/** What drivers, banks, connections and time do. */
export type MoneyAction =
  | {
      readonly kind: 'presses'
      readonly tab: number
      readonly wish: number
      readonly times: number
      /** Whether every tab is pressed in, at the same instant. */
      readonly inAll: boolean
    }
  /** Waits until it is said that nothing is known yet, waits no more, and presses again. */
  | { readonly kind: 'triesAgain'; readonly tab: number; readonly wish: number }
  | {
      readonly kind:
        | 'reloads'
        | 'comesBackAgain'
        | 'stopsWaiting'
        | 'dismisses'
        | 'checksAgain'
        | 'looks'
      readonly tab: number
    }
  /** The driver follows a link to a bank, does this there, and comes back in a tab, or never. */
  | {
      readonly kind: 'goesToBank'
      readonly tab: number
      readonly does: 'pays' | 'paysTooLate' | 'isDeclined' | 'leaves'
      /** After how many milliseconds the city hears of it. */
      readonly after: number
      readonly way: 'telling' | 'bare' | 'lost'
      readonly backIn: number
    }
  | { readonly kind: 'passes'; readonly milliseconds: number }
  /** The device's clock is set; the next answer sets it right. */
  | { readonly kind: 'clockJumps'; readonly milliseconds: number }
  /** The device sleeps with all that is on its way; the time of its pages stands still or not. */
  | { readonly kind: 'sleeps'; readonly milliseconds: number; readonly standsStill: boolean }
  /** Another driver signs in on the same device, in all tabs. */
  | { readonly kind: 'nextDriver' }
  | { readonly kind: 'connection'; readonly isGood: boolean }
  | { readonly kind: 'money'; readonly isThere: boolean }

type BankVisit = Extract<MoneyAction, { kind: 'goesToBank' }>

/** Kinds that name what they change: wanted once, and pressed again in a tab that has not heard of it. */
const changing = new Set<KindName>([
  'renew',
  'cancel',
  'endUnpaid',
  'payDeferred',
  'abort',
  'permitRefund',
])

/** Kinds whose payment may come when what it is for is gone: the city puts it on the balance. */
const losing = new Set<KindName>(['start', 'renew', 'payDeferred', 'permit'])

/** A driver: the account, what was told of it, and what the driver has done. */
function newDriver(number: number, state: MoneyCityState, time: Time) {
  return {
    city: new MoneyCity(state, time, number),
    told: new Set<KindName>(),
    done: new Set<KindName>(),
    doneIn: new Map<number, Set<KindName>>(),
    /** What was pressed for and is not known, as the driver has read who waits no more. */
    givenUp: new Set<KindName>(),
    /** What the driver has paid at a bank, and will not pay again. */
    paid: new Set<KindName>(),
    decided: new Map<string, Settled>(),
    /** The keys before whose call the history could not be read: nothing tells then what is new in it. */
    unread: new Set<string>(),
    /** The keys of which a page told that they were charged more than once. */
    toldTwice: new Set<string>(),
  }
}

type Driver = ReturnType<typeof newDriver>

/** What a city and its drivers are like. */
export type MoneyWorldState = MoneyCityState & {
  readonly tabs: number
  /** Whether the pages know the tariff; else only the city can be asked. */
  readonly isTariffKnown: boolean
}

/** Drivers with some tabs, what they want, their city, its bank, and the time between them. */
export class MoneyWorld {
  /** What a page told that was not true at that moment. */
  readonly lies: string[] = []
  readonly lostAnswers = new Set<KindName>()
  /** What a page told that its money is on the balance. */
  readonly onBalance = new Set<KindName>()
  readonly #time: Time
  readonly #state: MoneyWorldState
  readonly #wishes: readonly Wish[]
  readonly #locks: TabLocks
  readonly #storage = memoryStorage()
  readonly #pages: Page[] = []
  readonly #clocks: DeviceClocks = {
    jump: 0,
    stoodStill: 0,
    naps: 0,
    pressedAhead: false,
    pressedLate: false,
  }
  #drivers: readonly [Driver, ...Driver[]]
  #driver: Driver
  #isReachable = true
  #hasMoney = true
  /** The last address that a bank has led to. */
  #lastWay: BackFromBank | null = null

  private constructor(
    state: MoneyWorldState,
    wishes: readonly Wish[],
    time: Time,
    locks: TabLocks,
  ) {
    this.#state = state
    this.#wishes = wishes
    this.#time = time
    this.#locks = locks
    this.#driver = newDriver(1, state, time)
    this.#drivers = [this.#driver]
  }

  static async open(
    state: MoneyWorldState,
    wishes: readonly Wish[],
    { time, locks }: { readonly time: Time; readonly locks: TabLocks },
  ): Promise<MoneyWorld> {
    time.now = noon
    const world = new MoneyWorld(state, wishes, time, locks)
    for (let tab = 0; tab < state.tabs; tab += 1) await world.#open(tab)
    return world
  }

  async does(action: MoneyAction): Promise<void> {
    if (action.kind === 'passes') return this.#time.pass(action.milliseconds)
    if (action.kind === 'clockJumps') {
      this.#clocks.jump = action.milliseconds
      return undefined
    }
    if (action.kind === 'sleeps') return this.#sleep(action.milliseconds, action.standsStill)
    if (action.kind === 'nextDriver') return this.#signNextIn()
    if (action.kind === 'money') {
      this.#hasMoney = action.isThere
      return this.#arrange()
    }
    if (action.kind === 'connection') {
      this.#isReachable = action.isGood
      this.#arrange()
      if (action.isGood) this.#tell('online')
      return undefined
    }
    const tab = action.tab % this.#pages.length
    const charges = [...(this.#pages[tab]?.charges.values() ?? [])]
    switch (action.kind) {
      case 'presses':
        for (let n = 0; n < action.times; n += 1) {
          const tabs = action.inAll ? this.#pages.keys() : [tab]
          for (const one of tabs) await this.#press(one, action.wish)
        }
        return undefined
      case 'triesAgain':
        await this.#waitUntilUnknown(tab)
        this.#stopWaiting(tab)
        // The form asks what it costs by now.
        this.#pages[tab]?.look()
        await this.#time.pass(this.#state.readTime)
        return this.#press(tab, action.wish)
      case 'reloads':
        return this.#open(tab)
      case 'comesBackAgain':
        return this.#open(tab, this.#lastWay)
      case 'dismisses':
        for (const { dismiss } of charges) dismiss()
        return undefined
      case 'checksAgain':
        for (const { checkAgain } of charges) void checkAgain()
        return undefined
      case 'looks':
        this.#pages[tab]?.tell(new Event('visibilitychange'))
        return this.#pages[tab]?.look()
      case 'stopsWaiting':
        return this.#stopWaiting(tab)
      case 'goesToBank':
        return this.#goToBank(tab, action)
    }
  }

  /** Lets everything come to its end over a good connection; the driver reads what he is told. */
  async ends(): Promise<void> {
    const threeMinutes = 180_000
    for (let turn = 0; turn < 4; turn += 1) {
      await this.#time.pass(threeMinutes)
      for (const { charges } of this.#pages) for (const { dismiss } of charges.values()) dismiss()
      await this.does({ kind: 'connection', isGood: true })
      this.#tell('visibilitychange')
      // Tabs that check the same car at the same instant leave it to one of them.
      for (const tab of this.#pages.keys()) {
        await this.#time.pass(threeMinutes)
        await this.does({ kind: 'checksAgain', tab })
      }
    }
    await this.#time.pass(threeMinutes)
    for (const { leave } of this.#pages) leave()
  }

  /** What a page still says that may not stand there for good. */
  get unended(): readonly string[] {
    return this.#pages.flatMap(({ charges }) =>
      [...charges].flatMap(([kind, { store }]) => {
        const state = store.getState()
        const isOver =
          !isBusy(state) || (state.kind === 'unknown' && this.#mayStayOpen(kind, state))
        return isOver ? [] : [`${kind}: ${state.kind}`]
      }),
    )
  }

  /** What has happened more than once. */
  get doubled(): readonly unknown[] {
    return this.#drivers.flatMap(({ city }) => city.doubled)
  }

  /** What was charged at another sum than was shown, and could be foreseen. */
  get unfair(): readonly unknown[] {
    return this.#drivers.flatMap(({ city }) => city.unfair(this.#state.isTariffKnown))
  }

  get effects(): MoneyCity['effects'] {
    return this.#drivers.flatMap(({ city }) => city.effects)
  }

  /** What happened by a call, and no page has told the driver who is there. */
  get untold(): readonly KindName[] {
    if (this.mayStayOpen) return []
    return kindNames.filter((kind) => {
      const { city, unread, told, givenUp } = this.#of(kind)
      return (
        city.effectsOf(kind, 'call').some(({ key }) => !unread.has(key)) &&
        !told.has(kind) &&
        !givenUp.has(kind) &&
        !this.#doesNobodyTell(kind)
      )
    })
  }

  /**
   * What was charged twice for one press, and no page has told the driver who is there. Where the time of the
   * pages stood still in between, no clock tells that both came since the press.
   */
  get untoldTwice(): readonly KindName[] {
    if (this.mayStayOpen || this.#clocks.naps > 0) return []
    const { city, toldTwice, unread } = this.#driver
    return city.sentTwice.filter(
      (kind) =>
        !city.effectsOf(kind, 'call').some(({ key }) => toldTwice.has(key) || unread.has(key)),
    )
  }

  /**
   * Whether it may stay open for good what became of a call: the clock was ahead at the press, or it
   * was late and the device has slept, so that no clock tells when it was tried; or it slept twice, and
   * what came in between may be another's.
   */
  get mayStayOpen(): boolean {
    const { pressedAhead, pressedLate, naps } = this.#clocks
    return pressedAhead || naps > (pressedLate ? 0 : 1)
  }

  /** Whose a charge of a kind is: a guest's is the device's, whoever is signed in. */
  #of(kind: KindName): Driver {
    return kind === 'guestStart' ? this.#drivers[0] : this.#driver
  }

  #arrange(): void {
    for (const { city } of this.#drivers) {
      city.isReachable = this.#isReachable
      city.hasMoney = this.#hasMoney
    }
  }

  #sleep(milliseconds: number, standsStill: boolean): void {
    if (standsStill) {
      this.#clocks.stoodStill += milliseconds
      this.#clocks.naps += 1
    }
    this.#time.skip(milliseconds)
  }

  async #signNextIn(): Promise<void> {
    // What waits for no time is over: nobody signs out within one task.
    await this.#time.pass(0)
    for (const { signOut } of this.#pages) signOut()
    this.#driver = newDriver(this.#drivers.length + 1, this.#state, this.#time)
    this.#drivers = [...this.#drivers, this.#driver]
    this.#arrange()
    for (const { signIn } of this.#pages) signIn(this.#driver.city.token)
  }

  /** Answers a request of whichever account it names. */
  async #fetch(request: Request, press: Press | null): Promise<Response> {
    const body = request.method === 'GET' ? '' : await request.clone().text()
    const words = `${request.url} ${request.headers.get('Authorization')} ${body}`
    const [first, ...others] = this.#drivers
    const { city } = others.find((one) => words.includes(one.city.token)) ?? first
    return city.fetch(request, press)
  }

  /** Whether what is not known yet may stay so: the bank has not decided, or nobody tells. */
  #mayStayOpen(kind: KindName, { attempt }: Extract<AnyState, { kind: 'unknown' }>): boolean {
    const { city } = this.#of(kind)
    if (attempt.bank === null) return this.mayStayOpen || this.#doesNobodyTell(kind)
    // A declined payment without a number may be another ticket's: the ticket tells only that it was paid.
    if (kind === 'barrier' && attempt.bank.order === null) {
      return city.effectsOf(kind).length === 0
    }
    return this.mayStayOpen || city.isUndecided(attempt.key, attempt.bank.order)
  }

  /** A guest has no account: a lost answer is told by the city's word for the key, or by nobody. */
  #doesNobodyTell(kind: KindName): boolean {
    return kind === 'guestStart' && !this.#tellsKeys
  }

  get #tellsKeys(): boolean {
    return this.#state.knowsKeys && this.#state.tellsKeys
  }

  async #open(tab: number, back: BackFromBank | null = null): Promise<void> {
    this.#pages[tab]?.leave()
    this.#lastWay = back ?? this.#lastWay
    const storage = {
      ...this.#storage,
      set: (key: string, value: string) => {
        this.#storage.set(key, value)
        // Only the other tabs hear of it.
        for (const [at, { tell }] of this.#pages.entries()) {
          if (at !== tab) this.#time.after(0, () => tell(new StorageEvent('storage', { key })))
        }
      },
    }
    this.#pages[tab] = await openPage(
      {
        city: this.#driver.city,
        fetch: (request, press) => this.#fetch(request, press),
        clocks: this.#clocks,
        isTariffKnown: this.#state.isTariffKnown,
        time: this.#time,
        storage,
        locks: this.#locks,
        knowsKeys: this.#state.knowsKeys,
        tellsKeys: this.#tellsKeys,
        isForGuests: this.#wishes.some(({ kind }) => kind === 'guestStart'),
      },
      (kind, state) => this.#hear(tab, kind, state),
      (key) => {
        this.#driver.toldTwice.add(key)
        if (!this.#driver.city.isDoubled(key)) this.lies.push('charged twice')
      },
      back,
    )
  }

  #tell(type: 'online' | 'visibilitychange'): void {
    for (const { tell } of this.#pages) tell(new Event(type))
  }

  async #press(tab: number, at: number): Promise<void> {
    const wish = this.#wishes[at % this.#wishes.length]
    if (wish === undefined) return
    const { kind } = wish
    const { city, done, doneIn, paid, decided } = this.#of(kind)
    const isDone = changing.has(kind) ? doneIn.get(tab)?.has(kind) : done.has(kind)
    if (isDone === true || paid.has(kind)) return
    if (kind === 'order') {
      // It is paid in another browser, whose bank leads back to this one.
      paid.add(kind)
      const order = city.orderElsewhere()
      const claim = wish.atBank ? 'paid' : 'declined'
      decided.set(order, claim)
      this.#time.after(1000, () => city.settle(order, claim))
      await this.#open(tab, { kind, way: { order, claim } })
    } else {
      const store = this.#pages[tab]?.charges.get(kind)?.store
      const before = store?.getState()
      void this.#pages[tab]?.press(wish)
      if (before !== undefined && isBusy(before) && store?.getState() !== before) {
        this.lies.push(`${kind}: pressed while busy`)
      }
    }
  }

  /** Waits until a page says that something is not known yet, and no longer than until it would. */
  async #waitUntilUnknown(tab: number): Promise<void> {
    const isUnknown = () =>
      [...(this.#pages[tab]?.charges.values() ?? [])].some(
        ({ store }) => store.getState().kind === 'unknown',
      )
    // The answer may be awaited for as long before.
    const last = this.#time.now + 2 * longestCheck
    while (!isUnknown() && this.#time.now < last) await this.#time.pass(2_000)
  }

  #stopWaiting(tab: number): void {
    for (const { stopWaiting } of this.#pages[tab]?.charges.values() ?? []) {
      stopWaiting()
    }
  }

  async #goToBank(tab: number, { does, after, way, backIn }: BankVisit): Promise<void> {
    // The link has come, as long as nothing was lost.
    await this.#time.pass(3_000)
    for (const page of [this.#pages[tab], ...this.#pages]) {
      const link = page === undefined ? null : followLink(page)
      if (link !== null) {
        const { kind, order } = link
        const end = this.#decide(kind, order, does)
        const { city } = this.#of(kind)
        if (end !== null) this.#time.after(after, () => city.settle(order, end))
        // The bank knows nothing of what the city does with the money.
        const claim = end === 'onBalance' ? 'paid' : end
        const told = way === 'telling' ? { order, claim } : { order: null, claim: null }
        return way === 'lost'
          ? undefined
          : this.#open(backIn % this.#pages.length, { kind, way: told })
      }
    }
    return undefined
  }

  /** What the bank says of a payment: its first word stands. Nobody pays twice for the same. */
  #decide(kind: KindName, order: string, does: BankVisit['does']): Settled | null {
    const { decided, paid } = this.#of(kind)
    const before = decided.get(order)
    if (before !== undefined) return before
    if (does === 'paysTooLate' && losing.has(kind)) {
      decided.set(order, 'onBalance')
      return 'onBalance'
    }
    const pays = (does === 'pays' || does === 'paysTooLate') && !paid.has(kind)
    if (!pays && does !== 'isDeclined') return null
    if (pays) paid.add(kind)
    decided.set(order, pays ? 'paid' : 'declined')
    return pays ? 'paid' : 'declined'
  }

  #hear(tab: number, kind: KindName, state: AnyState): void {
    const driver = this.#of(kind)
    if (state.kind === 'checking' && state.attempt.bank === null) this.lostAnswers.add(kind)
    // The link to the bank says that the session is over.
    if (state.kind === 'atBank') driver.told.add(kind)
    if ('attempt' in state) {
      // Nothing is read yet of what was only just pressed.
      if (state.attempt.before === null) driver.unread.add(state.attempt.key)
      else driver.unread.delete(state.attempt.key)
    }
    if (state.kind === 'done') {
      driver.told.add(kind)
      driver.done.add(kind)
      driver.doneIn.set(tab, new Set([...(driver.doneIn.get(tab) ?? []), kind]))
      // Nothing is read before a start without a price, so nothing sets a late clock right: then a session of
      // the same car at the same place can't be told from the one that was asked for.
      const isLate = kind === 'startUnpaid' && this.#clocks.pressedLate
      const isTrue = isLate || driver.city.agrees(kind, state.attempt.key, state.result)
      if (!isTrue) this.lies.push(`${kind}: done`)
    }
    if (state.kind === 'refused' && !this.#isTrue(kind, state)) {
      this.lies.push(`${kind}: ${state.reason.kind}`)
    }
  }

  /** Whether a refusal is true: it says that nothing has happened, nor will, or that it is not known. */
  #isTrue(kind: KindName, { reason, attempt }: Extract<AnyState, { kind: 'refused' }>): boolean {
    const { city, decided, givenUp } = this.#of(kind)
    if (reason.kind === 'notKnown') {
      givenUp.add(kind)
      return true
    }
    // Neither says what became of the money.
    if (reason.kind === 'echo' || reason.kind === 'mayChargeTwice') return true
    if (reason.kind === 'onBalance') {
      this.onBalance.add(kind)
      return [...city.orders.values()].some(
        ({ id, key, state }) =>
          key === attempt.key && state === 'onBalance' && decided.get(id) === state,
      )
    }
    if (reason.kind !== 'declined') return !city.mayHaveHappened(attempt.key)
    if (kind === 'order') {
      // The address names it, whose ever it is.
      return this.#drivers.some((one) => one.decided.get(orderIn(attempt.key)) === 'declined')
    }
    const declined = [...city.orders.values()].filter(({ id }) => decided.get(id) === 'declined')
    // Of several links to pay one ticket, that tell no number, nobody knows which one was paid.
    if (kind === 'barrier') return declined.some((one) => one.kind === kind)
    const isPaid = city.effectsOf(kind, 'bank').some(({ key }) => key === attempt.key)
    const isOwn = (one: { readonly id: string; readonly key: string }): boolean =>
      one.key === attempt.key || `order ${one.id}` === attempt.key
    return !isPaid && declined.some(isOwn)
  }
}

/** Follows the first link to a bank that stands on a page; null where none does. */
function followLink({ charges }: Page): { readonly kind: KindName; readonly order: string } | null {
  for (const [kind, { store, bankPageOpened }] of charges) {
    const state = store.getState()
    if (state.kind === 'atBank') {
      bankPageOpened()
      return { kind, order: state.page.url.split('/').at(-1) ?? '' }
    }
  }
  return null
}

/** The order that an attempt known by its number alone is about. */
function orderIn(key: string): string {
  return key.replace('order ', '')
}
