import { mustHave } from '../lib/mustHave.ts'
import { auditPage } from './auditPage.ts'
import { buildFloors } from './buildFloors.ts'
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

type Figures = Readonly<Record<string, number>>

/** What is measured of two revisions in turn. */
interface Compared {
  /** @param address - where a revision is served */
  readonly measure: (address: string) => Promise<Figures>
  /** What of the other revision's figure ours may be at most, by the figure's name. */
  readonly targets: Readonly<Record<string, number>>
  /** What a sandbox is started with. */
  readonly options?: readonly string[]
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
    measure: async (address) => ({ ...(await auditPage(address)), ...(await timeMap(address)) }),
    targets: { blocked: 0.4, placesDrawn: 0.75, mapDrawn: 0.75 },
  },
  visits: { measure: (address) => timeVisits(address, lines.slow4G), targets: ofVisits },
  pages: {
    measure: async (address) => {
      const blocked = Object.entries(await timePages(address)).map(
        ([path, page]) => [path, page.blocked] as const,
      )
      const all = blocked.reduce((sum, [, taken]) => sum + taken, 0)
      return { 'all pages': all, ...Object.fromEntries(blocked) }
    },
    targets: { 'all pages': 0.6 },
  },
  work: {
    measure: async (address) => {
      const work = await timeWork(address)
      const all = Object.values(work).reduce((sum, taken) => sum + taken, 0)
      return { 'all pages': all, ...work }
    },
    targets: {},
  },
  parking: {
    measure: async (address) =>
      Object.fromEntries(
        Object.entries(await timeParking(address)).map(([way, { taken }]) => [way, taken]),
      ),
    targets: { 'from a link with zone and duration to “parked”': 0.75 },
    options: ['--control'],
  },
  interactions: { measure: timeInteractions, targets: {} },
  operations: { measure: async (address) => ({ ...(await timeOperations(address)) }), targets: {} },
  fleet: {
    measure: async (address) => ({ ...(await timeFleet(address, 4)) }),
    targets: { firstRows: 0.5 },
  },
  memory: {
    measure: async (address) => ({ ...(await measureMemory(address)) }),
    targets: { 'map of 50,000 places, panned 300 times': 0.9, 'parking, an hour later': 0.9 },
    options: ['--control'],
  },
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
  const { measure, targets, options } = mustHave(parts[part], `a part to compare: ${part}`)
  const served = async (from?: string) => {
    using product = await serveProduct(options, from)
    return await measure(part === 'page' ? `${product.address}/` : product.address)
  }
  const candidates = new Map([
    ['ours', () => served()],
    [revision, () => served(folder)],
  ])
  using floors = part === 'page' ? await serveFloors(await buildFloors()) : null
  if (floors !== null) candidates.set('least map', () => measure(`${floors.address}/map/`))

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
