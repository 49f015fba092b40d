import type { Page } from '@playwright/test'
import { MapPage } from '../pages/MapPage.ts'
import { expect, test } from '../world/test.ts'

/** Hears what a page sends by itself, to whatever address. */
function beaconsOf(page: Page): { url: string; text: string }[] {
  const beacons: { url: string; text: string }[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'ping') return
    beacons.push({ url: request.url(), text: request.postData() ?? '' })
  })
  return beacons
}

/** Hides the page as another tab over it would. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test.describe('a city that names an address for reports', () => {
  test('is told how fast the page was and what failed in it, and nothing of a person', async ({
    page,
    server,
    watch,
  }) => {
    watch.expect(/plate А123ВС116/)
    const address = `${server.origin}/reports`
    await page.route(`${server.origin}/?zone=101`, async (route) => {
      const answer = await route.fetch()
      const named = `"cities":[{"errorReportsUrl":"${address}",`
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('"cities":[{', named),
      })
    })
    await page.route(address, (route) => route.fulfill({ status: 204 }))
    const beacons = beaconsOf(page)
    const measuring = page.waitForResponse(/\/reportTimings-/)
    await page.goto('/?zone=101')
    await measuring
    await expect(new MapPage(page).places.first()).toBeVisible()

    await page.evaluate(() => {
      void Promise.reject(new Error('plate А123ВС116 of driver@parking.example, token=secret'))
    })
    await expect(page.getByText('Что-то пошло не так')).toBeVisible()
    await expect.poll(() => beacons.length).toBe(1)
    expect(JSON.parse(beacons[0]?.text ?? '')).toMatchObject({
      screen: '/',
      name: 'Error',
      message: 'plate … of … …',
    })

    await hide(page)
    await expect.poll(() => beacons.length).toBe(2)
    expect(JSON.parse(beacons[1]?.text ?? '')).toMatchObject({
      screen: '/',
      timings: expect.arrayContaining([expect.objectContaining({ name: 'FCP' })]),
    })
    expect(new Set(beacons.map(({ url }) => url))).toEqual(new Set([address]))
    expect(beacons.map(({ text }) => text).join('')).not.toMatch(/zone|А123ВС116|secret|@/)
  })
})

test('nothing is measured or sent where a city names no address', async ({ page, watch }) => {
  watch.expect(/told to fail/)
  const beacons = beaconsOf(page)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  const map = await new MapPage(page).open()
  await expect(map.places.first()).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error('told to fail')))
  await expect(page.getByText('Что-то пошло не так')).toBeVisible()
  await hide(page)
  await page.reload()
  await expect(map.places.first()).toBeVisible()
  expect(beacons).toEqual([])
  expect(files.filter((url) => url.includes('reportTimings'))).toEqual([])
})
