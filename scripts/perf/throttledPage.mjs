/** Milliseconds after which nothing more is expected of a page. */
const longestWait = 180_000

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
 * Waits for what a page promises, by the browser's own protocol: before Playwright looks into a page it
 * puts a quarter of a megabyte of its own there, for which the page would be timed as well.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} expression - of a promise, such as `window.shown`
 */
export async function promised(page, expression) {
  const devtools = await page.context().newCDPSession(page)
  let timer
  const tooLate = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${expression}: nothing came`)), longestWait)
  })
  const word = devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  const { result, exceptionDetails } = await Promise.race([word, tooLate])
  clearTimeout(timer)
  if (exceptionDetails !== undefined) {
    throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
  }
  return result.value
}

/**
 * Waits until a page has set a mark.
 *
 * @returns {Promise<number>} when that was, in milliseconds since the navigation
 */
export function markSet(page, name) {
  return promised(page, `(${String(whenMarked)})(${JSON.stringify(name)})`)
}

/** Runs in the page. */
function whenMarked(name) {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName(name)) resolve(startTime)
    })
    observer.observe({ type: 'mark', buffered: true })
  })
}
