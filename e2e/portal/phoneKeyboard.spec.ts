import { DEMO_PASSWORD } from '@parking/sandbox/accounts'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'
import type { Locator, Page } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const keyboardFrom = 500

/** Opens the keyboard of an iPhone: it lies over the page, and only the visual viewport tells it. */
async function openKeyboard(page: Page): Promise<void> {
  await page.evaluate((height) => {
    const { visualViewport } = window
    if (visualViewport === null) return
    Object.defineProperty(visualViewport, 'height', { value: height })
    visualViewport.dispatchEvent(new Event('resize'))
  }, keyboardFrom)
}

async function foot(button: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
  return y + height
}

test('the keyboard never covers the button of a dialog', async ({ page }) => {
  const map = await new MapPage(page).open()
  const login = await (await map.header.openLogin()).asDriver()
  await login.password.fill(DEMO_PASSWORD)
  await openKeyboard(page)
  const submit = login.dialog.getByRole('button', { name: 'Войти', exact: true })
  await submit.scrollIntoViewIfNeeded()
  await expect.poll(() => foot(submit)).toBeLessThanOrEqual(keyboardFrom)
})

test.describe('a driver', () => {
  test.use({ signedIn: true })
  test('sees the button that pays above the keyboard', async ({ page }) => {
    const parking = await new ParkingPage(page).open()
    await parking.choose('101', 60)
    await parking.withAnotherCar('А123ВС16')
    await parking.plate.focus()
    await openKeyboard(page)
    await expect.poll(() => foot(parking.submit)).toBeLessThanOrEqual(keyboardFrom)
    expect(await foot(parking.plate)).toBeLessThanOrEqual(keyboardFrom)
  })
})
