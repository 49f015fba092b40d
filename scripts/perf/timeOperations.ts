import { longestFrame } from './longestFrame.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { signIn } from './signIn.ts'

declare global {
  interface Window {
    /** When the last answer came, in milliseconds since the navigation. */
    answeredAt: number
    watchFilter: () => void
    /** Milliseconds from the answer to a filter to its rows. */
    filterShown: Promise<number>
  }
}

const total = 50_000
const frames = 240

/** How long a history lets people wait, in milliseconds. */
export interface OperationTimes {
  /** While it is scrolled. */
  readonly longestFrame: number
  /** From the answer to a filter to its rows. */
  readonly filterAnswered: number
}

/**
 * Times a history of 50,000 operations that has been read to its end.
 *
 * @param address - where the product is served
 */
export async function timeOperations(address: string): Promise<OperationTimes> {
  await using browser = await openBrowser()
  const context = await browser.newContext({ locale: 'ru-RU' })
  await signIn(context, address)
  const page = await context.newPage()
  await page.addInitScript(answerOperations, total)
  await page.goto(`${address}/profile/operations?period=all`)
  await page.getByRole('rowheader').first().waitFor()
  await page.evaluate(readAll)
  // Who scrolls through years has been here for longer than the browser needed to keep the build.
  await page.evaluate(() => navigator.serviceWorker.ready)
  const longest = await page.evaluate(longestFrame, frames)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => window.watchFilter())
  await page.getByLabel('Операции', { exact: true }).selectOption('refill')
  const filterAnswered = await page.evaluate(() => window.filterShown)
  return { longestFrame: longest, filterAnswered }
}

/** Runs in the page: stands in the back end's place, so that only the page is timed. */
function answerOperations(count: number): void {
  const real = window.fetch
  const operation = (type: string | null, at: number) => ({
    orderNumber: String(at),
    type,
    status: 'done',
    dateOperation: '21/11/2026 12:05',
    startsOf: '21/11/2026 12:05',
    endOf: '21/11/2026 13:05',
    zone: String(101 + (at % 12)),
    transport: 'А123ВС116',
    sum: '100.50',
  })
  window.fetch = async (request, more) => {
    const isAsked = request instanceof Request && request.url.includes('get-operations-with-filter')
    if (!isAsked) return real(request, more)
    const fields = new URLSearchParams(await request.clone().text())
    const wanted = fields.get('Operation')
    // Ten times as many as were asked for, or a thousand calls would have to be waited for.
    const first = Number(fields.get('offset')) * 10
    const length = Math.min(Number(fields.get('limit')) * 10, count - first)
    const type = wanted === 'all' ? 'payment' : wanted
    const result = Array.from({ length }, (_, at) => operation(type, first + at))
    window.answeredAt = performance.now()
    return Response.json({ status: 'ok', result, total: count })
  }
  window.watchFilter = () => {
    window.filterShown = new Promise((resolve) => {
      const look = () => {
        const shown = document.querySelector('tbody th')?.textContent ?? ''
        if (shown.startsWith('Пополнение')) resolve(performance.now() - window.answeredAt)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  }
}

/** Runs in the page: presses "show more" until there is no more. */
async function readAll(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const more = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Показать ещё')
  for (let without = 0; without < 10; without += 1) {
    if (more() !== undefined) without = 0
    more()?.click()
    await frame()
  }
}
