import { expect, type BrowserContext, type Locator } from '@playwright/test'
import type { CityControl } from './CityControl.ts'

const minute = 60_000
/** In minutes. */
const step = 0.5

/** The city's time and the browsers', which pass together. */
export class Time {
  readonly #city: CityControl
  readonly #contexts: BrowserContext[] = []

  constructor(city: CityControl) {
    this.#city = city
  }

  /**
   * Sets a browser's clock, which runs on from there. To be called before a page is opened.
   *
   * @param minutesWrong - by how much the device's clock is off
   */
  async install(context: BrowserContext, minutesWrong = 0): Promise<void> {
    await context.clock.install({ time: (await this.#city.now()) + minutesWrong * minute })
    this.#contexts.push(context)
  }

  /**
   * Lets minutes pass for the city and for every page that is open, once all calls are answered: in a
   * minute that passes at once, each of them would run out of time.
   */
  async pass(minutes: number): Promise<void> {
    await this.#city.calls.none()
    await this.passNow(minutes)
  }

  /** Lets minutes pass in steps so short that no page takes one for a sleep of its device. */
  async passAwake(minutes: number): Promise<void> {
    for (let left = minutes; left > 0; left -= step) await this.pass(Math.min(step, left))
  }

  /** Lets time pass, a little at a time, until something is in sight that may go again soon. */
  async passUntil(seen: Locator): Promise<void> {
    const aLittle = 1 / 20
    const look = async () => {
      // What the last answers have brought goes again within seconds, and a busy machine has few.
      await this.#city.calls.none()
      if (await seen.isVisible()) return true
      await this.passNow(aLittle)
      return seen.isVisible()
    }
    await expect.poll(look, { intervals: [100] }).toBe(true)
  }

  /** Lets minutes pass whatever is under way, and that runs out of time. */
  async passNow(minutes: number): Promise<void> {
    await this.#city.moveClock(minutes)
    for (const context of this.#contexts) await context.clock.fastForward(minutes * minute)
  }

  /** Lets minutes pass at once, without anything that waits for them: no call runs out of time. */
  async jump(minutes: number): Promise<void> {
    await this.#city.moveClock(minutes)
    const now = await this.#city.now()
    for (const context of this.#contexts) await context.clock.setSystemTime(now)
  }
}
