import { openBrowser } from '../lib/openBrowser.ts'
import { pageWeight } from '../lib/pageWeight.ts'
import { auditPage, type PageFigures } from './auditPage.ts'
import { buildFloors, type Floor, floors } from './buildFloors.ts'
import { always, summarise, type Summary, type Summed } from './summary.ts'
import { serveFloors } from './serveFloors.ts'
import { lines, markSet, phoneContext, throttledPage } from './throttledPage.ts'

/** When a map was there, in milliseconds since the navigation. */
interface MapTimes {
  readonly placesDrawn: number
  readonly mapDrawn: number
}

/** What is measured of a page; only those with a map have its times. */
type Figures = PageFigures & Partial<MapTimes>

/** What a page needs before it can be used: bytes of scripts and styles, requests. */
interface Usable {
  readonly usableScripts: Summary
  readonly usableStyles: Summary
  readonly usableRequests: Summary
}

/** What several runs have shown of a page. */
export type MeasuredPage = Summed<Figures> & Usable

/** The product's page, or a floor's. */
export type PageName = 'ours' | Floor

/**
 * Measures the first page and the floors, in turn, so that a busy machine slows all of them.
 *
 * @param product - where the product is served
 */
export async function measureFirstPage(
  product: string,
  runs: number,
): Promise<Map<PageName, MeasuredPage>> {
  using served = await serveFloors(await buildFloors(), product)
  const pages = new Map<PageName, string>([
    ['ours', `${product}/`],
    ...floors.map((name) => [name, `${served.address}/${name}/`] as const),
  ])
  const measured = new Map<PageName, Figures[]>()
  for (let done = 0; done < runs; done += 1) {
    for (const [name, address] of pages) {
      const figures = await auditPage(address)
      const hasMap = name === 'ours' || name === 'map'
      const all = hasMap ? { ...figures, ...(await timeMap(address)) } : figures
      measured.set(name, [...(measured.get(name) ?? []), all])
    }
  }
  return new Map([...measured].map(([name, all]) => [name, withUsable(name, summarise(all))]))
}

/** A floor can be used once all of it has come; of our own page the build tells what it needs. */
function withUsable(name: PageName, summed: Summed<Figures>): MeasuredPage {
  if (name !== 'ours') {
    return {
      ...summed,
      usableScripts: summed.scripts,
      usableStyles: summed.styles,
      usableRequests: summed.requests,
    }
  }
  const { usable, styles, requests } = pageWeight()
  return {
    ...summed,
    usableScripts: always(usable),
    usableStyles: always(styles),
    usableRequests: always(requests),
  }
}

/**
 * Times how long a page with a map takes until places are on its map and until all of it is drawn, with
 * network and processor really slowed down rather than reckoned.
 *
 * @param address - of a page that sets the marks "places drawn" and "map drawn"
 */
export async function timeMap(address: string): Promise<MapTimes> {
  await using browser = await openBrowser()
  const page = await throttledPage(await phoneContext(browser), lines.slowRequests)
  await page.goto(address, { waitUntil: 'commit' })
  const placesDrawn = await markSet(page, 'places drawn')
  return { placesDrawn, mapDrawn: await markSet(page, 'map drawn') }
}
