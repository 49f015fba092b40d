import type { Locator, Page } from '@playwright/test'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { expect, test } from '../world/test.ts'
import { enlargeText } from './largeText.ts'

/** A small phone. */
test.use({ viewport: { width: 360, height: 640 }, scenario: 'everything' })

/** How far down the page may begin, in pixels. */
const headingBy = 140
const fieldBy = 240
const half = 320

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  return of.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })
}

/** Says which pages begin too far down, in text as it is and twice as large. */
async function beginLate(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const late: string[] = []
  for (const path of paths) {
    await opened(page, path)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const { top } = await edges(heading)
    if (top > headingBy) late.push(`${path}: the heading begins at ${top}`)
    if (await heading.evaluate((one) => one.getBoundingClientRect().width < 40)) {
      late.push(`${path}: no heading is seen`)
    }
    await enlargeText(page, 'browser')
    const bottom = await heading.evaluate((one) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      return words.getClientRects()[0]?.bottom ?? Infinity
    })
    if (bottom > half)
      late.push(`${path}: in large text the heading’s first line ends at ${bottom}`)
    await enlargeText(page, null)
  }
  return late
}

test('every page outside of the account begins with its heading', async ({ page }) => {
  expect(
    await beginLate(page, [
      '/registration',
      '/restore-password',
      '/guest-payment',
      '/check?title=1&price=1',
      '/payment?invoiceId=1&amount=1',
      '/phone-payment-callback',
      '/news',
      '/pages',
      '/pages/pers',
      '/nowhere',
      '/legal/auth',
    ]),
  ).toEqual([])
})

test('the first field of a form stands on the first screen', async ({ page }) => {
  for (const path of ['/registration', '/restore-password', '/guest-payment', '/legal/auth']) {
    await opened(page, path)
    const field = page.getByRole('main').locator('input:visible').first()
    expect.soft((await edges(field)).top, path).toBeLessThanOrEqual(fieldBy)
  }
})

test.describe('of a driver', () => {
  test.use({ signedIn: true })

  test('every page begins with its heading', async ({ page }) => {
    expect(
      await beginLate(page, [
        '/profile/parking',
        '/profile/operations',
        '/profile/abonements',
        '/profile/constructor',
        '/profile/my-profile',
        '/profile/penalty',
        '/profile/feedback',
        '/profile/receipts',
        '/profile/abonements/AB-0',
        '/profile/parking/evidence?order=0',
      ]),
    ).toEqual([])
  })

  test('the menu is one row, with the present page in sight', async ({ page }) => {
    await opened(page, '/profile/feedback')
    const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
    const entries = menu.getByRole('link')
    const tops = await entries.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    )
    expect(tops.length).toBeGreaterThan(5)
    expect(new Set(tops).size).toBe(1)
    await expect(menu.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await entries.filter({ hasText: 'Штрафы' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Штрафы' })).toBeVisible()
    await expect(menu.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  })

  test('the first field, the newest operation and the own permits are on the first screen', async ({
    page,
  }) => {
    await opened(page, '/profile/feedback')
    const main = page.getByRole('main')
    const topic = await edges(main.getByRole('combobox', { name: 'Тема' }))
    expect.soft(topic.top).toBeLessThanOrEqual(fieldBy)
    await opened(page, '/profile/constructor')
    const car = await edges(main.getByRole('radio').first().locator('..'))
    expect.soft(car.top).toBeLessThanOrEqual(fieldBy)
    await opened(page, '/profile/parking')
    const type = await edges(main.getByRole('radiogroup').first())
    expect.soft(type.top).toBeLessThanOrEqual(fieldBy)
    await opened(page, '/profile/operations')
    await expect(
      main.getByRole('rowheader').or(main.getByRole('listitem')).first(),
    ).toBeInViewport()
    await opened(page, '/profile/abonements')
    await expect(main.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
  })
})

test('every page of the console begins with its heading', async ({ page }) => {
  await (await new CoopLoginPage(page).open()).signIn()
  expect(
    await beginLate(page, [
      '/coop-profile',
      '/coop-profile/overview',
      '/coop-profile/drivers',
      '/coop-profile/vehicles',
      '/coop-profile/devices',
      '/coop-profile/operations',
    ]),
  ).toEqual([])
})
