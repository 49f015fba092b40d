import type { Page } from '@playwright/test'

/**
 * Waits until the scheme has come, the map is drawn and nothing fades: half-way colours have no
 * contrast.
 */
export async function settled(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await follows(page, scheme).catch(async () => {
    // A browser that is very busy may lose the news of a change: it is told once more.
    await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
    await page.emulateMedia({ colorScheme: scheme })
    await follows(page, scheme)
  })
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

async function follows(page: Page, scheme: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.documentElement.dataset['mantineColorScheme'] === wanted,
    scheme,
    { timeout: 7_000 },
  )
}
