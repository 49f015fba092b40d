import { splitMoney, type Kopecks } from '@parking/pricing'
import { asText } from '../contract/record.ts'
import { Mismatch, Skip } from '../Outcome.ts'
import type { Stage } from '../Stage.ts'
import { readKopecks } from './readKopecks.ts'

/** A movement of money as the account's own history tells it: below nothing when it was paid. */
export interface Movement {
  readonly type: string
  readonly amount: Kopecks
}

/** What brings money to the balance; everything else takes it. */
const BRINGS = new Set(['refill', 'cancel', 'bonus20'])

/** How many operations are read: more than the kit makes. */
const MOST_READ = 100

/** Writes an amount for the report. */
export function rub(amount: Kopecks): string {
  const { negative, whole, fraction } = splitMoney(amount)
  return `${negative ? '-' : ''}${whole}.${fraction} roubles`
}

/** Reads the balance; @throws Skip where it is not known. */
export async function readBalance(stage: Stage): Promise<Kopecks> {
  const { balance } = await stage.read('getBalance')
  const kopecks = readKopecks(balance)
  if (kopecks === null) throw new Mismatch('a balance in roubles', JSON.stringify(balance))
  if (kopecks < 0) throw new Skip('the city does not tell the balance')
  return kopecks
}

/** Reads what is done of the account's history, the newest first. */
async function readHistory(stage: Stage): Promise<readonly Movement[]> {
  const dates = { StartDate: stage.day(-1), EndDate: stage.day(1) }
  const fields = { ...dates, Operation: 'all', limit: MOST_READ, offset: 0 }
  const operations = await stage.list('getOperationsWithFilter', fields)
  return operations
    .filter(({ status }) => status === 'done')
    .map(({ type, sum }) => {
      const kopecks = readKopecks(sum)
      if (kopecks === null) throw new Mismatch('a sum of each operation', JSON.stringify(sum))
      const name = asText(type)
      return { type: name, amount: BRINGS.has(name) ? Math.abs(kopecks) : -Math.abs(kopecks) }
    })
}

const keyOf = ({ type, amount }: Movement) => `${type} ${amount}`

/** What of one list the other does not have, each as often as it is missing. */
export function without(list: readonly Movement[], other: readonly Movement[]): Movement[] {
  const left = other.map(keyOf)
  return list.filter((movement) => {
    const at = left.indexOf(keyOf(movement))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The balance and the history of an account from an instant on. */
export class Ledger {
  readonly #stage: Stage
  readonly #before: { balance: Kopecks; history: readonly Movement[] }

  private constructor(stage: Stage, balance: Kopecks, history: readonly Movement[]) {
    this.#stage = stage
    this.#before = { balance, history }
  }

  /** Remembers how the account stands. */
  static async open(stage: Stage): Promise<Ledger> {
    return new Ledger(stage, await readBalance(stage), await readHistory(stage))
  }

  /** The balance when it was opened. */
  get balance(): Kopecks {
    return this.#before.balance
  }

  /** What the history has told since then. */
  async news(): Promise<readonly Movement[]> {
    return without(await readHistory(this.#stage), this.#before.history)
  }
}
