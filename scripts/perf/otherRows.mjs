import { spreadOf, summarise } from './summary.mjs'
import { verdict } from './verdict.mjs'

/** @typedef {Record<string, import('./summary.mjs').Summary>} Summaries */

const milliseconds = (taken) => `${Math.round(taken)} ms`
const seconds = (taken) => `${(taken / 1000).toFixed(2)} s`
const head = (title) => [title, 'target', 'ours', 'least to most', 'met']

/**
 * How long people wait for an answer to what they do.
 *
 * @param {Summaries} waits - milliseconds by what was done
 */
export function interactionRows(waits) {
  const written = (wait) => (wait <= 16 ? '≤ 16 ms' : milliseconds(wait))
  const rows = Object.entries(waits).map(([name, wait]) => row(name, 150, wait, written))
  return [head('interaction, processor slowed four times'), ...rows]
}

/**
 * The history of somebody who has parked a lot.
 *
 * @param {Summaries} measured - milliseconds
 */
export function operationRows({ longestFrame, filterAnswered }) {
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
]

/**
 * The vehicles of a company that has many.
 *
 * @param {Summaries} usual - milliseconds
 * @param {Summaries} slowed - the same with a processor slowed four times
 */
export function fleetRows(usual, slowed) {
  const rows = fleetFigures.map(({ title, name, target }) =>
    row(title, target, slowed[name]).concat(milliseconds(usual[name].middle)),
  )
  return [[...head('5,000 vehicles, processor slowed four times'), 'not slowed'], ...rows]
}

/** A row of milliseconds. */
function row(title, target, summary, written = milliseconds) {
  return [
    title,
    `≤ ${written(target)}`,
    written(summary.middle),
    spreadOf(summary, written),
    verdict(summary.middle <= target),
  ]
}

const mapFigures = [
  { title: 'first frame', name: 'firstFrame', targets: { 10_000: 100, 50_000: 180, 100_000: 300 } },
  { title: 'pan, p95', name: 'panP95', targets: { 10_000: 5, 50_000: 8, 100_000: 8 } },
  { title: 'the longest pan', name: 'longestPan', targets: {} },
  { title: 'zoom step', name: 'zoomStep', targets: { 10_000: 6, 50_000: 10, 100_000: 11 } },
  { title: 'hit, p95', name: 'hitP95', targets: { 10_000: 1, 50_000: 1, 100_000: 1 } },
  { title: 'a category switched off', name: 'filter', targets: { 50_000: 16.7 } },
  { title: 'heap, MB', name: 'heap', targets: { 10_000: 5, 50_000: 10, 100_000: 15 } },
]

/**
 * The map at scale beside a plain vector layer and one that supercluster feeds.
 *
 * @param {import('@parking/map/bench').MapFigures[]} measured
 */
export function mapRows(measured) {
  const summaries = measured.map(({ runs, ...one }) => ({ ...one, figures: summarise(runs) }))
  const find = (candidate, count, name) =>
    summaries.find((one) => one.candidate === candidate && one.count === count).figures[name]
  const written = (figure) => figure.toFixed(1)
  const counts = [10_000, 50_000, 100_000]
  const rows = counts.flatMap((count) =>
    mapFigures.map(({ title, name, targets }) => {
      const [ours, plain, clustered] = ['ours', 'plain', 'clustered'].map((one) =>
        find(one, count, name),
      )
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
 * @param {Summaries} waits - milliseconds by what was waited for
 * @param {Summaries} slower - the same where each request takes longer
 */
export function visitRows(waits, slower) {
  const rowsOf = (timed, more) =>
    Object.entries(longestWaits).map(([name, target]) =>
      row(name + more, target, timed[name], seconds),
    )
  return [
    head('waiting, network and processor slowed'),
    ...rowsOf(waits, ''),
    ...rowsOf(slower, ' (562 ms a request)'),
  ]
}

/** @param {Summaries} taken - milliseconds for all cities: `cold`, `warm` */
export function cityRows({ cold, warm }) {
  return [
    head('pages of all cities'),
    row('cold', 5000, cold, seconds),
    row('warm', 500, warm, seconds),
  ]
}

/**
 * Every page, for somebody who has been there before.
 *
 * @param {Record<string, Summaries>} timed - by path
 */
export function pageRows(timed) {
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
 * @param {Record<string, Summaries>} timed - `taken` in milliseconds and `presses`, by the way
 */
export function parkingRows(timed) {
  const rows = Object.entries(timed).map(([name, { taken, presses }]) => [
    name,
    seconds(taken.middle),
    spreadOf(taken, seconds),
    String(presses.middle),
  ])
  return [['parking, second visit, signed in', 'ours', 'least to most', 'presses'], ...rows]
}

/** @param {Summaries} timed - of the demonstration's server */
export function serverRows({ up, costs, starts, atFirst, afterRequests, ...after }) {
  const rate = (figure) => `${Math.round(figure)} a second`
  const megabytes = (figure) => `${Math.round(figure)} MB`
  const plain = (title, summary, written) => [
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

function ratio(ours, floor) {
  return floor <= 0 ? '' : (ours / floor).toFixed(2)
}
