import type { Page } from '@playwright/test'
import { aimed } from '../pages/aimed.ts'
import { expect, test } from '../world/test.ts'

const news = (page: Page) => page.getByRole('heading', { level: 1, name: 'Новости' })

test.describe('the notification of a city', () => {
  test.use({ scenario: 'city with a notification' })

  test('opens by itself and leads on to what it speaks of', async ({ page }) => {
    const popUp = page.getByRole('dialog', { name: 'Изменение тарифов' })
    await page.goto('/pages')
    await expect(popUp.getByText('С 1 декабря тарифы некоторых зон изменятся.')).toBeVisible()
    await popUp.getByRole('link', { name: 'прочитайте новости' }).click()
    await expect(news(page)).toBeVisible()
    await expect(popUp).toBeHidden()
  })

  test.describe('to a driver', () => {
    test.use({ signedIn: true })

    test('waits until the receipt that was asked for has been made out', async ({ page }) => {
      const popUp = page.locator('dialog', { hasText: 'Изменение тарифов' })
      const asked = Promise.withResolvers<() => void>()
      await page.route('**/api/notification/popup*', async (route) => {
        await new Promise<void>((resolve) => asked.resolve(resolve))
        await route.continue()
      })
      const read = page.waitForResponse('**/api/notification/popup*')
      // On a phone the page is longer than the window.
      await page.setViewportSize({ width: 360, height: 500 })
      await page.goto('/profile')
      const balance = page.getByRole('banner').getByRole('button', { name: /^Баланс/u })
      await balance.click()
      await page.getByRole('button', { name: 'Пополнить', exact: true }).click()
      const topUp = page.getByRole('dialog', { name: 'Пополнить баланс' })
      await topUp.getByRole('textbox', { name: 'Сумма' }).fill('500')
      await topUp.getByRole('combobox', { name: 'Способ оплаты' }).selectOption('Квитанция')
      const answer = await asked.promise
      answer()
      await read
      await expect(popUp).toBeAttached()
      await (await aimed(topUp.getByRole('button', { name: 'Получить квитанцию' }))).click()
      const receipt = page.getByRole('dialog', { name: 'Оплата по квитанции' })
      await expect(receipt).toBeVisible()
      await expect(popUp).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(receipt).toBeHidden()
      await expect(popUp).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popUp).toBeHidden()
      await expect(balance).toBeFocused()
      await page.mouse.move(180, 400)
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    })
  })
})

test.describe('the picture of a city', () => {
  test.use({ scenario: 'city with a banner' })

  for (const { width, largest } of [
    { width: 360, largest: 260 },
    { width: 1280, largest: 420 },
  ]) {
    test(`is shown once, and small on a phone (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/pages')
      const banner = page.getByRole('dialog', { name: 'Объявление города' })
      const picture = banner.getByRole('img', { name: /Новые места в центре/ })
      await expect(picture).toBeVisible()
      expect((await picture.boundingBox())?.width).toBeLessThan(largest)
      await banner.getByRole('link').click()
      await expect(news(page)).toBeVisible()
      await page.reload()
      await expect(news(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test.describe('the app of a city', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140 Mobile Safari/537.36' })

  test('is offered on the second visit', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/pages')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('parking.app.kazan')))
      .toBe('met')
    await page.reload()
    const offer = page.getByRole('dialog', { name: 'У города есть приложение' })
    await expect(offer.getByRole('link', { name: 'Открыть приложение' })).toHaveAttribute(
      'href',
      /apps\.example\/kazan\/android/,
    )
    await page.keyboard.press('Escape')
    await expect(offer).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('parking.app.kazan')))
      .toBe('offered')
  })
})
