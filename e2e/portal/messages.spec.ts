import type { Locator, Page } from '@playwright/test'
import { Header } from '../pages/Header.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true, scenario: 'driver with a session of an hour' })

/** Ends the running session from the page of parking; what is said of that. */
async function ended(page: Page): Promise<Locator> {
  const parking = await new ParkingPage(page).open()
  await (await parking.cancel()).confirm()
  const message = parking.message('Парковка завершена')
  await expect(message).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return message
}

/** What can be pressed or filled in and lies under an element. */
function findCovered(message: Locator): Promise<string[]> {
  return message.evaluate((element) => {
    const own = element.getBoundingClientRect()
    const all = [...document.querySelectorAll('input, select, textarea, button, a[href]')]
    return all
      .filter((one) => !element.contains(one) && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top
      })
      .map((one) => one.outerHTML.slice(0, 120))
  })
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('what was done is told for a while, over nothing that can be pressed', async ({
      page,
    }) => {
      const message = await ended(page)
      expect(await findCovered(message)).toEqual([])
      await expect(message).toBeHidden()
    })

    test('what the header opens lies over a message', async ({ page }) => {
      const message = await ended(page)
      const leave = await new Header(page).openAccount()
      await expect(leave).toBeVisible()
      const menu = page.getByRole('menu')
      const isOnTop = await menu.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return [top + 4, (top + bottom) / 2, bottom - 4].every((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        )
      })
      expect(isOnTop).toBe(true)
      await expect(message).toBeVisible()
    })

    test('its corners are those of its own ground', async ({ page }) => {
      const message = await ended(page)
      const shadows = await message.evaluate((element) => {
        const around = element.parentElement
        return [element, around].map((one) => (one === null ? '' : getComputedStyle(one).boxShadow))
      })
      expect(shadows).toEqual(['none', 'none'])
    })
  })
}

test('a tab that slept tells nothing old', async ({ page, time }) => {
  const message = await ended(page)
  await time.jump(480)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(message).toBeHidden()
})

test.describe('a top-up that brings a bonus', () => {
  test.use({ scenario: 'driver', cityId: 'volgograd' })

  test('is told with both parts, and not after its time', async ({ page, time }) => {
    const parking = await new ParkingPage(page).open()
    await time.pass(5)
    const topUp = await new Header(page).topUp()
    await topUp.getLink('500')
    await (await topUp.pay()).pay()
    const message = parking.message('Баланс пополнен')
    await expect(message).toContainText(/Зачислено 500,00\s₽ и бонус 20,00\s₽/u)
    await expect(message).toBeHidden()
    await page.reload()
    await expect(parking.heading).toBeVisible()
    await expect(parking.zone).toBeVisible()
    await expect(message).toBeHidden()
  })
})
