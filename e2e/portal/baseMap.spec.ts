import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { MapPage } from '../pages/MapPage.ts'
import { expect, test } from '../world/test.ts'

/** The colour of houses by day, which nothing else on the map has. */
const house = [226, 220, 209]

test('the base map is drawn beside the page', async ({ page }) => {
  await new MapPage(page).open().then((map) => map.withPlaces())
  await expect.poll(() => showsHouses(page)).toBe(true)
  // The one that reads the answer and outlines the zones ends with its word.
  await expect.poll(() => page.workers().length).toBe(1)
})

test('where workers cannot draw, the page draws it itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))
  await new MapPage(page).open().then((map) => map.withPlaces())
  await expect.poll(() => showsHouses(page)).toBe(true)
  await expect.poll(() => page.workers().length).toBe(0)
})

test('where the base map does not come, the places stand on plain ground', async ({ page }) => {
  await page.context().route('**/tiles/**', (route) => route.fulfill({ body: '<html></html>' }))
  const map = await new MapPage(page).open('/?parking=10101').then((opened) => opened.withPlaces())
  await expect(map.card(/10101/)).toBeVisible()
  expect(await showsHouses(page)).toBe(false)
})

const fixtures = join(import.meta.dirname, '../../packages/map/src/base/fixtures')

test('the base map may be one file of real tiles, of which parts are read', async ({ page }) => {
  const archive = readFileSync(join(fixtures, 'shortbread.pmtiles'))
  const asked: string[] = []
  await page.context().route('**/moscow.pmtiles', (route) => {
    const range = route.request().headers()['range'] ?? ''
    asked.push(range)
    const [from = 0, to = 0] = range.replace('bytes=', '').split('-').map(Number)
    return route.fulfill({ status: 206, body: archive.subarray(from, to + 1) })
  })
  await standIn(page, {
    mapBounds: { southWest: [37.5, 55.7], northEast: [37.7, 55.9] },
    mapCenter: [37.602, 55.8185],
    mapSource: {
      kind: 'pmtiles',
      schema: 'shortbread',
      url: '/moscow.pmtiles',
      attribution: { ru: '© участники OpenStreetMap', en: '© OpenStreetMap contributors' },
    },
  })
  await new MapPage(page).open('/')
  await expect.poll(() => showsHouses(page)).toBe(true)
  await expect(page.getByText('© участники OpenStreetMap')).toBeVisible()
  expect(asked.every((range) => range !== '')).toBe(true)
})

/** Lets the city's file say something else, in the page that carries it; the settings name no centre. */
async function standIn(page: Page, other: object): Promise<void> {
  await page.context().route('**/get-options-info-v3', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"mapCenter"', '"formerCenter"')
    await route.fulfill({ response: answer, body })
  })
  await page.context().route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const body = html.replace(
        /(<script type="application\/json" id="parking-config">)(.*?)(<\/script>)/su,
        (_, start: string, json: string, end: string) => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's own words, as cityPage writes them
          const config = JSON.parse(json) as { cities: { id: string }[] }
          const cities = config.cities.map((city) =>
            city.id === 'kazan' ? { ...city, ...other } : city,
          )
          return `${start}${JSON.stringify({ ...config, cities })}${end}`
        },
      )
      await route.fulfill({ response: answer, body })
    },
  )
}

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
