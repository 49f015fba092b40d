import { DEMO_PASSWORD, DRIVER } from '@parking/sandbox/accounts'
import { Calls } from './Calls.ts'
import { field, readLedger, type Ledger } from './readLedger.ts'

/** What can be made to go wrong with the next calls of a kind. */
export type Trouble =
  | { readonly kind: 'delay' | 'late'; readonly milliseconds: number }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'errorName'; readonly errorName: string }
  | { readonly kind: 'reset' | 'html' | 'truncated' | 'wrongType' | 'lost' | 'twice' }

const minute = 60_000

/** Steers one city of the worker's sandbox through its control plane. */
export class CityControl {
  readonly id: string
  /** What the story's pages call. */
  readonly calls = new Calls()
  readonly #origin: string

  constructor(origin: string, id: string) {
    this.#origin = origin
    this.id = id
  }

  /** Empties the city and fills it as a scenario says, its clock set to an instant. */
  async reset(scenario: string, now: number): Promise<void> {
    await this.#order('reset', { scenario, now })
  }

  /** Moves the city's clock. The browser's own clock is another one: see `Time`. */
  async moveClock(minutes: number): Promise<void> {
    await this.#order('clock', { move: minutes * minute })
  }

  async now(): Promise<number> {
    return Number(field(await this.#ask('clock'), 'now'))
  }

  /**
   * Spoils the next calls of an operation of the contract; `*` is any of them. Those that are under way
   * are answered first: they belong to what the story has done before.
   */
  async spoil(operationId: string, trouble: Trouble, times = 1): Promise<void> {
    await this.calls.earlier()
    await this.spoilNow(operationId, trouble, times)
  }

  /** Spoils the next calls that come, whatever is under way. */
  async spoilNow(operationId: string, trouble: Trouble, times = 1): Promise<void> {
    await this.#order('faults', { operationId, times, ...trouble })
  }

  /**
   * Spoils an operation until the city is healed. A browser sends a call anew by itself for each
   * connection that it had used before and finds cut: to lose one call, all of these have to be
   * spoilt. What moves money is led on once all the same.
   */
  async spoilForGood(operationId: string, trouble: Trouble): Promise<void> {
    await this.spoil(operationId, trouble, 20)
  }

  /** Has accounts show what happens from now on only after so many seconds of the city's time. */
  async lag(seconds: number): Promise<void> {
    await this.#order('lag', { seconds })
  }

  /** How many planned faults have not been met yet. */
  async faultsLeft(): Promise<number> {
    const waiting = field(await this.#ask('faults'), 'waiting')
    return Array.isArray(waiting) ? waiting.length : 0
  }

  /** Lets every fault that was not met yet go, and no account be late. */
  async heal(): Promise<void> {
    await fetch(`${this.#origin}/sandbox/control/${this.id}/faults`, { method: 'DELETE' })
  }

  async ledger(): Promise<Ledger> {
    return readLedger(await this.#ask('ledger'))
  }

  /** What the picture shows that a driver is asked to read. */
  async captcha(login = DRIVER.email): Promise<string> {
    const answer = await this.#ask(`captcha?login=${encodeURIComponent(login)}`)
    return String(field(answer, 'captcha'))
  }

  /** The code that was last sent to an e-mail address or a phone. */
  async lastCodeTo(recipient: string): Promise<string> {
    const messages = field(await this.#ask('outbox'), 'messages')
    const all: readonly unknown[] = Array.isArray(messages) ? messages : []
    const last = all.find((message) => field(message, 'recipient') === recipient)
    return String(field(last, 'code'))
  }

  /** What was last written to an e-mail address or a phone; null when nothing was. */
  async lastLetterTo(recipient: string): Promise<string | null> {
    const messages = field(await this.#ask('outbox'), 'messages')
    const all: readonly unknown[] = Array.isArray(messages) ? messages : []
    const last = all.find((message) => field(message, 'recipient') === recipient)
    return last === undefined ? null : String(field(last, 'text'))
  }

  /** The newest message that the city has sent: its code, and the link of a letter. */
  async lastMessage(): Promise<{ readonly code: string; readonly link: string }> {
    const messages = field(await this.#ask('outbox'), 'messages')
    const newest: unknown = Array.isArray(messages) ? messages[0] : undefined
    return { code: String(field(newest, 'code')), link: String(field(newest, 'link')) }
  }

  /** Signs a driver in without a screen; returns the token. */
  async token(login = DRIVER.email): Promise<string> {
    return String(
      field(await this.call('auth/login-v5', { login, password: DEMO_PASSWORD }), 'token'),
    )
  }

  /**
   * Has a driver's top-up wait for the bank.
   *
   * @param roubles - to be paid
   * @returns the number of its order
   */
  async order(roubles: number): Promise<string> {
    const answer = await this.call('payment/refill', {
      Token: await this.token(),
      RefillAmount: String(roubles),
      PaymentService: 'card',
    })
    return String(field(field(answer, 'result'), 'orderId'))
  }

  /** Takes a ticket at the entrance of the barrier parking; returns its number. */
  async takeTicket(): Promise<string> {
    const page = await fetch(`${this.#origin}/sandbox/${this.id}/pages/barrier`, { method: 'POST' })
    return /<td>(\d{6})<\/td>/.exec(await page.text())?.[1] ?? ''
  }

  /** Makes a call of the contract as another device would. */
  async call(path: string, fields: Record<string, string>, method = 'POST'): Promise<unknown> {
    const response = await fetch(`${this.#origin}/sandbox/${this.id}/api/${path}`, {
      method,
      body: new URLSearchParams(fields),
    })
    return response.json()
  }

  async #ask(path: string): Promise<unknown> {
    const response = await fetch(`${this.#origin}/sandbox/control/${this.id}/${path}`)
    return response.json()
  }

  async #order(path: string, body: object): Promise<void> {
    const response = await fetch(`${this.#origin}/sandbox/control/${this.id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
}
