import { openBrowser } from '../lib/openBrowser.ts'
import { lines, markSet, phoneContext, throttledPage } from './throttledPage.mjs'

/**
 * Times how long a page with a map takes until places are on its map and until all of it is drawn, with
 * network and processor really slowed down rather than reckoned.
 *
 * @param {string} address - of a page that sets the marks "places drawn" and "map drawn"
 * @returns {Promise<{ placesDrawn: number, mapDrawn: number }>} milliseconds since the navigation
 */
export async function timeMap(address) {
  const browser = await openBrowser()
  try {
    const page = await throttledPage(await phoneContext(browser), lines.slowRequests)
    await page.goto(address, { waitUntil: 'commit' })
    const placesDrawn = await markSet(page, 'places drawn')
    return { placesDrawn, mapDrawn: await markSet(page, 'map drawn') }
  } finally {
    await browser.close()
  }
}
