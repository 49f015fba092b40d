import { randomUUID } from 'node:crypto'
import type { Answer } from './contract/Answer.ts'
import type { Send } from './contract/createSender.ts'
import { findBreaches } from './contract/findBreaches.ts'
import { findOperation, type Operation } from './contract/operations.ts'
import { asRecord, asRecords, asText } from './contract/record.ts'
import { writeRequest, type Fields } from './contract/writeRequest.ts'
import type { Given, TestBed } from './Given.ts'
import { describe, isDone } from './judgeAnswer.ts'
import { Mismatch, Skip } from './Outcome.ts'

/** Who makes a call: somebody who is known, or somebody whose token has to be made first. */
export type Caller = 'driver' | 'fleet' | 'nobody' | ((stage: Stage) => Promise<string>)

type Told = Readonly<Record<string, unknown>>
type Undo = () => Promise<void>

const DAY = 24 * 60 * 60_000

/** The back end on which the calls of the contract are tried, with those who make them. */
export class Stage {
  readonly given: Given
  readonly #send: Send
  readonly #beforeMoney: () => Promise<void>
  readonly #secrets: Set<string>
  readonly #undos: { what: string; undo: Undo }[] = []
  #driver = ''
  #fleet = ''
  #now = Date.now()
  #last = 0
  #known = new Map<string, Promise<unknown>>()

  /** @param beforeMoney is waited for before each call that moves money */
  constructor(given: Given, send: Send, beforeMoney: () => Promise<void>, secrets: Set<string>) {
    this.given = given
    this.#send = send
    this.#beforeMoney = beforeMoney
    this.#secrets = secrets
  }

  /** Signs the driver in; @throws Mismatch when that is refused. */
  async begin(): Promise<void> {
    this.#known = new Map()
    this.#fleet = ''
    this.#driver = await this.newToken()
  }

  /** The driver's token; @throws Skip when the driver could not be signed in. */
  #signedIn(): string {
    if (this.#driver === '') throw new Skip('the driver could not be signed in')
    return this.#driver
  }

  /** A new token of the driver. */
  async newToken(): Promise<string> {
    const { login, password } = this.given
    return this.#keepToken(await this.step('loginV5', { login, password }, ''))
  }

  #keepToken({ token }: Told): string {
    const text = asText(token)
    if (text === '') throw new Mismatch('a token after signing in', 'none')
    this.#secrets.add(text)
    return text
  }

  /** Signs somebody in, or makes the token that a case asks for. */
  async tokenOf(who: Caller): Promise<string> {
    if (typeof who === 'function') return who(this)
    if (who === 'nobody') return ''
    if (who === 'driver') return this.#signedIn()
    const { inn, contractNumber } = this.companyLogin()
    this.#fleet ||= this.#keepToken(await this.step('loginCorporate', { inn, contractNumber }, ''))
    return this.#fleet
  }

  /** How the company signs in; @throws Skip when none is given. */
  companyLogin(): { inn: string; contractNumber: string } {
    const { company } = this.given
    if (!company) throw new Skip('it needs a company: give --inn and --contract')
    return { inn: company.inn, contractNumber: company.contract }
  }

  /** What only a back end for tests has; @throws Skip when there is none. */
  testBed(why: string): TestBed {
    const { testBed } = this.given
    if (!testBed) throw new Skip(why)
    return testBed
  }

  /** Makes a call once, under its key where one is given. */
  async call(operation: Operation, fields: Fields, token: string, key?: string): Promise<Answer> {
    if (operation.movesMoney) {
      if (!this.given.money) throw new Skip('it moves money: ask for it with --with-money')
      await this.#beforeMoney()
    }
    const ownKey = operation.movesMoney ? (key ?? randomUUID()) : undefined
    const answer = await this.#send(writeRequest(operation, fields, token, ownKey))
    if (answer.kind === 'answered') {
      this.#now = answer.at
      const { token: outside, result } = asRecord(answer.body)
      for (const one of [outside, asRecord(result)['token']]) {
        if (typeof one === 'string' && one !== '') this.#secrets.add(one)
      }
    }
    return answer
  }

  /** Calls by name, as the driver; @throws Mismatch when it is not done. */
  async step(id: string, fields: Fields, token = this.#signedIn()): Promise<Told> {
    const operation = findOperation(id)
    const answer = await this.call(operation, fields, token)
    const breaches = findBreaches(operation, answer)
    if (breaches.length > 0 || !isDone(answer) || answer.kind === 'lost') {
      const got = breaches.length > 0 ? breaches.join('; ') : describe(answer)
      throw new Mismatch(`${id}, which leads up to this case, to be done`, got)
    }
    return asRecord(answer.body)
  }

  /** The same, with only what it tells. */
  async read(id: string, fields: Fields = {}, token = this.#signedIn()): Promise<Told> {
    return asRecord((await this.step(id, fields, token))['result'])
  }

  /** What a call lists. */
  async list(
    id: string,
    fields: Fields = {},
    token = this.#signedIn(),
  ): Promise<readonly Record<string, unknown>[]> {
    return asRecords((await this.step(id, fields, token))['result'])
  }

  /** What the driver's own profile says. */
  profile(): Promise<Told> {
    return this.read('getProfileV6')
  }

  /** What the city's settings say. */
  settings(): Promise<Told> {
    return this.once('settings', () => this.read('getOptionsInfoV3', {}, ''))
  }

  /** Finds something out once for all cases. */
  once<T>(what: string, find: () => Promise<T>): Promise<T> {
    const known = this.#known.get(what) ?? find()
    this.#known.set(what, known)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has one kind of thing
    return known as Promise<T>
  }

  /** A date near the back end's today, DD/MM/YYYY. */
  day(later: number): string {
    const [year, month, day] = new Date(this.#now + later * DAY)
      .toISOString()
      .slice(0, 10)
      .split('-')
    return `${day}/${month}/${year}`
  }

  /** A number that no other step has had. */
  another(): number {
    this.#last += 1
    return this.#last
  }

  /** Remembers how something that a case adds is removed again; the last comes first. */
  after(what: string, undo: Undo): void {
    this.#undos.push({ what, undo })
  }

  /** Removes what was added; returns what could not be removed, with the reason. */
  async cleanUp(): Promise<readonly string[]> {
    const left: string[] = []
    for (let last = this.#undos.pop(); last; last = this.#undos.pop()) {
      try {
        await last.undo()
      } catch (error) {
        if (!(error instanceof Mismatch || error instanceof Skip)) throw error
        left.push(`${last.what} (${error instanceof Mismatch ? error.got : error.message})`)
      }
    }
    return left
  }
}

/** A number plate by its number. */
export function plate(n: number): string {
  return `Е${String(900 + (n % 99))}КХ116`
}

/** A phone by its number. */
export function phone(n: number): string {
  return `7911${String(n).padStart(7, '0')}`
}
