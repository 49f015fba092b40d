import type { Page } from '@playwright/test'
import { aimed } from '../pages/aimed.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import type { CityControl } from '../world/CityControl.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true, hasTouch: true })

const link = '?zone=101&type=roadside'
const doubleTapGaps = [150, 350, 700]

const passed = async (milliseconds: number): Promise<void> =>
  new Promise((end) => {
    setTimeout(end, milliseconds)
  })

async function countCharges(city: CityControl): Promise<number> {
  return (await city.ledger()).count('payment')
}

async function openForm(page: Page): Promise<ParkingPage> {
  const parking = await new ParkingPage(page).open(link)
  await parking.quick(60).waitFor()
  await page.evaluate(() => document.fonts.ready)
  return parking
}

for (const viewport of [
  { width: 360, height: 780 },
  { width: 360, height: 740 },
  { width: 390, height: 760 },
]) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport })
    test('a double tap on a duration pays nothing, and covers none of its field', async ({
      page,
      city,
    }) => {
      for (const gap of doubleTapGaps) {
        const parking = await openForm(page)
        const box = await (await aimed(parking.quick(60))).boundingBox()
        expect(box).not.toBeNull()
        const bar = await parking.submit.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
        const [x, y] = [
          (box?.x ?? 0) + (box?.width ?? 0) / 2,
          (box?.y ?? 0) + (box?.height ?? 0) / 2,
        ]
        await page.touchscreen.tap(x, y)
        await passed(gap)
        await page.touchscreen.tap(x, y)
        await expect(parking.ready).toBeVisible()
        await aimed(parking.ready)
        expect(await countCharges(city), `${gap} ms apart`).toBe(0)
        await page.evaluate(() => sessionStorage.clear())
        await page.goto('about:blank')
      }
    })

    test('the pay bar has its place and its height from the beginning', async ({ page }) => {
      const parking = await openForm(page)
      const before = await (await aimed(parking.submit)).boundingBox()
      await page.evaluate(() => window.scrollTo(0, 0))
      const first = await (await aimed(parking.submit)).boundingBox()
      await parking.quick(60).evaluate((chip) => {
        if (chip instanceof HTMLElement) chip.click()
      })
      await parking.ready.waitFor()
      const priced = await (await aimed(parking.submit)).boundingBox()
      expect(priced).toEqual(first)
      expect(before?.height).toBe(first?.height)
    })
  })
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Sight {
  readonly at: number
  readonly look: string
  readonly box: readonly [left: number, top: number, right: number, bottom: number] | null
}

/** Notes where the button that pays is, with every frame, and where fingers go down. */
function record(): void {
  const sights: unknown[] = []
  const downs: unknown[] = []
  /** By which finger each charge was asked for. */
  const charges: number[] = []
  Object.assign(window, { sights, downs, charges })
  const fetch = window.fetch.bind(window)
  window.fetch = async (...call) => {
    const [asked] = call
    const url = asked instanceof Request ? asked.url : String(asked)
    if (url.includes('payment/start')) charges.push(downs.length - 1)
    return fetch(...call)
  }
  const look = (): void => {
    const button = document.querySelector<HTMLElement>('main form [type="submit"]')
    const box = button?.getBoundingClientRect()
    // A button that is held gives way by a pixel; what is around it does not.
    const around = button?.parentElement?.getBoundingClientRect()
    const place = `${Math.round(around?.top ?? 0)} ${Math.round(around?.left ?? 0)}`
    sights.push({
      at: new Event('now').timeStamp,
      look: `${button?.innerText ?? ''} ${place}`,
      box: box === undefined ? null : [box.left, box.top, box.right, box.bottom],
    })
    requestAnimationFrame(look)
  }
  look()
  document.addEventListener(
    'pointerdown',
    ({ timeStamp, clientX, clientY }) => downs.push({ at: timeStamp, x: clientX, y: clientY }),
    true,
  )
}

/**
 * What was seen of the button in the 700 ms before a finger that has led to a charge went down on it;
 * nothing when it went down elsewhere, or too early.
 */
