import type { MapFigures } from '@parking/map/bench'
import { mustHave } from '../lib/mustHave.ts'
import { spreadOf, summarise, type Summary, type Summed } from './summary.ts'
import type { Table } from './table.ts'
import type { CityTimes } from './timeCities.ts'
import type { FleetTimes } from './timeFleet.ts'
import type { OperationTimes } from './timeOperations.ts'
import type { PageTimes } from './timePages.ts'
import type { ParkingTimes } from './timeParking.ts'
import type { ServerFigures } from './timeServer.ts'
import { verdict } from './verdict.ts'

/** Milliseconds by what was waited for. */
type Waits = Summed<Record<string, number>>
/** Writes a figure with its unit. */
type Write = (figure: number) => string

const milliseconds = (taken: number) => `${Math.round(taken)} ms`
const seconds = (taken: number) => `${(taken / 1000).toFixed(2)} s`
const head = (title: string) => [title, 'target', 'ours', 'least to most', 'met']

/** How long people wait for an answer to what they do. */
export function interactionRows(waits: Waits): Table {
  const written = (wait: number) => (wait <= 16 ? '≤ 16 ms' : milliseconds(wait))
  const rows = Object.entries(waits).map(([name, wait]) => row(name, 150, wait, written))
  return [head('interaction, processor slowed four times'), ...rows]
}

/** The history of somebody who has parked a lot. */
export function operationRows({ longestFrame, filterAnswered }: Summed<OperationTimes>): Table {
  return [
    head('history of 50,000 operations'),
    row('scrolled: the longest frame', 50, longestFrame),
    row('filter: from its answer to its rows', 150, filterAnswered),
  ]
}

const fleetFigures = [
  { title: 'first rows, from the answer', name: 'firstRows', target: 150 },
  { title: 'filter', name: 'filtered', target: 100 },
  { title: 'search, a key', name: 'searched', target: 100 },
  { title: 'sort', name: 'sorted', target: 100 },
  { title: 'scrolled: the longest frame', name: 'longestFrame', target: 50 },
] as const

/**
 * The vehicles of a company that has many.
 *
 * @param slowed - with a processor slowed four times
 */
export function fleetRows(usual: Summed<FleetTimes>, slowed: Summed<FleetTimes>): Table {
  const rows = fleetFigures.map(({ title, name, target }) =>
    row(title, target, slowed[name]).concat(milliseconds(usual[name].middle)),
  )
  return [[...head('5,000 vehicles, processor slowed four times'), 'not slowed'], ...rows]
}

/** A row of milliseconds. */
function row(
  title: string,
  target: number,
  summary: Summary,
  written: Write = milliseconds,
): string[] {
  return [
    title,
    `≤ ${written(target)}`,
    written(summary.middle),
    spreadOf(summary, written),
    verdict(summary.middle <= target),
  ]
}

/** A figure of the map, and its targets by the number of places. */
interface MapFigure {
  readonly title: string
  readonly name: keyof MapFigures['runs'][number]
  readonly targets: Readonly<Partial<Record<number, number>>>
}

const mapFigures: readonly MapFigure[] = [
  { title: 'first frame', name: 'firstFrame', targets: { 10_000: 100, 50_000: 180, 100_000: 300 } },
  { title: 'pan, p95', name: 'panP95', targets: { 10_000: 5, 50_000: 8, 100_000: 8 } },
  { title: 'the longest pan', name: 'longestPan', targets: {} },
  { title: 'zoom step', name: 'zoomStep', targets: { 10_000: 6, 50_000: 10, 100_000: 11 } },
  { title: 'hit, p95', name: 'hitP95', targets: { 10_000: 1, 50_000: 1, 100_000: 1 } },
  { title: 'a category switched off', name: 'filter', targets: { 50_000: 16.7 } },
  { title: 'heap, MB', name: 'heap', targets: { 10_000: 5, 50_000: 10, 100_000: 15 } },
]

