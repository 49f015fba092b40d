import { aimed } from '../pages/aimed.ts'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { cityOfKind } from '../world/tellForBoth.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

const screens = {
  phone: {
    language: 'ru',
    viewport: { width: 360, height: 780 },
    cityId: cityOfKind.withoutKeys,
  },
  desktop: {
    language: 'en',
    viewport: { width: 1280, height: 800 },
    cityId: cityOfKind.withKeys,
  },
} as const

/** Has the driver park once, and end it at once. */
async function parkedBefore(parking: ParkingPage): Promise<void> {
  await parking.open('?zone=101&duration=60')
  await parking.start()
  await expect(parking.started).toBeVisible()
  await (await parking.cancel()).confirm()
  await expect(parking.nothingRuns).toBeVisible()
}

for (const [screen, { language, viewport, cityId }] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport, cityId })
    test(`a returning driver parks with two presses from the map, in ${language}`, async ({
      page,
      city,
    }) => {
      const parking = new ParkingPage(page, language)
      await parkedBefore(parking)
      const before = (await city.ledger()).count('payment')
      const map = await new MapPage(page, language).open()
      await map.again.click()
      await (await aimed(parking.ready)).click()
      await expect(parking.started).toBeVisible()
      expect((await city.ledger()).count('payment') - before).toBe(1)
    })
  })
}

test('a returning driver parks from the header by the keyboard', async ({ page }) => {
  const parking = new ParkingPage(page)
  await parkedBefore(parking)
  const { header } = await new MapPage(page).open()
  await header.parkingButton.focus()
  await page.keyboard.press('Enter')
  await expect(header.again).toBeVisible()
  await header.again.focus()
  await page.keyboard.press('Enter')
  await aimed(parking.ready)
  await expect(parking.duration).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(parking.started).toBeVisible()
})
