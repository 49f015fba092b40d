import { isRecord } from '../wire/input.ts'
import { COMPANY } from '../seed/demoAccounts.ts'
import type { TestAnswer, TestCity } from '../testing/openTest.ts'
import { callOperation, type Fields, type Operation, operations } from '../testing/operations.ts'

/** How a company signs in. */
export const companyLogin = { inn: COMPANY.inn, contractNumber: COMPANY.contract }

/** Who makes a call: somebody who is known, or somebody whose token has to be made first. */
export type Caller = 'driver' | 'fleet' | 'nobody' | ((stage: Stage) => Promise<string>)

/** A city on which the calls of the contract are tried, with those who make them. */
export class Stage {
  readonly city: TestCity
  #driver = ''
  #fleet = ''
  #last = 1

  constructor(city: TestCity) {
    this.city = city
  }

  /** Sets the city as a scenario has it and signs the driver in. */
  async begin(scenario: string): Promise<void> {
    await this.city.control('/reset', { scenario })
    this.#driver = await this.city.login()
  }

  /** Signs somebody in, or makes the token that a case asks for. */
  async tokenOf(who: Caller): Promise<string> {
    if (typeof who === 'function') return who(this)
    if (who === 'nobody') return ''
    if (who === 'driver') return this.#driver
    this.#fleet = String((await this.step('loginCorporate', companyLogin, '')).body['token'])
    return this.#fleet
  }

  call(operation: Operation, fields: Fields, token: string): Promise<TestAnswer> {
    return callOperation(this.city, operation, fields, token)
  }

  /** Calls by name, as the driver: for what leads up to the call that is tried. */
  async step(id: string, fields: Fields, token = this.#driver): Promise<TestAnswer> {
    const operation = operations.find((known) => known.id === id)
    if (!operation) throw new Error(`No operation ${id}`)
    return this.call(operation, fields, token)
  }

  /** The same as the company that has signed in. */
  fleetStep(id: string, fields: Fields): Promise<TestAnswer> {
    return this.step(id, fields, this.#fleet)
  }

  /** What a call lists. */
  async list(id: string, token?: string): Promise<readonly Record<string, unknown>[]> {
    const { body } = await this.step(id, {}, token)
    const list: unknown[] = Array.isArray(body['result']) ? body['result'] : []
    return list.filter(isRecord)
  }

  /** A number that no other step has had. */
  another(): number {
    this.#last += 1
    return this.#last
  }
}

/** A number plate by its number. */
export function plate(n: number): string {
  return `Е${String(100 + n)}КХ116`
}

/** A phone by its number. */
export function phone(n: number): string {
  return `7911${String(n).padStart(7, '0')}`
}
