import type { BrowserContext, Locator, Page } from '@playwright/test'
import { openBrowser } from '../lib/openBrowser.ts'
import { signIn } from './signIn.ts'
import { phoneContext, promised, throttledPage } from './throttledPage.ts'

declare global {
  interface Window {
    /** When somebody has parked, in milliseconds since the navigation. */
    parked: Promise<number>
  }
}

/** Leads to the form, filled in. */
export const link = '/profile/parking?zone=101&duration=60'
/** Milliseconds that a button has to stand still for before a press on it counts; a hand needs as long. */
const aim = 800

/** What parking takes: milliseconds and presses. */
export interface ParkingTimes {
  readonly taken: number
  readonly presses: number
}

/**
 * Times what the product is for: from a press on a link to "parked", and from the closed browser for
 * somebody who parks where they did before; signed in, not for the first time, with network and
 * processor really slowed down.
 *
 * @param address - where the product is served with a control plane, and nobody has parked yet
 * @returns by the way to it
 */
export async function timeParking(address: string): Promise<Record<string, ParkingTimes>> {
  await using browser = await openBrowser()
  await setNoon(address)
  const context = await phoneContext(browser)
  await signIn(context, address)
  await parkAndEnd(await context.newPage(), address + link)
  const byLink = await timePresses(context, address + link, [start])
  await end(await context.newPage(), `${address}/profile/parking`)
  const fromMap = await timePresses(context, `${address}/`, [/^Как в прошлый раз/, start])
  return {
    'from a link with zone and duration to “parked”': byLink,
    'from the closed browser to “parked”, where one parked before': fromMap,
  }
}

const start = /^Начать парковку · \d/
/** Noon in Kazan on a Wednesday, when parking has its price. */
const noon = '2026-12-02T09:00:00Z'

/** Makes it noon of a working day in the city. */
export async function setNoon(address: string): Promise<void> {
  const answer = await fetch(`${address}/sandbox/control/kazan/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: noon }),
  })
  if (!answer.ok) throw new Error(`The city's clock was not set: ${answer.status}.`)
}

const isParked = 'Парковка началась'

/** Opens a page and presses one thing after another, each as soon as a hand could. */
async function timePresses(
  context: BrowserContext,
  address: string,
  names: readonly RegExp[],
): Promise<ParkingTimes> {
  const page = await throttledPage(context)
  await page.addInitScript(pressInTurn, {
    names: names.map(({ source }) => source),
    stillFor: aim,
    done: isParked,
  })
  await page.goto(address, { waitUntil: 'commit' })
  const taken = await promised(page, () => window.parked)
  await page.close()
  return { taken, presses: names.length }
}

/** What is pressed in turn, as regular expressions, and the text that is there when it is done. */
interface Presses {
  readonly names: readonly string[]
  /** Milliseconds. */
  readonly stillFor: number
  readonly done: string
}

/** Runs in the page: a press has to be aimed at something that stands still. */
function pressInTurn({ names, stillFor, done }: Presses): void {
  const find = (pattern: string) =>
    [...document.querySelectorAll<HTMLElement>('button, a')].find(
      (one) => new RegExp(pattern, 'u').test(one.textContent.trim()) && one.checkVisibility(),
    )
  let [at, seen, since] = [0, '', 0]
  window.parked = new Promise((resolve) => {
    const look = () => {
      const heading = [...document.querySelectorAll('h2, h3')].find(({ textContent }) =>
        textContent.includes(done),
      )
      if (heading !== undefined) {
        resolve(performance.now())
        return
      }
      const name = names[at]
      const target = name === undefined ? undefined : find(name)
      const { x, y } = target?.getBoundingClientRect() ?? {}
      const now = JSON.stringify([target?.textContent, x, y])
      if (now !== seen) since = performance.now()
      seen = now
      if (target !== undefined && performance.now() - since > stillFor) {
        target.click()
        at += 1
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

async function parkAndEnd(page: Page, address: string): Promise<void> {
  await park(page, address)
  await end(page)
}

/** Parks by the form that an address has filled in. */
export async function park(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await press(page, start)
  await page.getByText(isParked).waitFor()
}

async function end(page: Page, address?: string): Promise<void> {
  if (address !== undefined) await page.goto(address)
  await press(page, /^Завершить парковку/)
  await press(page.getByRole('alertdialog'), /^Завершить/)
  await page.getByText('Сейчас ничего не оплачено').waitFor()
  await page.close()
}

/** Presses a button once it has stood still for long enough. */
async function press(within: Page | Locator, name: RegExp): Promise<void> {
  const button = within.getByRole('button', { name }).first()
  await button.waitFor()
  let [seen, since] = ['', Date.now()]
  while (Date.now() - since < 2 * aim) {
    const now = JSON.stringify([await button.boundingBox(), await button.innerText()])
    if (now !== seen) since = Date.now()
    seen = now
    await new Promise((passed) => setTimeout(passed, 50))
  }
  await button.click()
}
