import { expect, test } from '../world/test.ts'
import { screens } from './screens.ts'
import { settled } from './settled.ts'

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

for (const { name, cityId, scenario, signedIn, expects, open } of screens) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${name}, ${size}`, () => {
      test.use({
        viewport,
        ...(cityId === undefined ? {} : { cityId }),
        ...(scenario === undefined ? {} : { scenario }),
        ...(signedIn === undefined ? {} : { signedIn }),
      })
      for (const language of ['ru', 'en'] as const) {
        test(language, async ({ page, city, watch }) => {
          if (expects !== undefined) watch.expect(expects)
          await expect(await open({ page, language, city })).toBeVisible()
          await page.waitForLoadState('networkidle')
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await settled(page, colorScheme)
            const file = `${name.replaceAll(/\W+/g, '-')}.${size}.${colorScheme}.${language}.png`
            await page.screenshot({ path: `screenshots/${file}`, animations: 'disabled' })
          }
        })
      }
    })
  }
}
