import { mustHave } from '../lib/mustHave.ts'
import { floors, type Floor } from './buildFloors.ts'
import type { MeasuredPage, PageName } from './measureFirstPage.ts'
import { spreadOf, type Summary } from './summary.ts'
import type { Table } from './table.ts'
import { verdict } from './verdict.ts'

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
const milliseconds = (value: number) => `${Math.round(value)} ms`
const kilobytes = (value: number) => `${Math.round(value / 1000)} kB`
const plain = (value: number) => String(Math.round(value * 1000) / 1000)

/** A figure that is shown, how it is written, its target and the floor that its ratio is to. */
interface Wanted {
  readonly title: string
  readonly name: keyof MeasuredPage
  readonly written: (value: number) => string
  readonly target?: number
  readonly floor?: Floor
  /** Whether more is better; false when absent. */
  readonly isScore?: boolean
}

const wanted: readonly Wanted[] = [
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

/** The first page beside the floors: a row for each thing that has a target. */
export function firstPageRows(measured: ReadonlyMap<PageName, MeasuredPage>): Table {
  const find = (page: PageName, name: keyof MeasuredPage): Summary | undefined =>
    mustHave(measured.get(page), page)[name]
  const head = ['first page `/`', 'target', 'ours', 'least to most', 'met', ...floors, 'ratio']
  const rows = wanted.map(({ title, name, written, target, floor, isScore = false }) => {
    const summary = mustHave(find('ours', name), name)
    const ours = summary.middle
    const least = floor === undefined ? 0 : mustHave(find(floor, name), name).middle
    const figures = floors.map((one) => {
      const figure = find(one, name)
      return figure === undefined ? '' : written(figure.middle)
    })
    return [
      title,
      target === undefined ? '' : `${isScore ? '≥' : '≤'} ${written(target)}`,
      written(ours),
      spreadOf(summary, written),
      target === undefined ? '' : verdict(isScore ? ours >= target : ours <= target),
    ].concat(figures, least === 0 ? '' : `${(ours / least).toFixed(2)} × ${floor}`)
  })
  return [head, ...rows]
}
