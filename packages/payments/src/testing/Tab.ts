import { sampleOperation } from '@parking/domain/testing'
import type { Instant, Kopecks } from '@parking/pricing'
import { readClocks } from '../clock/readClocks.ts'
import {
  isBusy,
  type Attempt,
  type ChargeRefusal,
  type ChargeState,
  type Owner,
} from '../charge/ChargeState.ts'
import type { Finding } from '../charge/ChargePorts.ts'
import { createCharge } from '../charge/createCharge.ts'
import { askPrice } from '../price/askPrice.ts'
import { chargedSum } from '../price/chargedSum.ts'
import { isPriceOld, type ToldPrice } from '../price/isPriceOld.ts'
import { lost, named, type Ledger, type MoneyCity, type Saying, type Time } from './Ledger.ts'
import { priceAt } from './moneyTariff.ts'

/** What a driver wants in a tab. */
export interface Intent {
  readonly car: string
}

type Clock = Parameters<typeof readClocks>[0]

/** What the tabs of a browser share. */
export interface Browser {
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

/** What a tab stands in. */
interface Surroundings {
  readonly ledger: Ledger
  readonly browser: Browser
  readonly time: Time
  readonly city: MoneyCity
}

/** What came of a call: the sum that the city tells, null where it tells none. */
interface Paid {
  readonly sum: Kopecks | null
}

/** What a session had cost before it is extended. */
const sumBefore = 5_000

/** Whether a refusal says that nothing was charged, and nothing will be. */
function isLastWord({ kind }: ChargeRefusal): boolean {
  return !['otherTab', 'notKnown', 'echo', 'mayChargeTwice'].includes(kind)
}

export function ownerNamed(name: string): Owner {
  return { name, session: null }
}

export function keptBy({ kept }: Browser, { name }: Owner): readonly Attempt<Intent>[] {
  return kept.filter(({ owner }) => owner?.name === name)
}

/** A tab: its storage stays while its page is loaded anew and forgets all else. */
export class Tab {
  readonly name: string
  readonly car: string
  /** What the tab told that was not true at that moment. */
  readonly lies: string[] = []
  /** The cars whose charge it told. */
  readonly told = new Set<string>()
  /** The cars of which it was told that they were charged twice. */
  readonly toldTwice = new Set<string>()
  /** The cars of which the driver has been told here that it is not known, and waits no more. */
  readonly givenUp = new Set<string>()
  readonly #driver: string
  readonly #ledger: Ledger
  readonly #browser: Browser
  readonly #time: Time
  readonly #city: MoneyCity
  #page: ReturnType<Tab['open']>
  #keys = 0
  /** The last that the city has said of the price. */
  #said: Saying | null = null
  /** The press that is under way. */
  #press = { total: 0, at: 0 }

  constructor(
    name: string,
    { driver, car }: { readonly driver: string; readonly car: string },
    { ledger, browser, time, city }: Surroundings,
  ) {
    this.name = name
    this.car = car
    this.#driver = driver
    this.#ledger = ledger
    this.#browser = browser
    this.#time = time
    this.#city = city
    this.#page = this.open()
  }

  get kind(): string {
    return this.#page.charge.store.getState().kind
  }

