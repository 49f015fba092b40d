import type { Page } from '@playwright/test'
import { openBrowser } from '../lib/openBrowser.ts'
import { phoneContext, throttledPage } from './throttledPage.ts'

declare global {
  interface Window {
    startWaiting: () => void
    /** The longest wait since then, in milliseconds. */
    longestWait: () => Promise<number>
  }
}

/** What people do first, each by what it needs on the screen. */
const interactions: readonly [name: string, act: (page: Page) => Promise<void>][] = [
  ['open the legend', (page) => page.getByRole('button', { name: 'Слои и обозначения' }).click()],
  [
    'switch a category off',
    (page) => page.getByRole('checkbox', { name: 'Уличная парковка' }).click(),
  ],
  ['close the legend', (page) => page.keyboard.press('Escape')],
  [
    'type into the search',
    (page) => page.getByRole('combobox').first().pressSequentially('101', { delay: 60 }),
  ],
  ['choose a zone in the list', (page) => page.getByRole('option').first().click()],
  ['open the login', (page) => page.getByRole('button', { name: 'Войти' }).first().click()],
  [
    'say who signs in',
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Водитель' }).click(),
  ],
  [
    'type into the login',
    (page) => page.getByRole('dialog').getByRole('textbox').first().pressSequentially('driver'),
  ],
]

/**
 * Does what people do first on the page of the map, on a slowed processor, and reads from the Event
 * Timing API how long the next frame let each of it wait.
 *
 * @returns milliseconds; what took less than 16 counts as 16
 */
export async function timeInteractions(address: string): Promise<Record<string, number>> {
  await using browser = await openBrowser()
  const page = await throttledPage(await phoneContext(browser), null)
  await page.addInitScript(observe)
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('map drawn').length > 0)
  const waits: Record<string, number> = {}
  for (const [name, act] of interactions) {
    await page.evaluate(() => window.startWaiting())
    await act(page)
    waits[name] = await page.evaluate(() => window.longestWait())
  }
  return waits
}

/** Runs in the page: keeps the longest wait since it was last asked to start. */
function observe(): void {
  let longest = 16
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const isAnswer = entry instanceof PerformanceEventTiming && entry.interactionId > 0
      if (isAnswer) longest = Math.max(longest, entry.duration)
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16 })
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  window.startWaiting = () => {
    observer.takeRecords()
    longest = 16
  }
  window.longestWait = async () => {
    // An entry arrives with the frame after the one that it waited for.
    for (let frames = 0; frames < 3; frames += 1) await frame()
    note(observer.takeRecords())
    return longest
  }
}
