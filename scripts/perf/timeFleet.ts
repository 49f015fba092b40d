import { longestFrame } from './longestFrame.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { signInCompany } from './signIn.ts'
import { promised } from './throttledPage.ts'

declare global {
  interface Window {
    /** Milliseconds from the arrival of the answer to the first rows. */
    firstRows: Promise<number>
    scrollToTop: () => Promise<number>
    /** Milliseconds from the last press or key to other rows. */
    rowsChanged: () => Promise<number>
  }
}

const total = 5000
const frames = 240

/** How long a company's list lets people wait, in milliseconds. */
export interface FleetTimes {
  /** From the arrival of the answer, once the page itself is shown. */
  readonly firstRows: number
  /** From a press or a key to the rows that it asks for. */
  readonly filtered: number
  readonly searched: number
  readonly sorted: number
  /** While the list is scrolled. */
  readonly longestFrame: number
}

/**
 * Times a company's list of 5,000 vehicles.
 *
 * @param address - where the product is served
 * @param slowdown - how many times slower the processor is made
 * @returns
 *   milliseconds: from the arrival of the answer, once the page itself is shown, to the first rows, from a press or a key to the rows that
 *   it asks for, and the longest frame while the list is scrolled
 */
export async function timeFleet(address: string, slowdown: number): Promise<FleetTimes> {
  await using browser = await openBrowser()
  const context = await browser.newContext({ locale: 'ru-RU' })
  await signInCompany(context, address)
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(answerFleet, total)
  await page.goto(`${address}/coop-profile/vehicles`, { waitUntil: 'commit' })
  const firstRows = await promised(page, () => window.firstRows)
  const longest = await page.evaluate(longestFrame, frames)
  await page.evaluate(() => window.scrollToTop())
  const act = async (action: () => Promise<unknown>) => {
    const changed = promised(page, () => window.rowsChanged())
    await action()
    return changed
  }
  const show = page.getByLabel('Показать', { exact: true })
  const filtered = await act(() => show.selectOption('lonely'))
  // Who types has entered the field before.
  await page.getByRole('searchbox').focus()
  await promised(page, () => new Promise((resolve) => requestIdleCallback(resolve)))
  const searched = await act(() => page.getByRole('searchbox').press('9'))
  const sorted = await act(() => page.getByRole('button', { name: 'Номер', exact: true }).click())
  return { firstRows, filtered, searched, sorted, longestFrame: longest }
}

/** Runs in the page: stands in the back end's place, so that only the page is timed. */
function answerFleet(count: number): void {
  const letters = 'АВЕКМНОРСТУХ'
  const pad = (number: number, length: number) => String(number).padStart(length, '0')
  const plate = (at: number) => {
    const letter = (by: number) => letters[Math.floor(at / by) % letters.length]
    return `${letter(1)}${pad((at * 7 + 500) % 1000, 3)}${letter(12)}${letter(144)}116`
  }
  const all = Array.from({ length: count }, (_, at) => at)
  const half = all.filter((at) => at % 2 === 0)
  const result = {
    inn: '9900000017',
    name: 'Автопарк',
    balance: 1000,
    ts: all.map((at) => ({
      id: String(at),
      numberTs: plate(at),
      formatGrz: 'rus',
      category: 'B',
      mainTs: false,
      vin: `XTA${pad(at, 14)}`,
      imei: at % 2 === 0 ? pad(at, 15) : '',
      active: true,
    })),
    drivers: half.map((at) => ({
      id: String(at),
      name: `Водитель Номер ${at}`,
      phone: `7916${pad(at, 7)}`,
      ts: plate(at),
      active: true,
    })),
    devices: half.map((at) => ({
      id: String(at),
      vin: `XTA${pad(at, 14)}`,
      imei: pad(at, 15),
      active: true,
    })),
  }
  const text = JSON.stringify({ status: 'ok', result })
  let answeredAt = 0
  const real = window.fetch
  window.fetch = async (request, more) => {
    const isAsked = request instanceof Request && request.url.includes('corp-profile/get-profile')
    if (!isAsked) return real(request, more)
    // On a real line, thousands of vehicles are the last to come.
    await pageShown()
    // A browser has its bytes when an answer arrives; a page that answers itself makes them of a text.
    const answer = new Response(text, { headers: { 'content-type': 'application/json' } })
    answeredAt = performance.now()
    return answer
  }
  const pageShown = () =>
    new Promise<unknown>((resolve) => {
      const lookForHead = (): number =>
        document.querySelector('h1') === null
          ? requestAnimationFrame(lookForHead)
          : requestIdleCallback(resolve)
      lookForHead()
    })
  const first = () => document.querySelector('tbody th')?.textContent ?? null
  const when = (isSo: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => (isSo() ? resolve(performance.now()) : requestAnimationFrame(look))
      requestAnimationFrame(look)
    })
  window.firstRows = when(() => first() !== null).then((shownAt) => shownAt - answeredAt)
  let actedAt = 0
  for (const kind of ['click', 'input']) {
    addEventListener(kind, ({ timeStamp }) => (actedAt = timeStamp), { capture: true })
  }
  window.scrollToTop = () => {
    const before = first()
    window.scrollTo(0, 0)
    return when(() => first() !== before)
  }
  window.rowsChanged = () => {
    const before = first()
    return when(() => first() !== before).then((changedAt) => changedAt - actedAt)
  }
}
