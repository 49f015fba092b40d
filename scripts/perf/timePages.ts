import type { BrowserContext, Page } from '@playwright/test'
import { openBrowser } from '../lib/openBrowser.ts'
import { signIn, signInCompany } from './signIn.ts'
import { phoneContext, promised, throttledPage } from './throttledPage.ts'

declare global {
  interface Window {
    pageTimed: Promise<PageTimes>
  }
}

/** How a page was. */
export interface PageTimes {
  /** Milliseconds until its heading is shown. */
  readonly heading: number
  /** Milliseconds until all that it asks for is. */
  readonly content: number
  /** Milliseconds of long tasks beyond 50 each. */
  readonly blocked: number
  /** Bytes of its scripts as they are kept. */
  readonly scripts: number
}

/** Somebody who opens pages, signed in first unless a guest. */
interface Visitor {
  readonly signIn?: (context: BrowserContext, address: string) => Promise<void>
  readonly paths: readonly string[]
}

/** Every page, by who opens it. */
export const visitors: readonly Visitor[] = [
  {
    paths: [
      '/',
      '/registration',
      '/restore-password',
      '/guest-payment',
      '/news',
      '/pages/help',
      '/sms-commands',
      '/check',
      '/legal/auth',
    ],
  },
  {
    signIn,
    paths: [
      '/profile/parking',
      '/profile/operations',
      '/profile/my-profile',
      '/profile/abonements',
      '/profile/constructor',
      '/profile/penalty',
      '/profile/receipts',
      '/profile/feedback',
    ],
  },
  {
    signIn: signInCompany,
    paths: [
      '/coop-profile',
      '/coop-profile/drivers',
      '/coop-profile/vehicles',
      '/coop-profile/devices',
      '/coop-profile/overview',
      '/coop-profile/operations',
    ],
  },
]

/**
 * Times every page of the portal and the console for somebody who has been there before, with network
 * and processor really slowed down.
 *
 * @param address - where the product is served
 * @returns by path
 */
export async function timePages(address: string): Promise<Record<string, PageTimes>> {
  await using browser = await openBrowser()
  const timed: Record<string, PageTimes> = {}
  for (const { signIn: enter, paths } of visitors) {
    const context = await phoneContext(browser)
    await enter?.(context, address)
    for (const path of paths) {
      await openTimed(await context.newPage(), address + path)
      timed[path] = await openTimed(await throttledPage(context), address + path)
    }
    await context.close()
  }
  return timed
}

/**
 * Opens a page, waits until all that it asks for is shown, and closes it.
 *
 * @param atLast - what is done before it is closed
 */
export async function openTimed(
  page: Page,
  address: string,
  atLast?: () => Promise<void>,
): Promise<PageTimes> {
  await page.addInitScript(watchPage)
  await page.goto(address, { waitUntil: 'commit' })
  const figures = await promised(page, () => window.pageTimed)
  await atLast?.()
  await page.close()
  return figures
}

/** Runs in the page: notes its heading, its long tasks, and when the last of its answers is shown. */
function watchPage(): void {
  performance.mark('opened')
  const stillFor = 1000
  let [blocked, heading, underWay, shownAt] = [0, 0, 0, 0]
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const isShown = (element: Element | null) =>
    element !== null && element.checkVisibility() && element.textContent
  const look = () => {
    if (isShown(document.querySelector('main h1'))) heading = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const real = window.fetch
  window.fetch = async (...asked) => {
    underWay += 1
    try {
      return await real(...asked)
    } finally {
      underWay -= 1
      // Two frames on, what has come is to be seen.
      requestAnimationFrame(() => requestAnimationFrame(() => (shownAt = performance.now())))
    }
  }
  const figures = () => {
    const content = Math.max(heading, shownAt)
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { heading, content, blocked, scripts }
  }
  window.pageTimed = new Promise((resolve) => {
    const ask = () => {
      const isStill = performance.now() - Math.max(heading, shownAt) >= stillFor
      if (heading > 0 && underWay === 0 && isStill) resolve(figures())
      else setTimeout(ask, 100)
    }
    ask()
  })
}
