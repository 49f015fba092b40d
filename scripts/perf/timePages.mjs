import { openBrowser } from '../lib/openBrowser.ts'
import { signIn, signInCompany } from './signIn.mjs'
import { phoneContext, promised, throttledPage } from './throttledPage.mjs'

/** Every page, by who opens it. */
const pages = {
  guest: [
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
  driver: [
    '/profile/parking',
    '/profile/operations',
    '/profile/my-profile',
    '/profile/abonements',
    '/profile/constructor',
    '/profile/penalty',
    '/profile/receipts',
    '/profile/feedback',
  ],
  company: [
    '/coop-profile',
    '/coop-profile/drivers',
    '/coop-profile/vehicles',
    '/coop-profile/devices',
    '/coop-profile/overview',
  ],
}

const signInAs = { guest: async () => {}, driver: signIn, company: signInCompany }

/**
 * Times every page of the portal and the console for somebody who has been there before, with network
 * and processor really slowed down.
 *
 * @param {string} address - where the product is served
 * @returns {Promise<Record<string, { heading: number, content: number, blocked: number, scripts: number }>>}
 *   by path: milliseconds until its heading is shown and until all it asks for is, milliseconds of long
 *   tasks beyond 50 each, and bytes of its scripts as they are kept
 */
export async function timePages(address) {
  const browser = await openBrowser()
  const timed = {}
  try {
    for (const [who, paths] of Object.entries(pages)) {
      const context = await phoneContext(browser)
      await signInAs[who](context, address)
      for (const path of paths) {
        await open(await context.newPage(), address + path)
        timed[path] = await open(await throttledPage(context), address + path)
      }
      await context.close()
    }
    return timed
  } finally {
    await browser.close()
  }
}

async function open(page, address) {
  await page.addInitScript(watchPage)
  await page.goto(address, { waitUntil: 'commit' })
  const figures = await promised(page, 'window.pageTimed')
  await page.close()
  return figures
}

/** Runs in the page: notes its heading, its long tasks, and when the last of its answers is shown. */
function watchPage() {
  const stillFor = 1000
  let [blocked, heading, underWay, shownAt] = [0, 0, 0, 0]
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const isShown = (element) => element !== null && element.checkVisibility() && element.textContent
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
