/** A phone in the hand of somebody with slow 4G, as Lighthouse applies it while a page loads. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * 128,
  uploadThroughput: 675 * 128,
}

/** Opens a browser's memory of its own, on the screen of a phone. */
export function phoneContext(browser) {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
  })
}

/**
 * Opens an empty page on a processor four times slower.
 *
 * @param {import('@playwright/test').BrowserContext} context - what earlier pages of it have loaded
 *   is there already
 * @param {{ isOnline?: boolean }} [options] - whether the network is left as fast as it is
 */
export async function throttledPage(context, { isOnline = false } = {}) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!isOnline) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
  }
  return page
}

/**
 * Waits until a page has set a mark.
 *
 * @returns {Promise<number>} when that was, in milliseconds since the navigation
 */
export async function markSet(page, name) {
  const mark = await page.waitForFunction(
    (marked) => performance.getEntriesByName(marked)[0]?.startTime,
    name,
    { timeout: 180_000 },
  )
  return mark.jsonValue()
}
