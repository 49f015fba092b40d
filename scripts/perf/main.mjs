/**
 * Measures the budgets of the first page, of what people do on it and of the map, side by side with
 * floors of the same stack in one run, and prints what was met and what was missed.
 *
 * `--write` puts the tables into docs/performance.md, `--runs 5` asks for more than three runs,
 * `--only page,visits,interactions,operations,fleet,map,cities` for a part.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureMap } from '@parking/map/bench'
import { run } from '../lib/run.mjs'
import { firstPageRows } from './firstPageRows.mjs'
import { measureFirstPage } from './measureFirstPage.mjs'
import { medians } from './median.mjs'
import { openBrowser } from './openBrowser.mjs'
import {
  cityRows,
  fleetRows,
  interactionRows,
  mapRows,
  operationRows,
  visitRows,
} from './otherRows.mjs'
import { serveProduct } from './serveProduct.mjs'
import { table } from './table.mjs'
import { timeCities } from './timeCities.mjs'
import { timeFleet } from './timeFleet.mjs'
import { timeInteractions } from './timeInteractions.mjs'
import { timeOperations } from './timeOperations.mjs'
import { timeVisits } from './timeVisits.mjs'

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'page,visits,interactions,operations,fleet,map,cities' },
  },
})
const runs = Number(values.runs)
const parts = {
  page: async () => firstPageRows(await withProduct((address) => measureFirstPage(address, runs))),
  visits: async () =>
    visitRows(await withProduct((address) => repeated(() => timeVisits(address)))),
  interactions: async () =>
    interactionRows(await withProduct((address) => repeated(() => timeInteractions(address)))),
  operations: async () =>
    operationRows(await withProduct((address) => repeated(() => timeOperations(address)))),
  fleet: async () =>
    withProduct(async (address) =>
      fleetRows(
        await repeated(() => timeFleet(address, 1)),
        await repeated(() => timeFleet(address, 4)),
      ),
    ),
  map: async () => mapRows(await withBrowser((browser) => measureMap(browser, runs))),
  cities: async () => cityRows(await repeated(timeCities)),
}

const built = await run('turbo run build --filter=./apps/* --output-logs=errors-only')
if (built.code !== 0) process.exit(built.code)
await timeCities()

const tables = []
for (const part of values.only.split(',')) {
  const [before] = loadavg()
  const written = table(await parts[part]())
  const [after] = loadavg()
  const load = `Load of the machine: ${before.toFixed(1)} before, ${after.toFixed(1)} after.`
  console.log(`\n${written}\n\n${load}`)
  tables.push(`${written}\n\n${load}`)
}
if (values.write) writeTables()

async function withProduct(measure) {
  const product = await serveProduct()
  try {
    return await measure(product.address)
  } finally {
    product.close()
  }
}

async function withBrowser(measure) {
  const browser = await openBrowser('--enable-precise-memory-info', '--js-flags=--expose-gc')
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

async function repeated(measure) {
  const measured = []
  for (let done = 0; done < runs; done += 1) measured.push(await measure())
  return medians(measured)
}

function writeTables() {
  const file = join(import.meta.dirname, '../../docs/performance.md')
  const machine = `Medians of ${runs} runs, Node ${process.version}, ${cpus().length} × ${cpus()[0].model}.`
  const text = readFileSync(file, 'utf8')
  const block = /(?<=<!-- figures -->\n)[^]*(?=<!-- \/figures -->)/
  writeFileSync(
    file,
    text.replace(block, () => `\n${[machine, ...tables].join('\n\n')}\n\n`),
  )
}
