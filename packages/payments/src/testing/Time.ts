import type { Instant } from '@parking/pricing'

/** Time that passes when it is told to. */
export class Time {
  now: Instant = 1_000_000
  #due: { readonly at: Instant; readonly act: () => void }[] = []
  readonly #settled: () => Promise<void>

  /** @param settle - lets everything happen that waits for no time */
  constructor(settle: () => Promise<void>) {
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
