import {
  openSmallCity,
  type SmallCity,
  type SmallCityFleet,
  type SmallCityState,
} from '@parking/sandbox/testing'
import { createServerClock } from '../clock/createServerClock.ts'
import { FaultyBackEnd, noConnection, type Fault } from './backEnd.ts'

export { noon } from '@parking/sandbox/testing'

/** What the city is like when a test begins; what is not said is the usual. */
export type CityState = SmallCityState

const city = await openSmallCity()
// A test may put others in the place of the browser's timers.
const { setTimeout } = globalThis
let current: CityBackEnd | null = null

/** Empties the one city of tests, and fills it as a test says. What was opened before answers no more. */
export function openCity(state: CityState = {}, fault?: Fault): CityBackEnd {
  city.begin(state)
  current = new CityBackEnd(fault)
  return current
}

/**
 * The one city of tests: the sandbox in this process, its store in memory. It remembers what it was
 * asked, and answers as a test says where a test says anything.
 */
export class CityBackEnd extends FaultyBackEnd implements Omit<SmallCity, 'answer' | 'begin'> {
  /** A clock that shows the city's time. That passes when somebody waits: to the next end of a wait. */
  readonly clock = createServerClock({
    device: () => this.now,
    elapsed: () => this.now,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        this.#waits += 1
        this.later(milliseconds, () => {
          this.#waits -= 1
          resolve()
        })
        if (this.#waits === 1) void this.rests()
      }),
  })
  #answering = 0
  #waits = 0
  #due: readonly { readonly at: number; readonly action: () => void }[] = []

  protected override async own(request: Request, body: string): Promise<Response> {
    if (this !== current) throw noConnection
    this.#answering += 1
    try {
      return await city.answer(request, body)
    } finally {
      this.#answering -= 1
    }
  }

  /** The driver pays from the balance on another device: `start`, `renew`. */
  async elsewhere(name: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const body = new URLSearchParams({ Token: 'token-1', PaymentService: 'balance', ...fields })
    const address = `https://kazan.parking.example/api/payment/${name}`
    await this.own(new Request(address, { method: 'POST', body }), body.toString())
  }

  /** Lets time pass until nobody waits any more. */
  async rests(): Promise<void> {
    for (;;) {
      await this.#answers()
      // Another test's time is not this one's.
      if (this.#waits === 0 || this !== current) return
      const next = Math.min(...this.#due.map(({ at }) => at))
      this.pass(Math.max(0, next - this.now))
    }
  }

  /** Lets the city answer what it was asked, which takes no time. */
  async #answers(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = this.#answering > 0 ? 0 : quiet + 1) {
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  get now(): number {
    return city.now
  }

  set now(instant: number) {
    city.now = instant
  }

  /** Does something once some time has passed, in milliseconds. */
  later(milliseconds: number, action: () => void): void {
    this.#due = [...this.#due, { at: this.now + milliseconds, action }]
  }

  /** Lets a time pass, in milliseconds. */
  pass(milliseconds: number): void {
    city.now += milliseconds
    const due = this.#due.filter(({ at }) => at <= this.now)
    this.#due = this.#due.filter(({ at }) => at > this.now)
    for (const { action } of due) action()
  }

  get balance(): number {
    return city.balance
  }

  set balance(kopecks: number) {
    city.balance = kopecks
  }

  get sessions() {
    return city.sessions
  }

  get charges() {
    return city.charges
  }

  get lastCode() {
    return city.lastCode
  }

  get fleet(): SmallCity['fleet'] {
    return city.fleet
  }

  set fleet(fleet: SmallCityFleet) {
    city.fleet = fleet
  }

  get orders() {
    return city.orders
  }

  topUp(kopecks: number): void {
    city.topUp(kopecks)
  }

  payAtBank(): void {
    city.payAtBank()
  }

  declineAtBank(): void {
    city.declineAtBank()
  }

  endSessions(): void {
    city.endSessions()
  }

  endPermits(): void {
    city.endPermits()
  }
}
