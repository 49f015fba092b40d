import type { Instant } from '@parking/pricing'
import type { KeyStatus } from '../charge/ChargePorts.ts'

/** What becomes of a money call, with the milliseconds from its sending to its answer. */
type Fate =
  | { readonly kind: 'answered' | 'refused'; readonly after: number }
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
  /** How many milliseconds an answer to a read is old when it arrives. */
  readonly readTime: number
  /** How many milliseconds what is read is behind what was charged. */
  readonly lag: number
  /** Whether each reading in turn can be read whole; what comes after can. */
  readonly areWhole: readonly boolean[]
  /** The fates of the money calls in the order in which they are sent; what comes after is answered. */
  readonly fates: readonly Fate[]
  readonly tabs: number
}

/** An answer that never came. */
export const lost = new Error('lost')
/** A refusal that the city has named. */
export const named = new Error('refused')

/** What a reading of a car shows. */
interface LedgerReading {
  readonly isWhole: boolean
  readonly isThereSince: (since: Instant, until?: Instant) => boolean
}

/** What a city charged, and what it may still charge. */
export class Ledger {
  isReachable = true
  /** Whether the account has the money that a call asks for. */
  hasMoney = true
  readonly knowsKeys: boolean
  readonly tellsKeys: boolean
  readonly #charges: { readonly car: string; readonly key: string; readonly at: Instant }[] = []
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
    return this.#charges.filter((charge) => charge.car === car).length
  }

  /** Whether a call under a key has charged or may still do so. */
  knows(key: string): boolean {
    const isRefused = this.knowsKeys && this.#refused.has(key)
    const mayArrive = this.#onTheWay.includes(key) && !this.#closed.has(key) && !isRefused
    return mayArrive || this.#charges.some((charge) => charge.key === key)
  }

  send(car: string, key: string): Promise<string> {
    const fate = this.#city.fates[this.#sent] ?? { kind: 'answered', after: 100 }
    this.#sent += 1
    return new Promise((resolve, reject) => {
      if (fate.kind === 'refused') {
        this.#time.after(fate.after, () => {
          this.#refused.add(key)
          reject(named)
        })
      }
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

  /** Answers what was true some time before it is asked, if the connection holds until the answer. */
  read(car: string): Promise<LedgerReading> {
    const { readTime, lag, areWhole } = this.#city
    const wasReachable = this.isReachable
    const isWhole = areWhole[(this.#readings += 1) - 1] ?? true
    const seen = isWhole
      ? this.#charges.filter((one) => one.car === car && one.at <= this.#time.now - lag)
      : []
    return this.#answer(readTime, wasReachable, () => ({
      isWhole,
      isThereSince: (since, until = Infinity) => seen.some(({ at }) => at >= since && at <= until),
    }))
  }

  /** Says what became of a key; one that was never seen is closed. */
  tell(key: string): Promise<KeyStatus> {
    const wasReachable = this.isReachable
    const isDone = this.#charges.some((charge) => charge.key === key)
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

  #arrives(car: string, key: string, after: number, answer: (isCharged: boolean) => void): void {
    this.#onTheWay.push(key)
    this.#time.after(after, () => {
      this.#onTheWay.splice(this.#onTheWay.indexOf(key), 1)
      answer(this.#charge(car, key))
    })
  }

  #charge(car: string, key: string): boolean {
    if (this.#closed.has(key)) return false
    if (this.#city.knowsKeys) {
      if (this.#charges.some((one) => one.key === key)) return true
      if (this.#refused.has(key)) return false
    }
    if (!this.hasMoney) {
      this.#refused.add(key)
      return false
    }
    this.#charges.push({ car, key, at: this.#time.now })
    return true
  }
}

/** Time that passes when it is told to. */
export class Time {
  now: Instant = 1_000_000
  #due: { readonly at: Instant; readonly act: () => void }[] = []

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
      await settled()
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
