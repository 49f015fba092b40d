import { readFileSync, writeFileSync } from 'node:fs'
import { normalisePlate, parsePlate, validatePlate } from '@parking/plates'
import { do_not_optimize as use, measure } from 'mitata'
import validator from 'validator'
import { naiveNormalise, naiveParse } from './naivePlate.ts'
import { mixed, portuguese } from './samples.ts'

// Prints how many plates a second are worked through, and with --write puts the table into the
// README. It measures the built package: what others install.

interface Result {
  readonly name: string
  readonly millions: number
}

async function time(
  name: string,
  inputs: readonly string[],
  work: (input: string) => unknown,
): Promise<Result> {
  const { p50 } = await measure(() => {
    for (const input of inputs) use(work(input))
  })
  return { name, millions: (inputs.length / p50) * 1000 }
}

const baselines = [
  await time('`validator` any locale', mixed, (input) => validator.isLicensePlate(input, 'any')),
  await time('`validator` pt-PT', portuguese, (input) => validator.isLicensePlate(input, 'pt-PT')),
  await time('expressions, tidy and read', mixed, naiveParse),
  await time('expressions, tidy only', mixed, naiveNormalise),
]
const ours = [
  await time('`parsePlate`', mixed, parsePlate),
  await time('`validatePlate`', mixed, (input) => validatePlate(input)),
  await time('`normalisePlate`', mixed, (input) => normalisePlate(input)),
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
