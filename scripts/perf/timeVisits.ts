import type { BrowserContext } from '@playwright/test'
import { openBrowser } from '../lib/openBrowser.ts'
import { signIn } from './signIn.ts'
import { markSet, phoneContext, promised, throttledPage, type Line } from './throttledPage.ts'

declare global {
  interface Window {
    /** When the awaited button was there, in milliseconds since the navigation. */
    buttonShown: Promise<number>
  }
}

/**
 * Times what people wait for, with network and processor really slowed down: a first visit, a second
 * one of the same browser, and a link of somebody who is signed in.
 *
 * @param address - where the product is served
 * @returns milliseconds since each navigation
 */
export async function timeVisits(address: string, line: Line): Promise<Record<string, number>> {
  await using browser = await openBrowser()
  const context = await phoneContext(browser)
  const first = await visitMap(context, address, line)
  const second = await visitMap(context, address, line)
  await signIn(context, address)
  await visitForm(context, address, line)
  return {
    'first visit: places listed and a press answered': first.listed,
    'first visit: places on the map': first.placed,
    'first visit: map drawn, with its tiles': first.drawn,
    'second visit: places listed': second.listed,
    'second visit: places on the map': second.placed,
    'second visit: map drawn, with its tiles': second.drawn,
    'second visit, signed in, link with zone and duration: price shown': await visitForm(
      context,
      address,
      line,
    ),
  }
}

/** Opens the list as soon as it can be pressed, as an impatient driver does. */
async function visitMap(context: BrowserContext, address: string, line: Line) {
  const page = await throttledPage(context, line)
  await page.addInitScript(watchButtons, { press: '^Список$', wait: 'Парковка \\d' })
  await page.goto(address, { waitUntil: 'commit' })
  const listed = await promised(page, () => window.buttonShown)
  const placed = await markSet(page, 'places drawn')
  const drawn = await markSet(page, 'map drawn')
  // Who comes again has been here for longer than the page needed.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.close()
  return { listed, placed, drawn }
}

async function visitForm(context: BrowserContext, address: string, line: Line): Promise<number> {
  const page = await throttledPage(context, line)
  await page.addInitScript(watchButtons, {
    press: null,
    wait: '^(Начать парковку · \\d|Сейчас бесплатно)',
  })
  await page.goto(`${address}/profile/parking?zone=101&duration=60`, { waitUntil: 'commit' })
  const shown = await promised(page, () => window.buttonShown)
  await page.close()
  return shown
}

/** The texts of buttons, as regular expressions; null presses nothing. */
interface Buttons {
  readonly press: string | null
  readonly wait: string
}

/** Runs in the page: presses the one button as soon as it is drawn, and promises when the other one is. */
function watchButtons({ press, wait }: Buttons): void {
  const find = (text: string) => {
    const pattern = new RegExp(text, 'u')
    return [...document.querySelectorAll('button')].find(
      (button) => pattern.test(button.textContent) && button.checkVisibility(),
    )
  }
  let isPressed = press === null
  window.buttonShown = new Promise((resolve) => {
    const look = () => {
      isAwaited = false
      const button = isPressed || press === null ? undefined : find(press)
      button?.click()
      isPressed ||= button !== undefined
      if (isPressed && find(wait) !== undefined) resolve(performance.now())
    }
    // Only what changes is looked at: to look at every frame makes the browser draw all of them.
    let isAwaited = false
    new MutationObserver(() => {
      if (!isAwaited) requestAnimationFrame(look)
      isAwaited = true
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}
