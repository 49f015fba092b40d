import type { Locator, Page } from '@playwright/test'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Draws two fingers apart over something. */
async function magnify(page: Page, over: Locator): Promise<void> {
  await over.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await over.boundingBox()) ?? {}
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Input.synthesizePinchGesture', {
    x: Math.round(x + width / 2),
    y: Math.round(y + height / 2),
    scaleFactor: 2,
    relativeSpeed: 300,
  })
}

const scale = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 0)

const mapZoom = (page: Page) =>
  page.evaluate(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem('parking.map.view.kazan') ?? '[]')
    return Array.isArray(kept) ? Number(kept[2]) : Number.NaN
  })

test('two fingers magnify the map, not the page', async ({ page }) => {
  await new MapPage(page).open()
  const canvas = page.locator('.ol-viewport')
  await expect(canvas).toBeVisible()
  await magnify(page, canvas)
  await expect.poll(() => mapZoom(page)).toBeGreaterThan(0)
  const before = await mapZoom(page)
  await magnify(page, canvas)
  await expect.poll(() => mapZoom(page)).toBeGreaterThan(before)
  expect(await scale(page)).toBe(1)
})

test.describe('a driver', () => {
  test.use({ signedIn: true })
  test('magnifies the form, and nothing is lifted as if for a keyboard', async ({ page }) => {
    const parking = await new ParkingPage(page).open()
    await magnify(page, parking.heading)
    await expect.poll(() => scale(page)).toBeGreaterThan(1)
    const lifted = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--pk-keyboard'))
    expect(await lifted()).toBe('0px')
  })
})
