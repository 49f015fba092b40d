import type { Page } from '@playwright/test'
import { openBrowser } from '../lib/openBrowser.ts'
import { signIn } from './signIn.ts'
import { link, park, setNoon } from './timeParking.ts'

/** How many features of a map there are, made of those of the sandbox. */
const places = 50_000
/** As many as a finger makes in ten minutes, one every two seconds. */
const pans = 300

/** What a page holds after long use, in megabytes of its scripts' memory once the rubbish is gone. */
export interface MemoryFigures {
  readonly 'map of 50,000 places, panned 300 times': number
  readonly 'parking, an hour later': number
}

/**
 * Measures the memory of the map's page after ten minutes of panning, and of the page of a parking after an
 * hour of its timers.
 *
 * @param address - where the product is served with a control plane, and nobody has parked yet
 */
export async function measureMemory(address: string): Promise<MemoryFigures> {
  await using browser = await openBrowser()
  const open = () => browser.newContext({ locale: 'ru-RU', serviceWorkers: 'block' })
  const map = await (await open()).newPage()
  await withManyPlaces(map)
  await map.goto(address)
  await map.getByRole('listitem').first().waitFor()
  await pan(map)
  const held = await heldBy(map)
  await map.context().close()

  await setNoon(address)
  const context = await open()
  await signIn(context, address)
  const page = await context.newPage()
  await page.clock.install()
  await park(page, address + link)
  for (let minute = 0; minute < 60; minute += 1) await page.clock.runFor('01:00')
  return {
    'map of 50,000 places, panned 300 times': held,
    'parking, an hour later': await heldBy(page),
  }
}

/** Answers with the city's own places, again and again a little further on. */
async function withManyPlaces(page: Page): Promise<void> {
  await page.route('**/get-map-info/v3', async (route) => {
    const answer = await route.fetch()
    const read: { result: { features: readonly Feature[] } } = await answer.json()
    const { features } = read.result
    const many = Array.from({ length: places }, (_, at) => {
      const round = Math.floor(at / features.length)
      const feature = features[at % features.length]
      return {
        ...feature,
        id: `${feature?.id}-${round}`,
        geometry: {
          ...feature?.geometry,
          coordinates: moved(
            feature?.geometry.coordinates,
            (round % 5) / 20,
            Math.floor(round / 5) / 20,
          ),
        },
      }
    })
    await route.fulfill({ json: { ...read, result: { ...read.result, features: many } } })
  })
}

interface Feature {
  readonly id: string
  readonly geometry: { readonly coordinates: unknown }
}

/** The same coordinates further east and north, in degrees, however deep they lie in lists. */
function moved(coordinates: unknown, east: number, north: number): unknown {
  if (!Array.isArray(coordinates)) return coordinates
  const [first, second] = coordinates
  return typeof first === 'number'
    ? [first + east, Number(second) + north]
    : coordinates.map((one) => moved(one, east, north))
}

async function pan(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  for (let done = 0; done < pans; done += 1) {
    // Round a square, so that the places stay in sight.
    const [east, north] = [
      Math.sign((done % 4) - 1.5) * 200,
      done % 4 === 1 || done % 4 === 2 ? 150 : -150,
    ]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + east, y + north, { steps: 6 })
    await page.mouse.up()
  }
}

async function heldBy(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
