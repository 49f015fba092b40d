import { join } from 'node:path'
import { mustHave } from '../lib/mustHave.ts'
import { auditPage } from './auditPage.ts'
import { buildFloors } from './buildFloors.ts'
import { timeBuild } from './buildRevision.ts'
import { measureMemory } from './measureMemory.ts'
import { timeMap } from './measureFirstPage.ts'
import { serveFloors } from './serveFloors.ts'
import { serveProduct } from './serveProduct.ts'
import { spreadOf, summarise } from './summary.ts'
import type { Table } from './table.ts'
import { lines } from './throttledPage.ts'
import { timeFleet } from './timeFleet.ts'
import { timeInteractions } from './timeInteractions.ts'
import { timeOperations } from './timeOperations.ts'
import { timePages } from './timePages.ts'
import { timeParking } from './timeParking.ts'
import { timeVisits } from './timeVisits.ts'
import { timeWork } from './timeWork.ts'
import { verdict } from './verdict.ts'

const root = join(import.meta.dirname, '../..')

type Figures = Readonly<Record<string, number>>

/** What is measured of two revisions in turn. */
interface Compared {
  /** @param folder - of a revision's work tree, which is built */
  readonly measure: (folder: string) => Promise<Figures>
  /** What of the other revision's figure ours may be at most, by the figure's name. */
  readonly targets: Readonly<Record<string, number>>
}

const ofVisits = {
  'first visit: places listed and a press answered': 0.7,
  'first visit: map drawn, with its tiles': 0.75,
  'second visit: places listed': 0.75,
  'second visit: map drawn, with its tiles': 0.75,
  'second visit, signed in, link with zone and duration: price shown': 0.75,
}

const parts: Readonly<Record<string, Compared>> = {
  page: {
    measure: served((address) => judgePage(`${address}/`)),
    targets: { blocked: 0.4, placesDrawn: 0.75, mapDrawn: 0.75 },
  },
  visits: { measure: served((address) => timeVisits(address, lines.slow4G)), targets: ofVisits },
  pages: {
    measure: served(async (address) => {
      const pages = Object.entries(await timePages(address))
      return withAll(Object.fromEntries(pages.map(([path, { blocked }]) => [path, blocked])))
    }),
    targets: { 'all pages': 0.6 },
  },
  work: { measure: served(async (address) => withAll(await timeWork(address))), targets: {} },
  parking: {
    measure: served(
      async (address) =>
        Object.fromEntries(
          Object.entries(await timeParking(address)).map(([way, { taken }]) => [way, taken]),
        ),
      ['--control'],
    ),
    targets: { 'from a link with zone and duration to “parked”': 0.75 },
  },
  interactions: { measure: served(timeInteractions), targets: {} },
  operations: { measure: served(timeOperations), targets: {} },
  fleet: { measure: served((address) => timeFleet(address, 4)), targets: { firstRows: 0.5 } },
  memory: {
    measure: served(measureMemory, ['--control']),
    targets: { 'map of 50,000 places, panned 300 times': 0.9, 'parking, an hour later': 0.9 },
  },
  // Under 150 scripts, where f878f83c has 240.
  build: {
    measure: async (folder) => ({ ...(await timeBuild(folder)) }),
    targets: { 'all built': 0.8, scripts: 0.62 },
  },
}

async function judgePage(address: string): Promise<Figures> {
  return { ...(await auditPage(address)), ...(await timeMap(address)) }
}

/** Measures where a revision is served, by a sandbox that is started with the options. */
function served<Measured extends Record<keyof Measured, number>>(
  measure: (address: string) => Promise<Measured>,
  options?: readonly string[],
): Compared['measure'] {
  return async (folder) => {
    using product = await serveProduct(options, folder)
    return { ...(await measure(product.address)) }
  }
}

function withAll(pages: Figures): Figures {
  return { 'all pages': Object.values(pages).reduce((sum, taken) => sum + taken, 0), ...pages }
}

/** The parts that can be compared with another revision. */
export const comparedParts: readonly string[] = Object.keys(parts)

/**
 * Measures a part of two revisions in turn, so that a busy machine slows both, each run with a server
 * and a browser of its own. The first page also stands beside the least of a map.
 *
 * @param part - one of `comparedParts`
 * @param revision - the name of the other one
 * @param folder - of the work tree that it was built in
 */
export async function comparePart(
  part: string,
  revision: string,
  folder: string,
  runs: number,
): Promise<Table> {
  const { measure, targets } = mustHave(parts[part], `a part to compare: ${part}`)
  const candidates = new Map([
    ['ours', () => measure(root)],
    [revision, () => measure(folder)],
  ])
  using floors = part === 'page' ? await serveFloors(await buildFloors()) : null
  if (floors !== null) candidates.set('least map', () => judgePage(`${floors.address}/map/`))

  const measured = new Map<string, Figures[]>([...candidates].map(([name]) => [name, []]))
  for (let done = 0; done < runs; done += 1) {
    for (const [name, run] of candidates) {
      const figures = await run()
      console.error(`${part}, run ${done + 1} of ${runs}: ${name}`)
      measured.get(name)?.push(figures)
    }
  }
  const ours = measured.get('ours') ?? []
  const others = [...measured].filter(([name]) => name !== 'ours')
  const head = others.flatMap(([name]) => [name, `× ${name}`, 'least to most'])
  const rows = Object.entries(summarise(ours)).map(([name, summary]) => {
    const target = targets[name]
    const beside = others.map(([, figures]) => ({
      other: mustHave(summarise(figures)[name], name),
      ratio: summarise(
        ours.map((run, at) => ({ ratio: (run[name] ?? 0) / (figures[at]?.[name] ?? 0) })),
      ).ratio,
    }))
    const first = beside[0]?.ratio.middle ?? 0
    return [
      name,
      target === undefined ? '' : `≤ ${target} ×`,
      plain(summary.middle),
      target === undefined ? '' : verdict(first <= target),
    ].concat(
      beside.flatMap(({ other, ratio }) => [
        plain(other.middle),
        times(ratio.middle),
        spreadOf(ratio, times),
      ]),
    )
  })
  return [[`${part}, against ${revision}`, 'target', 'ours', 'met', ...head], ...rows]
}

/** A ratio; to nothing there is none. */
function times(ratio: number): string {
  return Number.isFinite(ratio) ? ratio.toFixed(2) : ''
}

/** Milliseconds, bytes and points as they are measured. */
function plain(figure: number): string {
  return figure < 1 ? figure.toFixed(3) : String(Math.round(figure))
}
