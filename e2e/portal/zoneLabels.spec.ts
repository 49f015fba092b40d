import type { Page } from '@playwright/test'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true, viewport: { width: 360, height: 740 } })

/** The grounds of zone numbers by day, from free to dear, which nothing else of the map has then. */
const grounds = ['10,100,55', '42,107,212', '21,82,214', '22,51,143']

/** Where the map is dragged to, in pixels: zones come to lie at its edges and below its buttons. */
const ways = [
  [70, 0],
  [60, 40],
  [-20, 130],
  [-110, -60],
  [35, -170],
] as const

test('the numbers of zones are seen as a whole, beside what lies over the map', async ({
  page,
}) => {
  const parking = await new ParkingPage(page).open('?zone=101&duration=60')
  await parking.start()
  await expect(parking.started).toBeVisible()
  const map = await new MapPage(page).open().then((opened) => opened.withPlaces())
  await map.openLegend()
  await map.hideAllLayers()
  await map.closeCard()
  await expect(page.getByRole('main').getByText(/Парковка идёт до/)).toBeVisible()
  await map.zoomOut()
  await map.zoomOut()
  await expect.poll(() => findLabels(page)).toEqual({ areSeen: true, cut: 0, covered: 0 })
  for (const [right, down] of ways) {
    await page.mouse.move(180, 420)
    await page.mouse.down()
    await page.mouse.move(180 + right, 420 + down, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => findLabels(page)).toEqual({ areSeen: true, cut: 0, covered: 0 })
  }
})

/** How many pixels of zone numbers touch the map's edge, and how many lie below something. */
function findLabels(page: Page) {
  return page.evaluate((colours) => {
    const found = { areSeen: false, cut: 0, covered: 0 }
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.ol-viewport canvas')) {
      const { width, height } = canvas
      const { left, top } = canvas.getBoundingClientRect()
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      for (let at = 0; at < pixels.length; at += 4) {
        if (!colours.includes(`${pixels[at]},${pixels[at + 1]},${pixels[at + 2]}`)) continue
        found.areSeen = true
        const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
        const isAtEdge = Math.min(x, width - 1 - x, y, height - 1 - y) < 2
        const above = document.elementFromPoint(left + x, top + y)
        if (isAtEdge) found.cut += 1
        else if (above?.closest('[role=application]') === null) found.covered += 1
      }
    }
    return found
  }, grounds)
}
