import type { Attempt, ChargeRefusal, ChargeState, Owner } from '../charge/ChargeState.ts'
import { createCharge, type Charge } from '../charge/createCharge.ts'
import { Ledger, lost, named, Time, type MoneyCity } from './moneyLedger.ts'

/** What a driver wants in a tab. */
interface Intent {
  readonly car: string
}

/** What drivers, connections and time do. */
export type MoneyAction =
  | { readonly kind: 'clicks'; readonly tab: number; readonly times: number }
  | {
      readonly kind: 'checksAgain' | 'dismisses' | 'reloads' | 'stopsWaiting'
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
      this.#tabs.some((tab) => tab.told.has(car) || (tab.car === car && tab.waitsNoMore))
    return cars.filter((car) => this.ledger.chargesOf(car) > 0 && !isTold(car))
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
        this.ledger,
        this.#browser,
        this.#time,
      )
    })
    this.#all = [...this.#all, ...opened]
    return opened
  }
}

/** What the tabs of a browser share. */
interface Browser {
  kept: readonly Attempt<Intent>[]
  readonly locks: Set<string>
  /** The keys whose refusal a page has heard. */
  readonly refused: Set<string>
  /** By how much the device's clock is wrong. */
  jump: number
  /** Whether the clock was ahead, or late, when somebody pressed. */
  pressedAhead: boolean
  pressedLate: boolean
  /** For how long the time of its pages has stood still. */
  stoodStill: number
  /** How often that was. */
  naps: number
}

/** Whether a refusal says that nothing was charged, and nothing will be. */
function isLastWord({ kind }: ChargeRefusal): boolean {
  return kind !== 'otherTab' && kind !== 'notKnown'
}

function ownerNamed(name: string): Owner {
  return { name, session: null }
}

function keptBy({ kept }: Browser, { name }: Owner): readonly Attempt<Intent>[] {
  return kept.filter(({ owner }) => owner?.name === name)
}

/** A tab: its storage stays while its page is loaded anew and forgets all else. */
class Tab {
  readonly name: string
  readonly car: string
  /** What the tab told that was not true at that moment. */
  readonly lies: string[] = []
  /** The cars whose charge it told. */
  readonly told = new Set<string>()
  /** Whether the driver has been told that it is not known, and waits no more. */
  waitsNoMore = false
  readonly #driver: string
  readonly #ledger: Ledger
  readonly #browser: Browser
  readonly #time: Time
  #page: { readonly charge: Charge<Intent, string>; readonly leave: () => void }
  #keys = 0

  constructor(
    name: string,
    { driver, car }: { readonly driver: string; readonly car: string },
    ledger: Ledger,
    browser: Browser,
    time: Time,
  ) {
    this.name = name
    this.car = car
    this.#driver = driver
    this.#ledger = ledger
    this.#browser = browser
    this.#time = time
    this.#page = this.#open()
  }

  get kind(): string {
    return this.#page.charge.store.getState().kind
  }

  click(): void {
    if (this.told.has(this.car)) return
    if (this.#browser.jump > 0) this.#browser.pressedAhead = true
    if (this.#browser.jump < 0) this.#browser.pressedLate = true
    void this.#page.charge.submit({ car: this.car })
  }

  explain(): void {
    void this.#page.charge.checkAgain()
    void this.#page.charge.resume()
  }

  dismiss(): void {
    this.#page.charge.dismiss()
  }

  stopWaiting(): void {
    // Where keys are not known nothing could hold a call that is still on its way.
    if (this.#ledger.knowsKeys) this.#page.charge.stopWaiting()
  }

  reload(): void {
    this.#page.leave()
    this.#page = this.#open()
    this.explain()
  }

  signOut(): void {
    this.#page.charge.giveUp(ownerNamed(this.#driver))
  }

  #open() {
    let isOpen = true
    const held = new Set<string>()
    const browser = this.#browser
    /** What a page waits for does not reach it once it is left. */
    const whileOpen = <Value>(work: Promise<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        work.then(
          (value) => isOpen && resolve(value),
          (error: unknown) => isOpen && reject(error),
        )
      })
    const charge = createCharge<Intent, string>({
      send: async ({ car }, key) => {
        if (browser.refused.has(key)) this.lies.push('a refusal that is an old one')
        try {
          return { kind: 'done', result: await whileOpen(this.#ledger.send(car, key)) }
        } catch (error) {
          if (error === named) browser.refused.add(key)
          throw error
        }
      },
      checkBefore: async ({ car }) => {
        const { isWhole, isThereSince } = await whileOpen(this.#ledger.read(car))
        browser.jump = 0
        if (!isWhole) throw lost
        return isThereSince(0) ? { kind: 'changed' } : null
      },
      happensOnce: true,
      read: async ({ intent: { car } }) => {
        const { isWhole, isThereSince } = await whileOpen(this.#ledger.read(car))
        browser.jump = 0
        return {
          now: this.#time.now,
          find: (since, until) => {
            if (isThereSince(since, until)) return { kind: 'happened', result: null }
            return { kind: isWhole ? 'nothing' : 'open' }
          },
        }
      },
      askForKey: this.#ledger.tellsKeys ? (key) => whileOpen(this.#ledger.tell(key)) : null,
      isNamed: (error) => error === named,
      isOutcomeUnknown: (error) => error === lost,
      needsDriver: () => false,
      clock: {
        now: () => this.#time.now + browser.jump,
        elapsed: () => this.#time.now - browser.stoodStill,
        wait: (milliseconds) => whileOpen(this.#time.wait(milliseconds)),
      },
      paysByCall: true,
      subject: ({ car }) => car,
      owner: () => whileOpen(Promise.resolve(ownerNamed(this.#driver))),
      alone: async (subject, work, ifTaken) => {
        const hasToWait = (): boolean => ifTaken === 'wait' && browser.locks.has(subject)
        while (hasToWait()) await whileOpen(this.#time.wait(1000))
        // A page that is gone takes no lock.
        if (!isOpen) return whileOpen(Promise.resolve(false))
        if (browser.locks.has(subject)) return false
        browser.locks.add(subject)
        held.add(subject)
        try {
          await work()
        } finally {
          if (held.delete(subject)) browser.locks.delete(subject)
        }
        return true
      },
      newKey: () => `${this.name}, key ${(this.#keys += 1)}`,
      kept: {
        of: (owner) => keptBy(browser, owner),
        keep: (one) => (browser.kept = [...browser.kept.filter(({ key }) => key !== one.key), one]),
        forget: (wanted) => (browser.kept = browser.kept.filter(({ key }) => key !== wanted)),
      },
    })
    charge.store.subscribe((state) => this.#hear(state))
    const leave = (): void => {
      isOpen = false
      for (const subject of held) browser.locks.delete(subject)
      held.clear()
    }
    return { charge, leave }
  }

  #hear(state: ChargeState<Intent, string>): void {
    if (state.kind === 'done') {
      const { car } = state.attempt.intent
      if (this.told.has(car)) this.lies.push('told twice')
      this.told.add(car)
      if (this.#ledger.chargesOf(car) === 0) this.lies.push('done')
    }
    if (state.kind === 'refused' && state.reason.kind === 'notKnown') this.waitsNoMore = true
    const isSettled = state.kind === 'refused' && isLastWord(state.reason)
    if (isSettled && this.#ledger.knows(state.attempt.key)) this.lies.push('not charged')
  }
}
