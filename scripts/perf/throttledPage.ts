import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Milliseconds after which nothing more is expected of a page. */
const longestWait = 180_000

const bytesOf = (kilobits: number) => kilobits * 125

/** How slow a network is: milliseconds until an answer begins, bytes a second. */
export interface Line {
  readonly latency: number
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

/** The line of somebody with slow 4G. */
export const lines = {
  /** As it is described: 1.6 Mbit/s, and 150 ms until each answer begins. */
  slow4G: {
    latency: 150,
    downloadThroughput: bytesOf(1600),
    uploadThroughput: bytesOf(750),
  },
  /**
   * As Lighthouse has a browser apply it: each answer waits as long as several round trips take. A
   * browser slows down whole requests, not packets, and leaves handshakes out.
   */
  slowRequests: {
    latency: 562.5,
    downloadThroughput: bytesOf(1474.56),
    uploadThroughput: bytesOf(675),
  },
} satisfies Readonly<Record<string, Line>>

/** Opens a browser's memory of its own, on the screen of a phone. */
export function phoneContext(browser: Browser): Promise<BrowserContext> {
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
 * @param context - what earlier pages of it have loaded is there already
 * @param line - null leaves the network as fast as it is
 */
export async function throttledPage(
  context: BrowserContext,
  line: Line | null = lines.slow4G,
): Promise<Page> {
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
 * Waits for what a page promises, by the browser's own protocol. Playwright would first put a quarter
 * of a megabyte of its own into the page, and that would be timed as well.
 *
 * @param ask - runs in the page
 * @param given - what it is called with there
 */
export async function promised<Value, Given extends readonly (string | number)[]>(
  page: Page,
  ask: (...given: Given) => Promise<Value>,
  ...given: Given
): Promise<Value> {
  const devtools = await page.context().newCDPSession(page)
  const asked = String(ask)
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${asked}: nothing came`)), longestWait)
  const word = devtools.send('Runtime.evaluate', {
    expression: `(${asked})(...${JSON.stringify(given)})`,
    awaitPromise: true,
    returnByValue: true,
  })
  const { result, exceptionDetails } = await Promise.race([word, tooLate])
  clearTimeout(timer)
  if (exceptionDetails !== undefined) {
    throw new Error(`${asked}: ${exceptionDetails.exception?.description}`)
  }
  const value: Value = result.value
  return value
}

/**
 * Waits until a page has set a mark.
 *
 * @returns when that was, in milliseconds since the navigation
 */
export function markSet(page: Page, name: string): Promise<number> {
  return promised(page, whenMarked, name)
}

/** Runs in the page. */
function whenMarked(name: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName(name)) resolve(startTime)
    })
    observer.observe({ type: 'mark', buffered: true })
  })
}
