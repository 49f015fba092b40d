import { openBrowser } from '../lib/openBrowser.ts'
import { lines, markSet, phoneContext, throttledPage } from './throttledPage.ts'

/** When a map was there, in milliseconds since the navigation. */
export interface MapTimes {
  readonly placesDrawn: number
  readonly mapDrawn: number
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
