import type { Attempt } from '../charge/ChargeState.ts'
import { Ledger, Time, type MoneyCity } from './Ledger.ts'
import { keptBy, ownerNamed, Tab, type Browser, type Intent } from './Tab.ts'

/** What drivers, connections and time do. */
export type MoneyAction =
  | { readonly kind: 'clicks'; readonly tab: number; readonly times: number }
  | {
      readonly kind: 'checksAgain' | 'dismisses' | 'reloads' | 'stopsWaiting' | 'looks'
      readonly tab: number
    }
  | { readonly kind: 'passes'; readonly milliseconds: number }
  /** The device's clock is set; the next reading sets it right. */
  | { readonly kind: 'clockJumps'; readonly milliseconds: number }
  | { readonly kind: 'connection'; readonly isGood: boolean }
  /** The money is spent, or comes, on another device. */
  | { readonly kind: 'money'; readonly isThere: boolean }
  /** The device sleeps with all that is on its way; the time of its pages stands still or not. */
  | { readonly kind: 'sleeps'; readonly milliseconds: number; readonly standsStill: boolean }
  /** Another driver signs in on the same device, in all tabs. */
  | { readonly kind: 'nextDriver' }

/** Drivers with their tabs, a city's ledger and the time between them. */
export class MoneyWorld {
  readonly ledger: Ledger
  readonly #time = new Time()
  readonly #browser: Browser
  readonly #city: MoneyCity
  #tabs: readonly Tab[]
  #all: Tab[] = []
  #drivers = 0

  constructor(city: MoneyCity) {
    this.#city = city
    this.ledger = new Ledger(city, this.#time)
    this.#browser = {
      kept: [],
      locks: new Set(),
      refused: new Set(),
      jump: 0,
      pressedAhead: false,
      pressedLate: false,
      stoodStill: 0,
      naps: 0,
    }
    this.#tabs = this.#openTabs()
  }

  /** The tabs of all drivers, those that are gone too. */
  get tabs(): readonly Tab[] {
    return this.#all
  }

  /** The cars whose charge nobody told to the driver who is there. */
  get untold(): readonly string[] {
    const cars = this.#tabs.map(({ car }) => car)
    const isTold = (car: string) =>
      this.#tabs.some(({ told, givenUp }) => told.has(car) || givenUp.has(car))
    return cars.filter((car) => this.ledger.chargesOf(car) > 0 && !isTold(car))
  }

  /**
   * The cars that were charged twice for one press, and nobody told it to the driver who is there. Where
   * the time of the pages stood still in between, no clock tells that both came since the press.
   */
  get untoldTwice(): readonly string[] {
    if (this.#browser.naps > 0) return []
    const cars = this.#tabs.map(({ car }) => car)
    return cars.filter(
      (car) => this.ledger.isDoubled(car) && !this.#tabs.some((tab) => tab.toldTwice.has(car)),
    )
  }

  /**
   * Whether it may stay open for good what became of a call: the clock was ahead at the press, or it
   * was late and the device has slept, so that no clock tells when it was tried; or it slept twice, and
   * what came in between may be another's.
   */
  get mayStayOpen(): boolean {
    const { pressedAhead, pressedLate, naps } = this.#browser
    return pressedAhead || naps > (pressedLate ? 0 : 1)
  }

  /** What is still kept in the browser of the driver who is there. */
  get kept(): readonly Attempt<Intent>[] {
    return keptBy(this.#browser, ownerNamed(`driver ${this.#drivers}`)).filter(
      ({ rest }) => rest === null,
    )
  }

  async does(action: MoneyAction): Promise<void> {
    switch (action.kind) {
      case 'passes':
        return this.#time.pass(action.milliseconds)
      case 'clockJumps':
        this.#browser.jump = action.milliseconds
        return undefined
      case 'connection':
        this.ledger.isReachable = action.isGood
        if (action.isGood) for (const tab of this.#tabs) tab.explain()
        return undefined
      case 'money':
        this.ledger.hasMoney = action.isThere
        return undefined
      case 'sleeps':
        if (action.standsStill) {
          this.#browser.stoodStill += action.milliseconds
          this.#browser.naps += 1
        }
        this.#time.skip(action.milliseconds)
        return undefined
      case 'nextDriver':
        for (const tab of this.#tabs) tab.signOut()
        this.#tabs = this.#openTabs()
        return undefined
      case 'clicks':
        for (let n = 0; n < action.times; n += 1) this.#tab(action.tab)?.click()
        return undefined
      case 'checksAgain':
        return this.#tab(action.tab)?.explain()
      case 'dismisses':
        return this.#tab(action.tab)?.dismiss()
      case 'looks':
        return this.#tab(action.tab)?.look()
      case 'reloads':
        return this.#tab(action.tab)?.reload()
      case 'stopsWaiting':
        return this.#tab(action.tab)?.stopWaiting()
    }
  }

  /** Lets everything come to its end over a good connection; the drivers read what they are told. */
  async ends(): Promise<void> {
    const threeMinutes = 180_000
    for (let turn = 0; turn < 4; turn += 1) {
      await this.#time.pass(threeMinutes)
      for (const tab of this.#tabs) tab.dismiss()
      await this.does({ kind: 'connection', isGood: true })
    }
    await this.#time.pass(threeMinutes)
  }

  #tab(at: number): Tab | undefined {
    return this.#tabs[at % this.#tabs.length]
  }

  #openTabs(): readonly Tab[] {
    const driver = `driver ${(this.#drivers += 1)}`
    const { tabs, sameCar } = this.#city
    const opened = Array.from({ length: tabs }, (_, at) => {
      const car = sameCar ? `car of ${driver}` : `car ${at} of ${driver}`
      return new Tab(
        `tab ${at} of ${driver}`,
        { driver, car },
        { ledger: this.ledger, browser: this.#browser, time: this.#time, city: this.#city },
      )
    })
    this.#all = [...this.#all, ...opened]
    return opened
  }
}
