import { openBrowser } from './openBrowser.mjs'
import { phoneContext, throttledPage } from './throttledPage.mjs'

/**
 * Times how long a page with a map takes until its map is drawn, with network and processor really
 * slowed down rather than reckoned.
 *
 * @param {string} address - of a page that sets the mark "map drawn"
 * @returns {Promise<number>} milliseconds since the navigation
 */
export async function timeMap(address) {
  const browser = await openBrowser()
  try {
    const page = await throttledPage(await phoneContext(browser))
    await page.goto(address, { waitUntil: 'commit' })
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName('map drawn')[0]?.startTime,
      undefined,
      { timeout: 180_000 },
    )
    return await mark.jsonValue()
  } finally {
    await browser.close()
  }
}
