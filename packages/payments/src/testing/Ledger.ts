import type { Instant, Kopecks } from '@parking/pricing'
import type { KeyStatus } from '../charge/ChargePorts.ts'
import { priceAt, type MoneyTariff } from './moneyTariff.ts'

/** What becomes of a money call, with the milliseconds from its sending to its answer. */
type Fate =
  | { readonly kind: 'answered' | 'refused'; readonly after: number }
  /**
   * The browser sends the call twice, and hears of the second one alone: a city without keys carries it
   * out once more, or refuses it because of the first.
   */
  | { readonly kind: 'twice'; readonly after: number; readonly second: 'charged' | 'refused' }
  /** No answer comes; the call itself arrives after some milliseconds of its own, or never. */
  | { readonly kind: 'lost'; readonly after: number; readonly arrives: number | null }

/** What a city and its connections are like. */
export interface MoneyCity {
  /** Whether a second call under one key is answered as the first, else it is one more call. */
  readonly knowsKeys: boolean
  /** Whether it can tell what became of a key. */
  readonly tellsKeys: boolean
  /** Whether all tabs pay for the same car; else each for its own. */
  readonly sameCar: boolean
  /** To how many milliseconds the history tells its times: a second, or a minute. */
  readonly precision: number
  /** How many milliseconds an answer to a read is old when it arrives. */
  readonly readTime: number
  /** How many milliseconds what is read is behind what was charged. */
  readonly lag: number
  /** Whether each reading in turn can be read whole; what comes after can. */
  readonly areWhole: readonly boolean[]
  /** The fates of the money calls in the order in which they are sent; what comes after is answered. */
  readonly fates: readonly Fate[]
  readonly tabs: number
  readonly tariff: MoneyTariff
  /** Whether its answers and readings tell what a session costs. */
  readonly tellsSums: boolean
}

/** What a city has said of a price. */
export interface Saying {
  readonly total: Kopecks
  /** At which instant it costs that. */
  readonly at: Instant
}

/** A money call as it was sent. */
export interface SentCall {
  readonly car: string
  readonly key: string
  /** The sum that the driver saw who pressed. */
  readonly shown: Kopecks
  readonly pressedAt: Instant
  readonly sentAt: Instant
  /** The last that the city had said of its price to the tab that sent it. */
  readonly said: Saying | null
}

interface LedgerCharge {
  /** The call that has charged: the first that came under its key. */
  readonly call: SentCall
  readonly at: Instant
  readonly sum: Kopecks
  /** Whether it is the second one of a call that the browser has sent twice. */
  readonly isSecond: boolean
}

/** An answer that never came. */
export const lost = new Error('lost')
/** A refusal that the city has named. */
export const named = new Error('refused')

/** What a reading of a car shows. */
interface LedgerReading {
  readonly isWhole: boolean
  /** Each charge by its mark, and when it was made, as exact as the history is. */
  readonly charges: readonly { readonly mark: string; readonly at: Instant }[]
}

/** What a city charged, and what it may still charge. */
export class Ledger {
  isReachable = true
  /** Whether the account has the money that a call asks for. */
  hasMoney = true
  readonly knowsKeys: boolean
  readonly tellsKeys: boolean
  readonly #charges: LedgerCharge[] = []
  readonly #onTheWay: string[] = []
  readonly #closed = new Set<string>()
  /** The keys that were answered by a named refusal, which a city that knows keys repeats. */
  readonly #refused = new Set<string>()
  readonly #city: MoneyCity
  readonly #time: Time
  #sent = 0
  #readings = 0

  constructor(city: MoneyCity, time: Time) {
    this.#city = city
    this.#time = time
    this.knowsKeys = city.knowsKeys
    this.tellsKeys = city.knowsKeys && city.tellsKeys
  }

  chargesOf(car: string): number {
    return this.#charges.filter(({ call, isSecond }) => call.car === car && !isSecond).length
  }

  /** Whether a car was charged twice because the browser has sent one call twice. */
  isDoubled(car: string): boolean {
    return this.#charges.some(({ call, isSecond }) => call.car === car && isSecond)
  }

  /** What was charged for a car: one sum, or two where the browser has sent the call twice. */
  sumsOf(car: string): readonly Kopecks[] {
    return this.#charges.filter(({ call }) => call.car === car).map(({ sum }) => sum)
  }

