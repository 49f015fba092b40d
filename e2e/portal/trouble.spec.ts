import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test.describe('the places of the map', () => {
  for (const kind of ['status', 'html', 'truncated', 'wrongType'] as const) {
    test(`do not come (${kind}): it is said plainly, and a new try brings them`, async ({
      page,
      city,
      watch,
    }) => {
      watch.expect(/Failed to load resource/)
      const trouble = kind === 'status' ? { kind, status: 503 } : { kind }
      await city.spoil('getMapInfoV3', trouble, 50)
      const map = await new MapPage(page).open()
      await expect(map.failure).toBeVisible()
      await expect(map.canvas).toBeVisible()
      await city.heal()
      await map.retry()
      await expect(map.places.first()).toBeVisible()
      await expect(map.failure).toBeHidden()
    })
  }
})

test('a city without places says so, over the map and in the list', async ({ page }) => {
  await page.route('**/get-map-info/v3*', (route) =>
    route.fulfill({ json: { status: 'ok', result: { type: 'FeatureCollection', features: [] } } }),
  )
  const map = await new MapPage(page).open()
  await expect(page.getByText('В городе пока нет парковок')).toHaveCount(2)
  await expect(map.failure).toBeHidden()
  await expect(map.canvas).toBeVisible()
})

test.describe('a browser that blocks storage', () => {
  test('shows the map, signs in and parks', async ({ page, context, city }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    })
    const map = await new MapPage(page).open()
    await expect(map.places.first()).toBeVisible()
    const parking = await (await (await map.header.openLogin()).asDriver()).signIn()
    await expect(parking.heading).toBeVisible()
    await parking.choose('101', 60)
    await expect(parking.ready).toBeVisible()
    await parking.start()
    await expect(parking.timers).toHaveCount(1)
    expect((await city.ledger()).count('payment')).toBe(1)
  })
})

test.describe('the data of the parking page', () => {
  test.use({ signedIn: true })
  test('does not come: it is said, and a new try brings it', async ({ page, city, watch }) => {
    watch.expect(/Failed to load resource/)
    await city.spoil('getProfileV6', { kind: 'status', status: 503 }, 50)
    const parking = await new ParkingPage(page).open()
    await expect(parking.failure).toBeVisible()
    await city.heal()
    // What is loaded after the page may ask again by itself before the button is pressed.
    await expect(async () => {
      if (await parking.failure.isVisible()) await parking.retry()
      await expect(parking.zone).toBeVisible({ timeout: 2000 })
    }).toPass()
  })

  test('cannot be priced: the estimate is called one, and nothing can be paid', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await new ParkingPage(page).open()
    await city.spoil('calculateCost', { kind: 'status', status: 503 }, 50)
    await parking.choose('101', 60)
    await expect(parking.main.getByText('Примерно, по тарифу зоны')).toBeVisible()
    await parking.start()
    await expect(parking.missing).toContainText('Без точной цены оплатить нельзя')
    expect((await city.ledger()).count('payment')).toBe(0)
    await city.heal()
    await parking.main.getByRole('button', { name: 'Узнать цену ещё раз' }).click()
    await expect(parking.ready).toBeVisible()
  })
})
