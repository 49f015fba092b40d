import { memoryStorage } from '@parking/runtime/testing'
import { isBusy } from '../charge/ChargeState.ts'
import { noon } from './cityBackEnd.ts'
import { KindCity, kindNames, type KindCityState, type KindName, type Settled } from './kindCity.ts'
import type { KindLocks } from './kindLocks.ts'
import { openPage, type AnyState, type BackFromBank, type Page, type Wish } from './kindPage.ts'
import type { Time } from './Time.ts'

/** What drivers, banks, connections and time do. */
export type KindAction =
  | {
      readonly kind: 'presses'
      readonly tab: number
      readonly wish: number
      readonly times: number
    }
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
  | { readonly kind: 'connection'; readonly isGood: boolean }
  | { readonly kind: 'money'; readonly isThere: boolean }

type BankVisit = Extract<KindAction, { kind: 'goesToBank' }>

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

/** A driver with some tabs, what he wants, his city, its bank, and the time between them. */
export class KindWorld {
  readonly city: KindCity
  /** What a page told that was not true at that moment. */
  readonly lies: string[] = []
  readonly lostAnswers = new Set<KindName>()
  /** What a page told that its money is on the balance. */
  readonly onBalance = new Set<KindName>()
  /** The keys before whose call the history could not be read: nothing tells then what is new in it. */
  readonly #unread = new Set<string>()
  /** The keys of which a page told that they were charged more than once. */
  readonly #toldTwice = new Set<string>()
  readonly #time: Time
  readonly #state: KindCityState
  readonly #wishes: readonly Wish[]
  readonly #locks: KindLocks
  readonly #storage = memoryStorage()
  readonly #pages: Page[] = []
  readonly #told = new Set<KindName>()
  readonly #done = new Set<KindName>()
  readonly #doneIn: Set<KindName>[] = []
  /** What was pressed for and is not known, as the driver has read who waits no more. */
  readonly #givenUp = new Set<KindName>()
  /** What the driver has paid at a bank, and will not pay again. */
  readonly #paid = new Set<KindName>()

  readonly #decided = new Map<string, Settled>()
  /** The last address that a bank has led to. */
  #lastWay: BackFromBank | null = null

  private constructor(state: KindCityState, wishes: readonly Wish[], time: Time, locks: KindLocks) {
    this.#state = state
    this.#wishes = wishes
    this.#time = time
    this.#locks = locks
    this.city = new KindCity(state, time)
  }

  static async open(
    state: KindCityState & { readonly tabs: number },
    wishes: readonly Wish[],
    { time, locks }: { readonly time: Time; readonly locks: KindLocks },
  ): Promise<KindWorld> {
    time.now = noon
    const world = new KindWorld(state, wishes, time, locks)
    for (let tab = 0; tab < state.tabs; tab += 1) await world.#open(tab)
    return world
  }