async function sightsOfCharges(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(() => {
    const sights: readonly Sight[] = Reflect.get(window, 'sights')
    const downs: readonly { at: number; x: number; y: number }[] = Reflect.get(window, 'downs')
    const charges: readonly number[] = Reflect.get(window, 'charges')
    return charges.map((index) => {
      const { at, x, y } = downs[index] ?? { at: 0, x: 0, y: 0 }
      const before = sights.filter((sight) => sight.at <= at)
      const from = before.findLastIndex((sight) => sight.at <= at - 700)
      const [left, top, right, bottom] = before.at(-1)?.box ?? [0, 0, 0, 0]
      const isOnIt = x >= left && x <= right && y >= top && y <= bottom
      if (!isOnIt || from === -1) return []
      return Array.from(new Set(before.slice(from).map(({ look }) => look)))
    })
  })
}

for (const seed of [1, 2, 3, 4]) {
  test(`random taps while the layout changes charge nothing that was not aimed at (${seed})`, async ({
    page,
    city,
  }) => {
    const random = randomOf(seed)
    const within = (least: number, most: number): number =>
      Math.round(least + random() * (most - least))
    const pick = <Value>(values: readonly Value[]): Value | undefined =>
      values[Math.floor(random() * values.length)]
    const resize = async (): Promise<void> =>
      page.setViewportSize({ width: within(320, 430), height: within(640, 820) })
    await page.addInitScript(record)
    await resize()
    const parking = await openForm(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('payment/start')) sent.push(request.url())
    })
    let [x, y] = [within(0, 320), within(60, 640)]
    for (let tap = 0; tap < 40 && sent.length === 0; tap += 1) {
      const spot = pick(['same', 'chip', 'bar', 'anywhere', 'resize'] as const)
      if (spot === 'resize') await resize()
      if (spot === 'chip' || spot === 'bar') {
        const target = spot === 'bar' ? parking.submit : parking.quick(pick([30, 60, 120]) ?? 60)
        // A tap may have taken it away.
        const [middle] = await target.evaluateAll((found) =>
          found.map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return { x: (left + right) / 2, y: (top + bottom) / 2 }
          }),
        )
        if (middle !== undefined) ({ x, y } = middle)
      }
      if (spot === 'anywhere') [x, y] = [within(0, 320), within(60, 640)]
      await city.spoilNow('calculateCost', { kind: 'delay', milliseconds: within(0, 900) })
      await page.touchscreen.tap(x, y)
      await passed(pick([...doubleTapGaps, within(100, 1500)]) ?? 0)
      // A tap may have led elsewhere.
      if (!page.url().includes('/profile/parking')) await openForm(page)
    }
    for (const looks of await sightsOfCharges(page)) {
      expect(looks, 'a charge was aimed at: the button was the same').toHaveLength(1)
    }
    // What was sent last may still be under way.
    await expect.poll(() => countCharges(city)).toBe(sent.length)
  })
}

test('a tap that was aimed pays once', async ({ page, city }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const parking = await openForm(page)
  await parking.quick(60).tap()
  await (await aimed(parking.ready)).tap()
  await expect(parking.started).toBeFocused()
  expect(await countCharges(city)).toBe(1)
})

test.describe('where things may move', () => {
  test.use({ reducedMotion: 'no-preference' })

  for (const by of ['finger', 'mouse'] as const) {
    test(`a press by ${by}, held as long as people hold one, pays once`, async ({ page, city }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      const parking = await openForm(page)
      await parking.quick(60).click()
      const pay = await aimed(parking.ready)
      await (by === 'finger' ? pay.tap() : pay.click({ delay: 150 }))
      await expect(parking.started).toBeFocused()
      expect(await countCharges(city)).toBe(1)
    })
  }
})

test('a finger that pulls the page down does not load it anew while a payment is under way', async ({
  page,
  city,
}) => {
  const parking = await openForm(page)
  await parking.quick(60).click()
  await aimed(parking.ready)
  const pulled = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)
  expect(await pulled()).toBe('auto')
  await city.spoil('startParking', { kind: 'delay', milliseconds: 3000 })
  await parking.submit.click()
  await expect.poll(pulled).toBe('contain')
  await expect(parking.started).toBeVisible()
  await expect.poll(pulled).toBe('auto')
})