/** The map at scale beside a plain vector layer and one that supercluster feeds. */
export function mapRows(measured: readonly MapFigures[]): Table {
  const summaries = measured.map(({ runs, ...one }) => ({ ...one, figures: summarise(runs) }))
  const find = (candidate: MapFigures['candidate'], count: number, name: MapFigure['name']) => {
    const found = summaries.find((one) => one.candidate === candidate && one.count === count)
    return mustHave(found, `${candidate} with ${count}`).figures[name]
  }
  const written = (figure: number) => figure.toFixed(1)
  const counts = [10_000, 50_000, 100_000]
  const rows = counts.flatMap((count) =>
    mapFigures.map(({ title, name, targets }) => {
      const ours = find('ours', count, name)
      const plain = find('plain', count, name)
      const clustered = find('clustered', count, name)
      const target = targets[count]
      return [
        `${count.toLocaleString('en')}: ${title}`,
        target === undefined ? '' : `≤ ${target}`,
        written(ours.middle),
        spreadOf(ours, written),
        target === undefined ? '' : verdict(ours.middle <= target),
        written(plain.middle),
        written(clustered.middle),
        ratio(ours.middle, plain.middle),
        ratio(ours.middle, clustered.middle),
      ]
    }),
  )
  const others = ['plain layer', 'supercluster', 'ratio to plain', 'ratio to supercluster']
  return [[...head('map, ms'), ...others], ...rows]
}

/** What people wait for at most, in milliseconds. */
const longestWaits = {
  'first visit: places listed and a press answered': 2400,
  'first visit: places on the map': 3300,
  'first visit: map drawn, with its tiles': 3300,
  'second visit: places listed': 900,
  'second visit: places on the map': 1400,
  'second visit: map drawn, with its tiles': 1400,
  'second visit, signed in, link with zone and duration: price shown': 1600,
}

/**
 * What people wait for who open the product.
 *
 * @param slower - where each request takes longer
 */
export function visitRows(waits: Waits, slower: Waits): Table {
  const rowsOf = (timed: Waits, more: string) =>
    Object.entries(longestWaits).map(([name, target]) =>
      row(name + more, target, mustHave(timed[name], name), seconds),
    )
  return [
    head('waiting, network and processor slowed'),
    ...rowsOf(waits, ''),
    ...rowsOf(slower, ' (562 ms a request)'),
  ]
}

/** The pages of all cities. */
export function cityRows({ cold, warm }: Summed<CityTimes>): Table {
  return [
    head('pages of all cities'),
    row('cold', 5000, cold, seconds),
    row('warm', 500, warm, seconds),
  ]
}

/**
 * Every page, for somebody who has been there before.
 *
 * @param timed - by path
 */
export function pageRows(timed: Readonly<Record<string, Summed<PageTimes>>>): Table {
  const most = 150
  const rows = Object.entries(timed).map(([path, { heading, content, blocked, scripts }]) => [
    `\`${path}\``,
    `≤ ${milliseconds(most)}`,
    milliseconds(blocked.middle),
    spreadOf(blocked, milliseconds),
    verdict(blocked.middle <= most),
    seconds(heading.middle),
    seconds(content.middle),
    spreadOf(content, seconds),
    `${Math.round(scripts.middle / 1000)} kB`,
  ])
  const more = ['heading', 'all that it asks for', 'least to most', 'scripts']
  return [[...head('long tasks beyond 50 ms each, second visit'), ...more], ...rows]
}

/**
 * What the product is for.
 *
 * @param timed - by the way to it
 */
export function parkingRows(timed: Readonly<Record<string, Summed<ParkingTimes>>>): Table {
  const rows = Object.entries(timed).map(([name, { taken, presses }]) => [
    name,
    seconds(taken.middle),
    spreadOf(taken, seconds),
    String(presses.middle),
  ])
  return [['parking, second visit, signed in', 'ours', 'least to most', 'presses'], ...rows]
}

/** The server of the demonstration. */
export function serverRows(figures: Summed<ServerFigures>): Table {
  const { up, costs, starts, atFirst, afterRequests, ...after } = figures
  const rate = (figure: number) => `${Math.round(figure)} a second`
  const megabytes = (figure: number) => `${Math.round(figure)} MB`
  const plain = (title: string, summary: Summary, written: Write) => [
    title,
    '',
    written(summary.middle),
    spreadOf(summary, written),
    '',
  ]
  return [
    head('server of the demonstration'),
    row('up', 1000, up, milliseconds),
    plain('cost, over sockets', costs, rate),
    plain('start, over sockets', starts, rate),
    plain('memory, begun', atFirst, megabytes),
    plain('memory after 10,000 requests', afterRequests, megabytes),
    plain('memory after what 200 drivers ask for in an hour', after.anHour, megabytes),
    plain('memory after another such hour', after.anotherHour, megabytes),
  ]
}

function ratio(ours: number, floor: number): string {
  return floor <= 0 ? '' : (ours / floor).toFixed(2)
}
