/**
 * Measures the budgets of the first page, of all others, of what people do and of the map, side by side
 * with floors of the same stack in one run, and prints what was missed before what was met.
 *
 * `--write` puts the tables of what was measured into docs/performance.md, `--runs 7` asks for more than
 * five runs, `--only page,visits,pages,parking,interactions,operations,fleet,map,cities,server` for a
 * part. `--against REVISION` builds another revision of the product and measures both in turn; it prints
 * their ratios instead, and has the parts `memory`, `work` and `build` too. A part that was measured while the
 * machine had other work is shown, but nothing of it is compared.
 */
import { parseArgs } from 'node:util'
import { measureMap } from '@parking/map/bench'
import { mustHave } from '../lib/mustHave.ts'
import { run } from '../lib/run.ts'
import { buildRevision } from './buildRevision.ts'
import { comparedParts, comparePart } from './compare.ts'
import { firstPageRows } from './firstPageRows.ts'
import { measurePart } from './measurePart.ts'
import { measureFirstPage } from './measureFirstPage.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import {
  cityRows,
  fleetRows,
  interactionRows,
  mapRows,
  operationRows,
  pageRows,
  parkingRows,
  serverRows,
  visitRows,
} from './otherRows.ts'
import { missedText, partText, writeReport, type Part } from './report.ts'
import { serveProduct } from './serveProduct.ts'
import { summarise, type Summed } from './summary.ts'
import type { Table } from './table.ts'
import { lines } from './throttledPage.ts'
import { timeCities } from './timeCities.ts'
import { timeFleet } from './timeFleet.ts'
import { timeInteractions } from './timeInteractions.ts'
import { timeOperations } from './timeOperations.ts'
import { timePages } from './timePages.ts'
import { timeParking } from './timeParking.ts'
import { timeServer } from './timeServer.ts'
import { timeVisits } from './timeVisits.ts'

const parts: Readonly<Record<string, () => Promise<Table>>> = {
  page: async () => firstPageRows(await withProduct((address) => measureFirstPage(address, runs))),
  visits: async () =>
    withProduct(async (address) =>
      visitRows(
        await summed(() => timeVisits(address, lines.slow4G)),
        await summed(() => timeVisits(address, lines.slowRequests)),
      ),
    ),
  pages: async () => pageRows(await withProduct((address) => summedEach(() => timePages(address)))),
  // Who has parked once is offered something else the next time, so each run begins anew.
  parking: async () => parkingRows(await summedEach(() => withProduct(timeParking, ['--control']))),
  interactions: async () =>
    interactionRows(await withProduct((address) => summed(() => timeInteractions(address)))),
  operations: async () =>
    operationRows(await withProduct((address) => summed(() => timeOperations(address)))),
  fleet: async () =>
    withProduct(async (address) =>
      fleetRows(
        await summed(() => timeFleet(address, 1)),
        await summed(() => timeFleet(address, 4)),
      ),
    ),
  map: async () => {
    await using browser = await openBrowser(
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    )
    return mapRows(await measureMap(browser, runs))
  },
  cities: async () => cityRows(await summed(timeCities)),
  server: async () => serverRows(await summed(timeServer)),
}

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    against: { type: 'string' },
  },
})
const runs = Number(values.runs)
const { against } = values

const built = await run('turbo run build --filter=./apps/* --output-logs=errors-only')
if (built.code !== 0) process.exit(built.code)
await timeCities()

const other = against === undefined ? null : await buildRevision(against)
const known = other === null ? Object.keys(parts) : comparedParts
const measured: Part[] = []
for (const part of values.only?.split(',') ?? known) {
  measured.push(
    other === null
      ? await measurePart(part, runs, mustHave(parts[part], `the part ${part}`))
      : await measurePart(`against ${part}`, runs, () =>
          comparePart(part, against ?? '', other, runs),
        ),
  )
}
const missed = missedText(measured.map(({ rows }) => rows))
console.log(`\n${[missed, ...measured.map(partText)].join('\n\n')}`)
if (values.write) writeReport(measured)
if (measured.some(({ isCompared }) => !isCompared)) process.exitCode = 1

async function withProduct<Result>(
  measure: (address: string) => Promise<Result>,
  options?: readonly string[],
): Promise<Result> {
  using product = await serveProduct(options)
  return await measure(product.address)
}

async function summed<Figures extends Record<keyof Figures, number>>(
  measure: () => Promise<Figures>,
): Promise<Summed<Figures>> {
  return summarise(await repeated(measure))
}

/** The same where each run names things with figures of their own. */
async function summedEach<Figures extends Record<keyof Figures, number>>(
  measure: () => Promise<Readonly<Record<string, Figures>>>,
): Promise<Record<string, Summed<Figures>>> {
  const all = await repeated(measure)
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [
      name,
      summarise(all.map((one) => mustHave(one[name], name))),
    ]),
  )
}

async function repeated<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let done = 0; done < runs; done += 1) results.push(await measure())
  return results
}
