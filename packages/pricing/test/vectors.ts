import { isDeepStrictEqual } from 'node:util'
import {
  addDays,
  calculateCost,
  compileTariff,
  type CostInput,
  dayType,
  formatMoney,
  instantOf,
  parseMoney,
  priceAt,
  priceTimeline,
  PricingError,
  roublesWord,
  splitMoney,
  startOfDay,
  tariffAt,
  wallClock,
} from '../src/index.ts'

/** What the vectors ask: what stays cost, and functions with their arguments. */
export interface Questions {
  readonly stays: readonly { readonly name: string; readonly input: CostInput }[]
  readonly calls: readonly {
    readonly function: keyof typeof functions
    readonly arguments: readonly unknown[]
  }[]
}

const functions = {
  addDays,
  calculateCost,
  /** With the stays that are asked about: one answer instead of a function. */
  compileTariff: (
    tariff: Omit<CostInput, 'start' | 'durationMinutes'>,
    start: number,
    durationsMinutes: readonly number[],
  ) => compileTariff(tariff).totals(start, durationsMinutes),
  dayType,
  formatMoney,
  instantOf,
  parseMoney,
  priceAt,
  priceTimeline,
  roublesWord,
  splitMoney,
  startOfDay,
  tariffAt,
  wallClock,
}

export type Row = Questions['stays'][number] | Questions['calls'][number]

/** A row as it is published: what is asked and what the package answers. */
export function answer(row: Row): object {
  if ('input' in row) {
    const { name, input } = row
    return { name, input, cost: calculateCost(input) }
  }
  const { function: name, arguments: given } = row
  try {
    return { function: name, arguments: given, answer: Reflect.apply(functions[name], null, given) }
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    return { function: name, arguments: given, refused: error.field }
  }
}

/** The places of the rows that the package answers otherwise than they say: `stays/12`. */
export function findDifferences({ stays, calls }: Questions): string[] {
  const differing = (list: string, rows: readonly Row[]) =>
    rows.flatMap((row, index) => (isAnswered(row) ? [] : [`${list}/${index}`]))
  return [...differing('stays', stays), ...differing('calls', calls)]
}

function isAnswered(row: Row): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(answer(row))), row)
  } catch {
    return false
  }
}

/** The text of the published file: one row a line, what nobody sees escaped. */
export function vectorsText({ stays, calls }: Questions): string {
  const list = (rows: readonly Row[]) =>
    `[\n${rows.map((row) => `    ${JSON.stringify(answer(row))}`).join(',\n')}\n  ]`
  const text = `{
  "$schema": "./vectors.schema.json",
  "stays": ${list(stays)},
  "calls": ${list(calls)}
}
`
  return text.replaceAll(
    /[^\n -~А-яЁё₽]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