  /** The charges of another sum than was shown, but for those that no page can foresee. */
  get unfair(): readonly LedgerCharge[] {
    return this.#charges.filter(
      (one) => !one.isSecond && one.sum !== one.call.shown && !this.#isUnforeseen(one),
    )
  }

  /**
   * Whether a boundary of the tariff passed on the way from the page to the city. Where the page does
   * not know the tariff it goes by what the city said last, after the press: then on the way of that
   * answer too.
   */
  #isUnforeseen({ call }: LedgerCharge): boolean {
    const { tariff } = this.#city
    if (tariff.isKnown) return priceAt(tariff, call.sentAt) === call.shown
    return call.said !== null && call.said.total === call.shown && call.said.at >= call.pressedAt
  }

  /** Whether a call under a key has charged or may still do so. */
  knows(key: string): boolean {
    const isRefused = this.knowsKeys && this.#refused.has(key)
    const mayArrive = this.#onTheWay.includes(key) && !this.#closed.has(key) && !isRefused
    return mayArrive || this.#charges.some(({ call }) => call.key === key)
  }

  /** @returns the sum of the charge; null where the city does not tell it */
  send(call: SentCall): Promise<Kopecks | null> {
    const { key } = call
    const fate = this.#city.fates[this.#sent] ?? { kind: 'answered', after: 100 }
    this.#sent += 1
    return new Promise((resolve, reject) => {
      const answer = (charge: LedgerCharge | null): void => {
        if (charge === null) reject(named)
        else resolve(this.#city.tellsSums ? charge.sum : null)
      }
      if (fate.kind === 'refused') {
        this.#time.after(fate.after, () => {
          const before = this.#chargeUnder(key)
          if (before === null) this.#refused.add(key)
          answer(before)
        })
      }
      if (fate.kind === 'twice') {
        this.#arrives(call, fate.after / 2, () => undefined)
        this.#time.after(fate.after, () => {
          const before = this.#chargeUnder(key)
          const isCharged = this.#city.knowsKeys || fate.second === 'charged'
          answer(before ?? (isCharged ? this.#charge(call) : null))
        })
      }
      if (fate.kind === 'answered') this.#arrives(call, fate.after, answer)
      if (fate.kind === 'lost') {
        if (fate.arrives !== null) this.#arrives(call, fate.arrives, () => {})
        this.#time.after(fate.after, () => reject(lost))
      }
    })
  }

  /** Says what it costs, some time before the answer comes. */
  price(): Promise<Saying> {
    const said = { total: priceAt(this.#city.tariff, this.#time.now), at: this.#time.now }
    return this.#answer(this.#city.readTime, this.isReachable, () => said)
  }

  /** Answers what was true some time before it is asked, if the connection holds until the answer. */
  read(car: string): Promise<LedgerReading> {
    const { readTime, lag, areWhole } = this.#city
    const wasReachable = this.isReachable
    const isWhole = areWhole[(this.#readings += 1) - 1] ?? true
    const seen = isWhole
      ? this.#charges.filter((one) => one.call.car === car && one.at <= this.#time.now - lag)
      : []
    const { precision } = this.#city
    return this.#answer(readTime, wasReachable, () => ({
      isWhole,
      charges: seen.map((one) => ({
        mark: String(this.#charges.indexOf(one)),
        at: Math.floor(one.at / precision) * precision,
      })),
    }))
  }

  /** Says what became of a key; one that was never seen is closed. */
  tell(key: string): Promise<KeyStatus> {
    const wasReachable = this.isReachable
    const isDone = this.#charges.some(({ call }) => call.key === key)
    const isRefused = this.#refused.has(key)
    if (wasReachable && !isDone && !isRefused) this.#closed.add(key)
    return this.#answer(this.#city.readTime, wasReachable, () => {
      if (isDone) return { kind: 'done' }
      return isRefused ? { kind: 'refused', error: named } : { kind: 'neverCame' }
    })
  }

  #answer<Value>(after: number, wasReachable: boolean, value: () => Value): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#time.after(after, () => {
        if (wasReachable && this.isReachable) resolve(value())
        else reject(lost)
      })
    })
  }

  #arrives(call: SentCall, after: number, answer: (charge: LedgerCharge | null) => void): void {
    const { key } = call
    this.#onTheWay.push(key)
    this.#time.after(after, () => {
      this.#onTheWay.splice(this.#onTheWay.indexOf(key), 1)
      answer(this.#charge(call))
    })
  }

  /** The charge that a city which knows keys answers with for ever; null where there is none. */
  #chargeUnder(key: string): LedgerCharge | null {
    const charge = this.#charges.find(({ call }) => call.key === key)
    return this.#city.knowsKeys ? (charge ?? null) : null
  }

  #charge(call: SentCall): LedgerCharge | null {
    const { key } = call
    if (this.#closed.has(key)) return null
    const before = this.#chargeUnder(key)
    if (before !== null) return before
    if (this.#city.knowsKeys && this.#refused.has(key)) return null
    if (!this.hasMoney) {
      this.#refused.add(key)
      return null
    }
    const at = this.#time.now
    const isSecond = this.#charges.some((one) => one.call === call)
    const charge = { call, at, sum: priceAt(this.#city.tariff, at), isSecond }
    this.#charges.push(charge)
    return charge
  }
}

/** Time that passes when it is told to. */
export class Time {
  now: Instant = 1_000_000
  #due: { readonly at: Instant; readonly act: () => void }[] = []
  readonly #settled: () => Promise<void>

  /** @param settle - lets everything happen that waits for no time */
  constructor(settle = settled) {
    this.#settled = settle
  }

  after(milliseconds: number, act: () => void): void {
    this.#due.push({ at: this.now + milliseconds, act })
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve))
  }

  /** Nothing happens for a time: what was due meanwhile comes late. */
  skip(milliseconds: number): void {
    this.now += milliseconds
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    for (;;) {
      await this.#settled()
      const at = Math.min(...this.#due.map((one) => one.at))
      if (at > end) break
      this.now = Math.max(this.now, at)
      const acts = this.#due.filter((one) => one.at === at)
      this.#due = this.#due.filter((one) => one.at !== at)
      for (const { act } of acts) act()
    }
    this.now = end
  }
}

/** Lets everything happen that waits for no time. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}
