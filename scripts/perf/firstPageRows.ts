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

/** A figure that is shown: the floor that its ratio is to, or that more of it is better. */
type Wanted = readonly [
  title: string,
  name: keyof MeasuredPage,
  written: (value: number) => string,
  target: number | null,
  floor: Floor | 'score',
]

const wanted: readonly Wanted[] = [
  ['first contentful paint', 'firstPaint', seconds, 750, 'shell'],
  ['largest contentful paint', 'largestPaint', seconds, 750, 'shell'],
  ['JS before the page can be used', 'usableScripts', kilobytes, 180_000, 'stack'],
  ['JS, all that loads, with the map', 'scripts', kilobytes, 270_000, 'map'],
  ['CSS before the page can be used', 'usableStyles', kilobytes, 12_000, 'stack'],
  ['requests before the page can be used', 'usableRequests', plain, 20, 'map'],
  ['total blocking time', 'blocked', milliseconds, 150, 'map'],
  ['cumulative layout shift', 'shift', plain, 0.02, 'map'],
  ['interactive with the map', 'interactive', seconds, null, 'map'],
  ['places on the map, really throttled', 'placesDrawn', seconds, null, 'map'],
  ['the map drawn, really throttled', 'mapDrawn', seconds, null, 'map'],
  ['Lighthouse, performance', 'performance', plain, 97, 'score'],
  ['Lighthouse, accessibility', 'accessibility', plain, 100, 'score'],
  ['Lighthouse, best practices', 'bestPractices', plain, 100, 'score'],
  ['Lighthouse, SEO', 'seo', plain, 100, 'score'],
]

/** The first page beside the floors: a row for each thing that has a target. */
export function firstPageRows(measured: ReadonlyMap<PageName, MeasuredPage>): Table {
  const find = (page: PageName, name: keyof MeasuredPage): Summary | undefined =>
    mustHave(measured.get(page), page)[name]
  const head = ['first page `/`', 'target', 'ours', 'least to most', 'met', ...floors, 'ratio']
  const rows = wanted.map(([title, name, written, target, floor]) => {
    const isScore = floor === 'score'
    const summary = mustHave(find('ours', name), name)
    const ours = summary.middle
    const least = isScore ? 0 : mustHave(find(floor, name), name).middle
    const figures = floors.map((one) => {
      const figure = find(one, name)
      return figure === undefined ? '' : written(figure.middle)
    })
    return [
      title,
      target === null ? '' : `${isScore ? '≥' : '≤'} ${written(target)}`,
      written(ours),
      spreadOf(summary, written),
      target === null ? '' : verdict(isScore ? ours >= target : ours <= target),
    ].concat(figures, least === 0 ? '' : `${(ours / least).toFixed(2)} × ${floor}`)
  })
  return [head, ...rows]
}