  async does(action: KindAction): Promise<void> {
    if (action.kind === 'passes') return this.#time.pass(action.milliseconds)
    if (action.kind === 'money') {
      this.city.hasMoney = action.isThere
      return undefined
    }
    if (action.kind === 'connection') {
      this.city.isReachable = action.isGood
      if (action.isGood) this.#tell('online')
      return undefined
    }
    const tab = action.tab % this.#pages.length
    const charges = [...(this.#pages[tab]?.charges.values() ?? [])]
    switch (action.kind) {
      case 'presses':
        for (let n = 0; n < action.times; n += 1) await this.#press(tab, action.wish)
        return undefined
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
        return undefined
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

  /** What happened by a call, and no page has told. */
  get untold(): readonly KindName[] {
    return kindNames.filter(
      (kind) =>
        this.city.effectsOf(kind, 'call').some(({ key }) => !this.#unread.has(key)) &&
        !this.#told.has(kind) &&
        !this.#givenUp.has(kind) &&
        !this.#doesNobodyTell(kind),
    )
  }

  /** What was charged twice for one press, and no page has told. */
  get untoldTwice(): readonly KindName[] {
    return this.city.sentTwice.filter(
      (kind) =>
        !this.city
          .effectsOf(kind, 'call')
          .some(({ key }) => this.#toldTwice.has(key) || this.#unread.has(key)),
    )
  }

  /** Whether what is not known yet may stay so: the bank has not decided, or nobody tells. */
  #mayStayOpen(kind: KindName, { attempt }: Extract<AnyState, { kind: 'unknown' }>): boolean {
    if (attempt.bank === null) return this.#doesNobodyTell(kind)
    // A declined payment without a number may be another ticket's: the ticket tells only that it was paid.
    if (kind === 'barrier' && attempt.bank.order === null) {
      return this.city.effectsOf(kind).length === 0
    }
    return this.city.isUndecided(attempt.key, attempt.bank.order)
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
    this.#doneIn[tab] ??= new Set()
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
        city: this.city,
        time: this.#time,
        storage,
        locks: this.#locks,
        knowsKeys: this.#state.knowsKeys,
        tellsKeys: this.#tellsKeys,
        isForGuests: this.#wishes.some(({ kind }) => kind === 'guestStart'),
      },
      (kind, state) => this.#hear(tab, kind, state),
      (key) => {
        this.#toldTwice.add(key)
        if (!this.city.isDoubled(key)) this.lies.push('charged twice')
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
    const isDone = changing.has(kind) ? this.#doneIn[tab]?.has(kind) : this.#done.has(kind)
    if (isDone === true || this.#paid.has(kind)) return
    if (kind === 'order') {
      // It is paid in another browser, whose bank leads back to this one.
      this.#paid.add(kind)
      const order = this.city.orderElsewhere()
      const claim = wish.atBank ? 'paid' : 'declined'
      this.#decided.set(order, claim)
      this.#time.after(1000, () => this.city.settle(order, claim))
      await this.#open(tab, { kind, way: { order, claim } })
    } else {
      void this.#pages[tab]?.press(wish)
    }
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
        if (end !== null) this.#time.after(after, () => this.city.settle(order, end))
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
    const decided = this.#decided.get(order)
    if (decided !== undefined) return decided
    if (does === 'paysTooLate' && losing.has(kind)) {
      this.#decided.set(order, 'onBalance')
      return 'onBalance'
    }
    const pays = (does === 'pays' || does === 'paysTooLate') && !this.#paid.has(kind)
    if (!pays && does !== 'isDeclined') return null
    if (pays) this.#paid.add(kind)
    this.#decided.set(order, pays ? 'paid' : 'declined')
    return pays ? 'paid' : 'declined'
  }

  #hear(tab: number, kind: KindName, state: AnyState): void {
    if (state.kind === 'checking' && state.attempt.bank === null) this.lostAnswers.add(kind)
    // The link to the bank says that the session is over.
    if (state.kind === 'atBank') this.#told.add(kind)
    if ('attempt' in state && state.attempt.before === null) this.#unread.add(state.attempt.key)
    if (state.kind === 'done') {
      this.#told.add(kind)
      this.#done.add(kind)
      this.#doneIn[tab]?.add(kind)
      if (!this.city.agrees(kind, state.attempt.key, state.result)) this.lies.push(`${kind}: done`)
    }
    if (state.kind === 'refused' && !this.#isTrue(kind, state)) {
      this.lies.push(`${kind}: ${state.reason.kind}`)
    }
  }

  /** Whether a refusal is true: it says that nothing has happened, nor will, or that it is not known. */
  #isTrue(kind: KindName, { reason, attempt }: Extract<AnyState, { kind: 'refused' }>): boolean {
    if (reason.kind === 'notKnown') {
      this.#givenUp.add(kind)
      return true
    }
    // Neither says what became of the money.
    if (reason.kind === 'echo' || reason.kind === 'mayChargeTwice') return true
    if (reason.kind === 'onBalance') {
      this.onBalance.add(kind)
      return [...this.city.orders.values()].some(
        ({ id, key, state }) =>
          key === attempt.key && state === 'onBalance' && this.#decided.get(id) === state,
      )
    }
    if (reason.kind !== 'declined') return !this.city.mayHaveHappened(attempt.key)
    const declined = [...this.city.orders.values()].filter(
      ({ id }) => this.#decided.get(id) === 'declined',
    )
    // Of several links to pay one ticket, that tell no number, nobody knows which one was paid.
    if (kind === 'barrier') return declined.some((one) => one.kind === kind)
    const isPaid = this.city.effectsOf(kind, 'bank').some(({ key }) => key === attempt.key)
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
