import type { Instant } from '@parking/pricing'
import type { Attempt } from '../charge/ChargeState.ts'
import { createCharge, type Charge } from '../charge/createCharge.ts'
import { happenedIf } from '../kinds/accountShows.ts'

/** What a driver wants in a tab. */
interface Intent {
  readonly car: string
}

/** What becomes of a money call, with the milliseconds from its sending to its answer. */
type Fate =
  | { readonly kind: 'answered' | 'refused'; readonly after: number }
  /** No answer comes; the call itself arrives after some milliseconds of its own, or never. */
  | { readonly kind: 'lost'; readonly after: number; readonly arrives: number | null }

/** What a city and its connections are like. */
export interface MoneyCity {
  /** Whether a second call under one key is answered as the first, else it is one more call. */
  readonly knowsKeys: boolean
  /** Whether all tabs park the same car, which a city refuses to charge twice; else each its own. */
  readonly sameCar: boolean
  /** How many milliseconds an answer to a read is old when it arrives. */
  readonly readTime: number
  /** The fates of the money calls in the order in which they are sent; what comes after is answered. */
  readonly fates: readonly Fate[]
  readonly tabs: number
}

/** What drivers, connections and time do. */
export type MoneyAction =
  | { readonly kind: 'clicks'; readonly tab: number; readonly times: number }
  | { readonly kind: 'checksAgain' | 'dismisses' | 'reloads'; readonly tab: number }
  | { readonly kind: 'passes'; readonly milliseconds: number }
  | { readonly kind: 'connection'; readonly isGood: boolean }

const lost = new Error('lost')
const named = new Error('refused')

/** A driver's tabs, a city's ledger and the time between them. */
export class MoneyWorld {
  readonly tabs: readonly Tab[]
  readonly ledger: Ledger
  readonly #time = new Time()

