/**
 * Goes the main ways through the portal, by the stories of e2e/portal/mainWays.spec.ts, and prints how many
 * presses and seconds each takes. `--write` puts the table into docs/ways.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './lib/findChromium.ts'
import { run } from './lib/run.ts'

const report = join(import.meta.dirname, '../docs/ways.md')
const mark = '<!-- ways -->'
/** What the first drivers needed who tried it, as far as that was counted. */
const before: Readonly<Record<string, string>> = {
  'register with the codes of a letter and a phone': '13',
  'from the number on the sign to parked, with the bank on the way': '9',
}

const folder = mkdtempSync(join(tmpdir(), 'ways-'))
const times = join(folder, 'times.tsv')
// One after the other: what runs beside a way would count as its time.
const { code } = await run('playwright test -c e2e mainWays --workers=1', {
  env: { CHROMIUM_PATH: findChromium(), TIMES_OF_WAYS: times },
})
const lines = readFileSync(times, 'utf8').trim().split('\n')
rmSync(folder, { recursive: true })
const seconds = new Map<string, { readonly presses: string; readonly by: Map<string, string> }>()
for (const [name = '', presses = '', line = '', took = ''] of lines.map((one) => one.split('\t'))) {
  const way = seconds.get(name) ?? { presses, by: new Map<string, string>() }
  way.by.set(line, took)
  seconds.set(name, way)
}
const rows = [...seconds].map(([name, { presses, by }]) =>
  [name, before[name] ?? '—', presses, by.get('fast') ?? '', by.get('slow') ?? ''].join(' | '),
)
const table = [
  '| way | presses before | presses | seconds | seconds, slow 4G |',
  '| --- | --: | --: | --: | --: |',
  ...rows.map((row) => `| ${row} |`),
].join('\n')
console.log(table)
if (process.argv.includes('--write')) {
  const [head = ''] = readFileSync(report, 'utf8').split(mark)
  writeFileSync(report, `${head}${mark}\n\n${table}\n`)
  await run('oxfmt docs/ways.md')
}
process.exitCode = code
