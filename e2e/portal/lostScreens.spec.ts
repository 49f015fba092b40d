import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { aimed } from '../pages/aimed.ts'
import { FeedbackPage } from '../pages/FeedbackPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { readBuild } from '../../scripts/lib/readBuild.ts'
import { nameVersion } from '../world/deployNewer.ts'
import { expect, test } from '../world/test.ts'

const screen = /assets\/OperationsPage-[^/]*\.js$/
const ofLostFiles = /Failed to load resource|dynamically imported module|A file of the page/

const ofLostParts = /Failed to load resource|Unable to preload CSS|dynamically imported module/

const retry = (page: Page) => page.getByRole('button', { name: 'Попробовать ещё раз' })
const toOperations = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'История операций' }).first()

/** Has a page's address answer as a newer build does; returns how often it was asked. */
async function deploy(page: Page, address: RegExp): Promise<() => number> {
  let asked = 0
  await page.route(address, async (route) => {
    asked += 1
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: nameVersion(await answer.text(), 'newer') })
  })
  return () => asked
}

/** Marks the page that is open, and answers whether it still is. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void (document.documentElement.dataset['marked'] = ''))
  return async () => page.locator('html[data-marked]').isVisible()
}

test.describe('a screen that is loaded when it is opened', () => {
  test.use({ signedIn: true })

  test('while the server is down: the page says so and stays, and a press brings it later', async ({
    page,
    watch,
  }) => {
    watch.expect(ofLostFiles)
    let isDown = true
    await expect((await new ParkingPage(page).open()).zone).toBeVisible()
    const isSame = await markPage(page)
    const lose = (route: Route) => (isDown ? route.abort() : route.continue())
    await page.route(screen, lose)
    await page.route(/\/profile\/operations$/, lose)
    await toOperations(page).click()
    await expect(page.getByText('Не удалось загрузить')).toBeVisible()
    await retry(page).click()
    await expect(retry(page)).toBeEnabled()
    expect(await isSame()).toBe(true)
    isDown = false
    await retry(page).click()
    await expect(new OperationsPage(page).heading).toBeVisible()
  })

  test('after a new version was deployed: the page loads anew by itself', async ({
    page,
    watch,
  }) => {
    watch.expect(ofLostFiles)
    await expect((await new ParkingPage(page).open()).zone).toBeVisible()
    const isSame = await markPage(page)
    const asked = await deploy(page, /\/profile\/operations$/)
    await page.route(screen, (route) =>
      asked() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await toOperations(page).click()
    await expect(new OperationsPage(page).heading).toBeVisible()
    expect(await isSame()).toBe(false)
    expect(asked()).toBe(2)
  })
})

test.describe('a part of a page that is loaded when it is wanted', () => {
  test.use({ signedIn: true })

  const lose = async (page: Page): Promise<void> => {
    await page.route('**/assets/**', (route) => route.abort())
  }
  const lost = (page: Page) => page.getByText('Не удалось загрузить')

  test('does not come after a payment: the driver is told that parking has begun', async ({
    page,
    watch,
  }) => {
    watch.expect(ofLostParts)
    const parking = await new ParkingPage(page).open('?zone=101&duration=60')
    await aimed(parking.ready)
    await lose(page)
    await parking.start()
    await expect(parking.started).toBeVisible()
    await expect(parking.timers).toHaveCount(1)
    await expect(lost(page)).toBeHidden()
  })

  test('does not come for another car: it says so there, and the form stays', async ({
    page,
    watch,
  }) => {
    watch.expect(ofLostParts)
    const parking = await new ParkingPage(page).open('?zone=101&duration=60')
    await aimed(parking.ready)
    await lose(page)
    await parking.main.getByRole('radio', { name: 'Другая машина' }).check()
    await expect(lost(page)).toBeVisible()
    await expect(parking.duration).toHaveText('01:00')
    await page.unrouteAll()
    await retry(page).click()
    await expect(parking.plate).toBeVisible()
    await expect(parking.duration).toHaveText('01:00')
  })

  test('does not come for the top-up: it says so over the page, and a press brings it', async ({
    page,
    watch,
  }) => {
    watch.expect(ofLostParts)
    const parking = await new ParkingPage(page).open('?zone=101&duration=60')
    await aimed(parking.ready)
    await lose(page)
    const { header } = new MapPage(page)
    const topUp = await header.topUp()
    await expect(lost(page)).toBeVisible()
    await expect(parking.ready).toBeVisible()
    await page.getByRole('button', { name: 'Закрыть' }).click()
    await expect(lost(page)).toBeHidden()
    await expect(header.balanceButton).toBeFocused()
    await header.topUp()
    await expect(lost(page)).toBeVisible()
    await page.unrouteAll()
    await retry(page).click()
    await expect(lost(page)).toBeHidden()
    await header.topUp()
    await expect(topUp.dialog).toBeVisible()
  })

  test('went with an older version: it says so over the page, and what was typed stays', async ({
    page,
    watch,
  }) => {
    watch.expect(ofLostParts)
    const letter = await new FeedbackPage(page).open()
    await letter.text.fill('Знак закрыт ветками.')
    const isSame = await markPage(page)
    const asked = await deploy(page, /\/profile\/feedback$/)
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
    await new MapPage(page).header.cityButton('Казань').click()
    await expect(lost(page)).toBeVisible()
    await expect.poll(asked).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Закрыть' }).click()
    await expect(letter.text).toHaveValue('Знак закрыт ветками.')
    expect(await isSame()).toBe(true)
    // The site answers with all files again: a press on the button loads the page anew.
    await page.unroute('**/assets/**')
    await new MapPage(page).header.cityButton('Казань').click()
    await retry(page).click()
    await expect.poll(isSame).toBe(false)
  })

  test('does not come for a menu of the map: the map stays', async ({ page, watch }) => {
    watch.expect(ofLostParts)
    const map = await (await new MapPage(page).open()).withPlaces()
    await expect(map.header.parkingButton).toBeVisible()
    await lose(page)
    await map.header.parkingButton.click()
    await expect(lost(page)).toBeVisible()
    await expect(map.canvas).toBeVisible()
  })
})

test.describe('beside a page, a file of a guest', () => {
  for (const [what, name] of [
    ['the choice of a city', 'Казань'],
    ['the login', 'Войти'],
  ] as const) {
    test(`does not come for ${what}: it says so over the page, which stays`, async ({
      page,
      watch,
    }) => {
      watch.expect(ofLostParts)
      const map = await (await new MapPage(page).open()).withPlaces()
      await page.route('**/assets/**', (route) => route.abort())
      const opener = map.header.bar.getByRole('button', { name })
      await opener.click()
      await expect(page.getByText('Не удалось загрузить')).toBeVisible()
      await expect(map.canvas).toBeVisible()
      await page.getByRole('button', { name: 'Закрыть' }).click()
      await expect(page.getByText('Не удалось загрузить')).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }
})

test.describe('the file of what every account has', () => {
  test.use({ signedIn: true })

  test('does not come: the page says so, and comes with a press', async ({ page, watch }) => {
    watch.expect(ofLostFiles)
    watch.expect(ofLostParts)
    const { parts } = readBuild(join(import.meta.dirname, '../../apps/portal/dist'))
    const ofMembers = parts.find(({ comes }) => comes === 'members')?.file ?? ''
    let lostFiles = 0
    await page.route(`**/${ofMembers}`, (route) => {
      lostFiles += 1
      return route.abort()
    })
    const parking = await new ParkingPage(page).open('?zone=101&duration=60')
    // In the page's place, or at its foot: as much as the file holds.
    const again = retry(page).first()
    await expect(again).toBeVisible()
    expect(lostFiles).toBeGreaterThan(0)
    await page.unrouteAll()
    await again.click()
    await aimed(parking.ready)
    await expect(parking.duration).toHaveText('01:00')
  })
})

test.describe('a browser without crypto.randomUUID', () => {
  test.use({ signedIn: true })

  test('parks', async ({ page, context, city }) => {
    await context.addInitScript(() => {
      Object.defineProperty(crypto, 'randomUUID', { value: undefined })
    })
    const parking = await new ParkingPage(page).open()
    await parking.choose('101', 60)
    await parking.start()
    await expect(parking.timers).toHaveCount(1)
    expect((await city.ledger()).count('payment')).toBe(1)
  })
})

test('a password is never part of an address, whoever sends the form', async ({ page }) => {
  const login = await (await new MapPage(page).open()).header.openLogin()
  await login.asDriver()
  await expect(page.locator('form:has([type=password])')).toHaveAttribute('method', 'post')
})

test('nobody can take the name of the policy for scripts', async ({ page, watch }) => {
  watch.expect(/TrustedTypePolicy|policy: trusted-types/)
  const map = await new MapPage(page).open()
  await expect(map.header.signInButton).toBeVisible()
  const taken = page.evaluate("trustedTypes.createPolicy('parking', {})")
  await expect(taken).rejects.toThrow(/already exists/)
})