  constructor(city: MoneyCity) {
    this.ledger = new Ledger(city, this.#time)
    this.tabs = Array.from(
      { length: city.tabs },
      (_, at) => new Tab(`tab ${at}`, city.sameCar ? 'car' : `car ${at}`, this.ledger, this.#time),
    )
  }

  async does(action: MoneyAction): Promise<void> {
    if (action.kind === 'passes') return this.#time.pass(action.milliseconds)
    if (action.kind === 'connection') {
      this.ledger.isReachable = action.isGood
      if (action.isGood) for (const tab of this.tabs) tab.explain()
      return undefined
    }
    const tab = this.tabs[action.tab % this.tabs.length]
    if (action.kind === 'clicks') for (let n = 0; n < action.times; n += 1) tab?.click()
    if (action.kind === 'checksAgain') tab?.explain()
    if (action.kind === 'dismisses') tab?.dismiss()
    if (action.kind === 'reloads') tab?.reload()
    return undefined
  }

  /** Lets everything come to its end over a good connection. */
  async ends(): Promise<void> {
    const minute = 60_000
    await this.#time.pass(minute)
    await this.does({ kind: 'connection', isGood: true })
    await this.#time.pass(minute)
  }
}

/** A tab: its storage stays while its page is loaded anew and forgets all else. */
class Tab {
  readonly name: string
  readonly car: string
  /** What the tab told that the ledger did not show at that moment. */
  readonly lies: string[] = []
  /** How often it was told that the intent has happened. */
  told = 0
  kept: Attempt<Intent> | null = null
  readonly #ledger: Ledger
  readonly #time: Time
  #page: { readonly charge: Charge<Intent, string>; readonly leave: () => void }
  #keys = 0

  constructor(name: string, car: string, ledger: Ledger, time: Time) {
    this.name = name
    this.car = car
    this.#ledger = ledger
    this.#time = time
    this.#page = this.#open()
  }

  get kind(): string {
    return this.#page.charge.store.getState().kind
  }

  click(): void {
    if (this.told === 0) void this.#page.charge.submit({ car: this.car })
  }

  explain(): void {
    void this.#page.charge.checkAgain()
    void this.#page.charge.resume()
  }

  dismiss(): void {
    this.#page.charge.dismiss()
  }

  reload(): void {
    this.#page.leave()
    this.#page = this.#open()
    this.explain()
  }

  #open() {
    let isOpen = true
    /** What a page waits for does not reach it once it is left. */
    const whileOpen = <Value>(work: Promise<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        work.then(
          (value) => isOpen && resolve(value),
          (error: unknown) => isOpen && reject(error),
        )
      })
    const charge = createCharge<Intent, string>({
      send: async ({ car }, key) => ({
        kind: 'done',
        result: await whileOpen(this.#ledger.send(car, key)),
      }),
      find: async ({ intent: { car }, since }) =>
        happenedIf(await whileOpen(this.#ledger.read(car, since))),
      isOutcomeUnknown: (error) => error === lost,
      needsDriver: () => false,
      clock: {
        now: () => this.#time.now,
        wait: (milliseconds) => whileOpen(this.#time.wait(milliseconds)),
      },
      paysByCall: true,
      newKey: () => `${this.name}, key ${(this.#keys += 1)}`,
      kept: { read: () => this.kept, write: (attempt) => (this.kept = attempt) },
    })
    charge.store.subscribe(({ kind }) => {
      if (kind === 'done') this.told += 1
      if (kind === 'done' && this.#ledger.chargesOf(this.car) === 0) this.lies.push('done')
      if (kind === 'refused' && this.#ledger.knows(this.name)) this.lies.push('not charged')
    })
    return { charge, leave: () => (isOpen = false) }
  }
}

/** What a city charged, and what it may still charge. */
class Ledger {
  isReachable = true
  readonly #charges: { readonly car: string; readonly key: string; readonly at: Instant }[] = []
  readonly #onTheWay: string[] = []
  readonly #city: MoneyCity
  readonly #time: Time
  #sent = 0

  constructor(city: MoneyCity, time: Time) {
    this.#city = city
    this.#time = time
  }

  chargesOf(car: string): number {
    return this.#charges.filter((charge) => charge.car === car).length
  }

  /** Whether a call of a tab has charged or may still do so. */
  knows(tab: string): boolean {
    const keys = [...this.#charges.map(({ key }) => key), ...this.#onTheWay]
    return keys.some((key) => key.startsWith(`${tab}, `))
  }

  send(car: string, key: string): Promise<string> {
    const fate = this.#city.fates[this.#sent] ?? { kind: 'answered', after: 100 }
    this.#sent += 1
    return new Promise((resolve, reject) => {
      if (fate.kind === 'refused') this.#time.after(fate.after, () => reject(named))
      if (fate.kind === 'answered') {
        this.#arrives(car, key, fate.after, (isCharged) =>
          isCharged ? resolve('session') : reject(named),
        )
      }
      if (fate.kind === 'lost') {
        if (fate.arrives !== null) this.#arrives(car, key, fate.arrives, () => {})
        this.#time.after(fate.after, () => reject(lost))
      }
    })
  }

  /** Answers what is true when it is asked, if the connection holds until the answer. */
  read(car: string, since: Instant): Promise<boolean> {
    const { readTime, sameCar } = this.#city
    const wasReachable = this.isReachable
    // A car that parks is seen, whoever started it.
    const found = this.#charges.some((one) => one.car === car && (sameCar || one.at >= since))
    return new Promise((resolve, reject) => {
      this.#time.after(readTime, () => {
        if (wasReachable && this.isReachable) resolve(found)
        else reject(lost)
      })
    })
  }

  #arrives(car: string, key: string, after: number, answer: (isCharged: boolean) => void): void {
    this.#onTheWay.push(key)
    this.#time.after(after, () => {
      this.#onTheWay.splice(this.#onTheWay.indexOf(key), 1)
      answer(this.#charge(car, key))
    })
  }

  #charge(car: string, key: string): boolean {
    if (this.#city.knowsKeys && this.#charges.some((one) => one.key === key)) return true
    if (this.#city.sameCar && this.chargesOf(car) > 0) return false
    this.#charges.push({ car, key, at: this.#time.now })
    return true
  }
}

/** Time that passes when it is told to. */
class Time {
  now: Instant = 1_000_000
  #due: { readonly at: Instant; readonly act: () => void }[] = []

  after(milliseconds: number, act: () => void): void {
    this.#due.push({ at: this.now + milliseconds, act })
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve))
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    for (;;) {
      await settled()
      const at = Math.min(...this.#due.map((one) => one.at))
      if (at > end) break
      this.now = at
      const acts = this.#due.filter((one) => one.at === at)
      this.#due = this.#due.filter((one) => one.at !== at)
      for (const { act } of acts) act()
    }
    this.now = end
  }
}

/** Lets everything happen that waits for no time. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
