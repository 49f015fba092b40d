import type { Page, Route } from '@playwright/test'
import { MapPage } from '../pages/MapPage.ts'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

const screen = /assets\/OperationsPage-[^/]*\.js$/
const ofLostFiles = /Failed to load resource|dynamically imported module|A file of the page/

const retry = (page: Page) => page.getByRole('button', { name: 'Попробовать ещё раз' })
const toOperations = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'История операций' }).first()

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
    await expect(page.getByText('Не получилось загрузить')).toBeVisible()
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
    let asked = 0
    await page.route(screen, (route) =>
      asked === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.route(/\/profile\/operations$/, async (route) => {
      asked += 1
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({
        response: answer,
        body: html.replace(/"version":"[^"]*"/, '"version":"newer"'),
      })
    })
    await toOperations(page).click()
    await expect(new OperationsPage(page).heading).toBeVisible()
    expect(await isSame()).toBe(false)
    expect(asked).toBe(2)
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
