import type { Page } from '@playwright/test'
import { MapPage } from '../pages/MapPage.ts'
import { expect, test } from '../world/test.ts'

/** The colour of houses by day, which nothing else on the map has. */
const house = [226, 220, 209]

test('the base map is drawn beside the page', async ({ page }) => {
  await new MapPage(page).open().then((map) => map.withPlaces())
  await expect.poll(() => showsHouses(page)).toBe(true)
  expect(page.workers()).toHaveLength(1)
})

test('where workers cannot draw, the page draws it itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))
  await new MapPage(page).open().then((map) => map.withPlaces())
  await expect.poll(() => showsHouses(page)).toBe(true)
  expect(page.workers()).toHaveLength(0)
})

test('where the base map does not come, the places stand on plain ground', async ({ page }) => {
  await page.context().route('**/tiles/**', (route) => route.fulfill({ body: '<html></html>' }))
  const map = await new MapPage(page).open('/?parking=10101').then((opened) => opened.withPlaces())
  await expect(map.card(/10101/)).toBeVisible()
  expect(await showsHouses(page)).toBe(false)
})

/** Whether any pixel of the map has the colour of a house. */
function showsHouses(page: Page): Promise<boolean> {
  return page.evaluate(([red, green, blue]) => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('.ol-viewport canvas')]
    return canvases.some((canvas) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      for (let at = 0; at < (pixels?.length ?? 0); at += 4) {
        if (pixels?.[at] === red && pixels?.[at + 1] === green && pixels?.[at + 2] === blue) {
          return true
        }
      }
      return false
    })
  }, house)
}