  click(): void {
    if (this.told.has(this.car)) return
    const { charge, form } = this.#page
    const shown = form.shown()
    if (shown === null) {
      // Without a price there is nothing to press but the question for it.
      void form.ask()
      return
    }
    if (!isBusy(charge.store.getState())) this.#press = { total: shown.total, at: this.#time.now }
    if (this.#browser.jump > 0) this.#browser.pressedAhead = true
    if (this.#browser.jump < 0) this.#browser.pressedLate = true
    const { findBasis, ask } = form
    const before = this.#city.tariff.isExtension ? sumBefore : 0
    const price = { shown, sumBefore: before, findBasis, askAgain: ask }
    void charge.submit({ car: this.car }, price)
  }

  /** The form is in sight: it asks again what is old. */
  look(): void {
    const { charge, form } = this.#page
    if (!isBusy(charge.store.getState()) && form.isOld()) void form.ask()
  }

  explain(): void {
    void this.#page.charge.checkAgain()
    void this.#page.charge.resume()
  }

  dismiss(): void {
    this.#page.charge.dismiss()
  }

  stopWaiting(): void {
    this.#page.charge.stopWaiting()
  }

  reload(): void {
    this.#page.leave()
    this.#page = this.open()
    this.explain()
  }

  signOut(): void {
    this.#page.charge.giveUp(ownerNamed(this.#driver))
  }

  private open() {
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
    const clock = {
      now: () => this.#time.now + browser.jump,
      elapsed: () => this.#time.now - browser.stoodStill,
      wait: (milliseconds: number) => whileOpen(this.#time.wait(milliseconds)),
    }
    const charge = createCharge<Intent, Paid>({
      send: async ({ car }, key) => {
        if (browser.refused.has(key)) this.lies.push('a refusal that is an old one')
        try {
          const { total: shown, at: pressedAt } = this.#press
          const said = this.#said
          const call = { car, key, shown, pressedAt, sentAt: this.#time.now, said }
          const sum = await whileOpen(this.#ledger.send(call))
          return { kind: 'done', result: { sum: this.#costNow(sum) } }
        } catch (error) {
          if (error === named) browser.refused.add(key)
          throw error
        }
      },
      checkBefore: async ({ car }) => {
        const { isWhole, charges } = await whileOpen(this.#ledger.read(car))
        // Before a start nothing is read that would set the clock right.
        if (this.#city.tariff.isExtension) browser.jump = 0
        if (!isWhole) throw lost
        return charges.length > 0 ? { kind: 'changed' } : null
      },
      happensOnce: true,
      read: async ({ intent: { car }, before }) => {
        const { isWhole, charges } = await whileOpen(this.#ledger.read(car))
        browser.jump = 0
        const unseen = charges.filter(({ mark }) => before?.includes(mark) !== true)
        return {
          now: this.#time.now,
          find: (since, until = Infinity) => this.#find(unseen, { since, until, before, isWhole }),
        }
      },
      readBefore: async ({ intent: { car } }) => {
        const { charges } = await whileOpen(this.#ledger.read(car))
        return charges.map(({ mark }) => mark)
      },
      askForKey: this.#ledger.tellsKeys ? (key) => whileOpen(this.#ledger.tell(key)) : null,
      knowsKeys: this.#ledger.knowsKeys,
      isSafeAgain: false,
      onTwice: ({ intent: { car } }) => this.toldTwice.add(car),
      isExpired: () => false,
      wasAnswered: (error) => error === named,
      isNamed: (error) => error === named,
      isOutcomeUnknown: (error) => error === lost,
      needsDriver: () => false,
      clock,
      paysByCall: () => true,
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
    return { charge, leave, form: this.#fill(clock, whileOpen) }
  }

  /** What the history shows of a press, by times that may be told to the minute. */
  #find(
    charges: readonly { readonly at: Instant }[],
    asked: { since: Instant; until: Instant; before: readonly string[] | null; isWhole: boolean },
  ): Finding<Paid> {
    const { since, until, before, isWhole } = asked
    const { precision } = this.#city
    const possible = charges.filter(({ at }) => at + precision > since && at <= until)
    const own = possible.filter(({ at }) => before !== null || at >= since)
    if (own.length > 0) {
      const twice = own.map(({ at }) => sampleOperation({ at, precision }))
      return { kind: 'happened', result: null, ...(own.length > 1 ? { twice } : {}) }
    }
    return { kind: isWhole && possible.length === 0 ? 'nothing' : 'open' }
  }

  /** A form, which shows a price as soon as there is one. */
  #fill(clock: Clock, whileOpen: <Value>(work: Promise<Value>) => Promise<Value>) {
    const { tariff } = this.#city
    let shown: ToldPrice | null = null
    const findBasis = (now: Instant) => (tariff.isKnown ? priceAt(tariff, now) : null)
    const say = async (): Promise<Saying> => {
      this.#said = await whileOpen(this.#ledger.price())
      this.#browser.jump = 0
      return this.#said
    }
    const ask = async (): Promise<ToldPrice | null> => {
      shown = await askPrice(clock, findBasis, say).catch(() => null)
      return shown
    }
    const isOld = () => shown === null || isPriceOld(shown, readClocks(clock), findBasis)
    void ask()
    return { shown: () => shown, ask, findBasis, isOld }
  }

  /** What the session costs after a charge, as the city tells it. */
  #costNow(charged: Kopecks | null): Kopecks | null {
    if (!this.#city.tariff.isExtension) return charged
    return charged === null ? sumBefore : sumBefore + charged
  }

  #hear(state: ChargeState<Intent, Paid>): void {
    if (state.kind === 'done') {
      const { car } = state.attempt.intent
      if (this.told.has(car)) this.lies.push('told twice')
      this.told.add(car)
      const sums = this.#ledger.sumsOf(car)
      const [sum = null] = sums
      if (sum === null) this.lies.push('done')
      // What the answer does not tell stands in the account, once that has been read.
      const told = this.#city.tellsSums ? this.#costNow(sum) : this.#costNow(null)
      for (const known of [state.result?.sum ?? null, told]) {
        const { price } = state.attempt
        const words = price === null ? null : chargedSum(price, known)
        if (words !== null && !sums.includes(words.charged)) this.lies.push('another sum')
      }
    }
    if (state.kind === 'refused' && state.reason.kind === 'notKnown') {
      this.givenUp.add(state.attempt.intent.car)
    }
    const isSettled = state.kind === 'refused' && isLastWord(state.reason)
    if (isSettled && this.#ledger.knows(state.attempt.key)) this.lies.push('not charged')
  }
}
