import { verdict } from './firstPageRows.mjs'

/**
 * How long people wait for an answer to what they do.
 *
 * @param {Record<string, number>} waits - milliseconds by what was done
 */
export function interactionRows(waits) {
  const rows = Object.entries(waits).map(([name, wait]) => [
    name,
    '≤ 150 ms',
    wait <= 16 ? '≤ 16 ms' : `${Math.round(wait)} ms`,
    verdict(wait <= 150),
  ])
  return [['interaction, processor slowed four times', 'target', 'ours', 'met'], ...rows]
}

/**
 * The history of somebody who has parked a lot.
 *
 * @param {{ longestFrame: number, filterAnswered: number }} measured - milliseconds
 */
export function operationRows({ longestFrame, filterAnswered }) {
  return [
    ['history of 50,000 operations', 'target', 'ours', 'met'],
    waitRow('scrolled: the longest frame', 50, longestFrame),
    waitRow('filter: from its answer to its rows', 150, filterAnswered),
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
 * @param {Record<string, number>} usual - milliseconds
 * @param {Record<string, number>} slowed - the same with a processor slowed four times
 */
export function fleetRows(usual, slowed) {
  const written = (taken) => `${Math.round(taken)} ms`
  const rows = fleetFigures.map(({ title, name, target }) => [
    title,
    `≤ ${target} ms`,
    written(usual[name]),
    verdict(usual[name] <= target),
    written(slowed[name]),
    verdict(slowed[name] <= target),
  ])
  return [['5,000 vehicles', 'target', 'ours', 'met', 'slowed four times', 'met'], ...rows]
}

function waitRow(title, target, taken) {
  return [title, `≤ ${target} ms`, `${Math.round(taken)} ms`, verdict(taken <= target)]
}

const mapFigures = [
  { title: 'first frame', name: 'firstFrame', targets: { 10_000: 100, 50_000: 180, 100_000: 300 } },
  { title: 'pan, p95', name: 'panP95', targets: { 10_000: 5, 50_000: 8, 100_000: 8 } },
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
  const find = (candidate, count, name) =>
    measured.find((one) => one.candidate === candidate && one.count === count).figures[name]
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
        ours.toFixed(1),
        target === undefined ? '' : verdict(ours <= target),
        plain.toFixed(1),
        clustered.toFixed(1),
        ratio(ours, plain),
        ratio(ours, clustered),
      ]
    }),
  )
  const head = ['map, ms', 'target', 'ours', 'met', 'plain layer', 'supercluster']
  return [[...head, 'ratio to plain', 'ratio to supercluster'], ...rows]
}

/** What people wait for at most, in milliseconds. */
const longestWaits = {
  'first visit: places listed and a press answered': 2400,
  'first visit: map drawn with its places': 3300,
  'second visit: places listed': 900,
  'second visit: map drawn': 1400,
  'second visit, signed in, link with zone and duration: price shown': 1600,
}

/** @param {Record<string, number>} waits - milliseconds by what was waited for */
export function visitRows(waits) {
  const seconds = (value) => `${(value / 1000).toFixed(2)} s`
  const rows = Object.entries(longestWaits).map(([name, target]) => [
    name,
    `≤ ${seconds(target)}`,
    seconds(waits[name]),
    verdict(waits[name] <= target),
  ])
  return [['waiting, network and processor slowed', 'target', 'ours', 'met'], ...rows]
}

/** @param {{ cold: number, warm: number }} taken - milliseconds for all cities */
export function cityRows({ cold, warm }) {
  const row = (title, target, taken) => [
    title,
    `≤ ${target / 1000} s`,
    `${(taken / 1000).toFixed(2)} s`,
    verdict(taken <= target),
  ]
  return [
    ['pages of all cities', 'target', 'ours', 'met'],
    row('cold', 5000, cold),
    row('warm', 500, warm),
  ]
}

function ratio(ours, floor) {
  return floor <= 0 ? '' : (ours / floor).toFixed(2)
}
