import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../world/test.ts'
import { screens } from './screens.ts'
import { settled } from './settled.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each size in each scheme, and each of both in each language. */
const looks = {
  ru: [
    { width: 360, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
  en: [
    { width: 1280, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ],
} as const

for (const { name, cityId, scenario, signedIn, expects, open } of screens) {
  test.describe(name, () => {
    test.use({
      viewport: { width: 1280, height: 800 },
      ...(cityId === undefined ? {} : { cityId }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(signedIn === undefined ? {} : { signedIn }),
    })
    for (const language of ['ru', 'en'] as const) {
      test(`nothing is in anybody's way (${language})`, async ({ page, city, watch }) => {
        if (expects !== undefined) watch.expect(expects)
        // The smallest phone first: everything has to be reached on it.
        if (language === 'ru') await page.setViewportSize({ width: 320, height: 640 })
        await expect(await open({ page, language, city })).toBeVisible()
        expect(await overflowOf(page), 'scrolls sideways').toBe(0)
        for (const { width, colorScheme } of looks[language]) {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await settled(page, colorScheme)
          // Looked at again until it rests: a colour that is on its way when the scheme changes counts
          // for nothing, one that stays wrong fails.
          await expect
            .poll(() => findingsOf(page, `${width} px, ${colorScheme}`), { timeout: 20_000 })
            .toEqual([])
        }
      })
    }
  })
}

async function findingsOf(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}

/** By how many pixels the page is wider than the window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
