const bytesOf = (kilobits) => kilobits * 125

/** The line of somebody with slow 4G. */
export const lines = {
  /** As it is described: 1.6 Mbit/s, and 150 ms until each answer begins. */
  slow4G: {
    latency: 150,
    downloadThroughput: bytesOf(1600),
    uploadThroughput: bytesOf(750),
  },
  /**
   * As Lighthouse has a browser apply it: each answer waits as long as several round trips take, for a
   * browser slows down requests rather than packets and leaves handshakes out.
   */
  slowRequests: {
    latency: 562.5,
    downloadThroughput: bytesOf(1474.56),
    uploadThroughput: bytesOf(675),
  },
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
 * @param {typeof lines.slow4G | null} [line] - null leaves the network as fast as it is
 */
export async function throttledPage(context, line = lines.slow4G) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (line !== null) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
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
