import { isDeepStrictEqual } from 'node:util'
import {
  categoryFits,
  detectFormat,
  formatPlate,
  guessPlate,
  hasCyrillic,
  isSamePlate,
  mendPlate,
  normalisePlate,
  parsePlate,
  plateDifference,
  plateKey,
  recognisePlate,
  tidyPlate,
  validatePlate,
} from '../src/index.ts'
import { findRegion } from '../src/regions/index.ts'

/** What the vectors ask: text in, and functions with their arguments. */
export interface Questions {
  readonly plates: readonly { readonly input: string }[]
  readonly calls: readonly {
    readonly function: keyof typeof functions
    readonly arguments: readonly unknown[]
  }[]
}

const functions = {
  categoryFits,
  detectFormat,
  findRegion,
  formatPlate,
  guessPlate,
  hasCyrillic,
  isSamePlate,
  mendPlate,
  normalisePlate,
  parsePlate,
  plateDifference,
  plateKey,
  recognisePlate,
  tidyPlate,
  validatePlate,
}

export type Row = Questions['plates'][number] | Questions['calls'][number]

/** A row as it is published: what is asked and what the package answers. */
export function answer(row: Row): object {
  if ('function' in row) {
    const { function: name, arguments: given } = row
    return { function: name, arguments: given, answer: Reflect.apply(functions[name], null, given) }
  }
  const { input } = row
  return {
    input,
    tidyPlate: tidyPlate(input),
    normalisePlate: normalisePlate(input),
    plateKey: plateKey(input),
    formatPlate: formatPlate(input),
    detectFormat: detectFormat(input),
    recognisePlate: recognisePlate(input),
    validatePlate: validatePlate(input),
    guessPlate: guessPlate(input),
    mendPlate: mendPlate(input),
    hasCyrillic: hasCyrillic(input),
    foreign: {
      normalisePlate: normalisePlate(input, 'foreign'),
      mendPlate: mendPlate(input, 'foreign'),
    },
  }
}

/** The places of the rows that the package answers otherwise than they say: `plates/12`. */
export function findDifferences({ plates, calls }: Questions): string[] {
  const differing = (list: string, rows: readonly Row[]) =>
    rows.flatMap((row, index) => (isAnswered(row) ? [] : [`${list}/${index}`]))
  return [...differing('plates', plates), ...differing('calls', calls)]
}

function isAnswered(row: Row): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(answer(row))), row)
  } catch {
    return false
  }
}

/** The text of the published file: one row a line, and what nobody sees or takes for another letter escaped. */
export function vectorsText({ plates, calls }: Questions): string {
  const list = (rows: readonly Row[]) =>
    `[\n${rows.map((row) => `    ${JSON.stringify(answer(row))}`).join(',\n')}\n  ]`
  const text = `{
  "$schema": "./vectors.schema.json",
  "plates": ${list(plates)},
  "calls": ${list(calls)}
}
`
  return text.replaceAll(
    /[^\n -~А-яЁё]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
