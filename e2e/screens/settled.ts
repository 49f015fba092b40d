import type { Page } from '@playwright/test'
import { expect } from '../world/test.ts'

/**
 * Waits until the scheme has come, the map is drawn and nothing fades: half-way colours have no
 * contrast.
 */
export async function settled(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await follow(page, scheme)
  await page.waitForFunction(
    () => document.querySelector('[role="application"][aria-busy="true"]') === null,
  )
  await page.evaluate(async () => {
    // What has been scrolled under the header is covered by it, not too small.
    window.scrollTo(0, 0)
    // A menu goes with its button, so that has to be in sight.
    document
      .querySelector('[aria-haspopup="menu"][aria-expanded="true"]')
      ?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/**
 * Waits until the page has the scheme. A page hears of a change when it is painted, and a busy browser may
 * stop painting one that nothing moves in: then it is given another size for a moment, told again and
 * painted for a picture.
 */
async function follow(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const hasScheme = () =>
    expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme, {
      timeout: 5_000,
    })
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await hasScheme().catch(() =>
    expect(async () => {
      await page.setViewportSize({ width, height: height + 1 })
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: scheme })
      await page.screenshot()
      await hasScheme()
    }).toPass({ timeout: 30_000 }),
  )
}
