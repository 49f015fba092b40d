import { floors } from './buildFloors.mjs'
import { spreadOf } from './summary.mjs'
import { verdict } from './verdict.mjs'

const seconds = (value) => `${(value / 1000).toFixed(2)} s`
const milliseconds = (value) => `${Math.round(value)} ms`
const kilobytes = (value) => `${Math.round(value / 1000)} kB`
const plain = (value) => String(Math.round(value * 1000) / 1000)

/** Each figure that is shown, how it is written, its target and the floor that its ratio is to. */
const wanted = [
  {
    title: 'first contentful paint',
    name: 'firstPaint',
    written: seconds,
    target: 750,
    floor: 'shell',
  },
  {
    title: 'largest contentful paint',
    name: 'largestPaint',
    written: seconds,
    target: 750,
    floor: 'shell',
  },
  {
    title: 'JS before the page can be used',
    name: 'usableScripts',
    written: kilobytes,
    target: 180_000,
    floor: 'stack',
  },
  {
    title: 'JS, all that loads, with the map',
    name: 'scripts',
    written: kilobytes,
    target: 270_000,
    floor: 'map',
  },
  {
    title: 'CSS before the page can be used',
    name: 'usableStyles',
    written: kilobytes,
    target: 12_000,
    floor: 'stack',
  },
  {
    title: 'requests before the page can be used',
    name: 'usableRequests',
    written: plain,
    target: 20,
    floor: 'map',
  },
  {
    title: 'total blocking time',
    name: 'blocked',
    written: milliseconds,
    target: 150,
    floor: 'map',
  },
  { title: 'cumulative layout shift', name: 'shift', written: plain, target: 0.02, floor: 'map' },
  {
    title: 'interactive with the map',
    name: 'interactive',
    written: seconds,
    floor: 'map',
  },
  {
    title: 'places on the map, really throttled',
    name: 'placesDrawn',
    written: seconds,
    floor: 'map',
  },
  { title: 'the map drawn, really throttled', name: 'mapDrawn', written: seconds, floor: 'map' },
  {
    title: 'Lighthouse, performance',
    name: 'performance',
    written: plain,
    target: 97,
    isScore: true,
  },
  {
    title: 'Lighthouse, accessibility',
    name: 'accessibility',
    written: plain,
    target: 100,
    isScore: true,
  },
  {
    title: 'Lighthouse, best practices',
    name: 'bestPractices',
    written: plain,
    target: 100,
    isScore: true,
  },
  { title: 'Lighthouse, SEO', name: 'seo', written: plain, target: 100, isScore: true },
]

/**
 * The first page beside the floors: a row for each thing that has a target.
 *
 * @param {Record<string, Record<string, import('./summary.mjs').Summary>>} measured - by name: `ours`
 *   and the floors
 */
export function firstPageRows(measured) {
  const head = ['first page `/`', 'target', 'ours', 'least to most', 'met', ...floors, 'ratio']
  const rows = wanted.map(({ title, name, written, target, floor, isScore = false }) => {
    const ours = measured.ours[name].middle
    const least = floor === undefined ? 0 : measured[floor][name].middle
    const figures = floors.map((one) =>
      name in measured[one] ? written(measured[one][name].middle) : '',
    )
    return [
      title,
      target === undefined ? '' : `${isScore ? '≥' : '≤'} ${written(target)}`,
      written(ours),
      spreadOf(measured.ours[name], written),
      target === undefined ? '' : verdict(isScore ? ours >= target : ours <= target),
    ].concat(figures, least === 0 ? '' : `${(ours / least).toFixed(2)} × ${floor}`)
  })
  return [head, ...rows]
}
