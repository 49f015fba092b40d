import type { Page } from '@playwright/test'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { expect, test } from '../world/test.ts'

test.use({ scenario: 'everything' })

/** Has the plates written in a type that is wide, as where no narrow one is to be had. */
async function withWideType(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wide = new CSSStyleSheet()
    wide.replaceSync('[role="img"][translate="no"] { font-family: "DejaVu Sans" !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, wide]
  })
}

/** The plates that reach out of what they stand in. */
function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role="img"][translate="no"]')]
      .filter((plate) => plate.checkVisibility())
      .flatMap((plate) => {
        const around = plate.closest('td, th, label, li, section, button, dialog, a')
        if (around === null) return []
        const { paddingLeft, paddingRight } = getComputedStyle(around)
        const own = plate.getBoundingClientRect()
        const { left, right } = around.getBoundingClientRect()
        const out = Math.max(
          left + parseFloat(paddingLeft) - own.left,
          own.right - (right - parseFloat(paddingRight)),
        )
        return out > 0.5
          ? [`${plate.getAttribute('aria-label')} in ${around.tagName}: ${out.toFixed(1)} px`]
          : []
      }),
  )
}

async function expectInside(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.locator('main [role="img"][translate="no"]:visible').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect.soft(await findOutside(page), path).toEqual([])
    await withWideType(page)
    expect.soft(await findOutside(page), `${path} in a wide type`).toEqual([])
  }
}

test.describe('of a driver', () => {
  test.use({ signedIn: true })

  for (const width of [360, 1280]) {
    test(`every plate stays in its card at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await expectInside(page, [
        '/profile/parking',
        '/profile/operations',
        '/profile/abonements',
        '/profile/constructor',
        '/profile/my-profile',
        '/profile/penalty',
      ])
    })
  }
})

test('every plate stays in its column in the console', async ({ page }) => {
  await (await new CoopLoginPage(page).open()).signIn()
  for (const width of [1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectInside(page, [
      '/coop-profile/overview',
      '/coop-profile/drivers',
      '/coop-profile/vehicles',
      '/coop-profile/devices',
      '/coop-profile/operations',
    ])
  }
})
