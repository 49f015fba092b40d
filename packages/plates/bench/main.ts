import { readFileSync, writeFileSync } from 'node:fs'
import { normalisePlate, parsePlate, validatePlate } from '@parking/plates'
import { do_not_optimize as use, measure } from 'mitata'
import validator from 'validator'
import { mixed, portuguese } from './samples.ts'

// Prints how many plates a second are worked through, and with --write puts the table into the
// README. It measures the built package: what others install.

interface Result {
  readonly name: string
  readonly millions: number
}

/**
 * Times one round over sixteen inputs. Each subject brings its own loop, as code that uses it would:
 * a loop that all shared would pay for calling so many different functions.
 */
async function time(name: string, round: () => void): Promise<Result> {
  const { p50 } = await measure(round)
  return { name, millions: (mixed.length / p50) * 1000 }
}

const baselines = [
  await time('`validator` any locale', () => {
    for (const input of mixed) use(validator.isLicensePlate(input, 'any'))
  }),
  await time('`validator` pt-PT', () => {
    for (const input of portuguese) use(validator.isLicensePlate(input, 'pt-PT'))
  }),
]
const ours = [
  await time('`parsePlate`', () => {
    for (const input of mixed) use(parsePlate(input))
  }),
  await time('`validatePlate`', () => {
    for (const input of mixed) use(validatePlate(input))
  }),
  await time('`normalisePlate`', () => {
    for (const input of mixed) use(normalisePlate(input))
  }),
]

const rows = [
  ['', 'million a second', ...baselines.map(({ name }) => `× ${name}`)],
  ...[...ours, ...baselines].map(({ name, millions }) =>
    [name, millions.toFixed(1)].concat(
      baselines.map((baseline) => (millions / baseline.millions).toFixed(1)),
    ),
  ),
]
const widths = (rows[0] ?? []).map((_, column) =>
  Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
)
rows.splice(
  1,
  0,
  widths.map((width) => '-'.repeat(width)),
)
const table = rows
  .map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
  .join('\n')
console.log(table)

if (process.argv.includes('--write')) {
  const readme = new URL('../README.md', import.meta.url)
  const text = readFileSync(readme, 'utf8')
  const block = /(?<=<!-- figures -->\n)[^]*(?=<!-- \/figures -->)/
  const note = `Node ${process.version}, one core, medians of one run over sixteen inputs in turn.`
  writeFileSync(readme, text.replace(block, `\n${note}\n\n${table}\n\n`))
}
