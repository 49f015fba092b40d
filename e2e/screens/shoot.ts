import { expect, test } from '../world/test.ts'
import { enlargeText } from './largeText.ts'
import { screens } from './screens.ts'
import { settled } from './settled.ts'

/** Large is a phone with its text twice as large. */
const sizes = {
  small: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  large: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

for (const screen of screens) {
  const { name, cityId, scenario, signedIn, expects, minWidth = 0, open } = screen
  const fitting = Object.entries(sizes).filter(([, { width }]) => width >= minWidth)
  test.describe(name, () => {
    test.use({
      viewport: fitting[0]?.[1] ?? sizes.desktop,
      ...(cityId === undefined ? {} : { cityId }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(signedIn === undefined ? {} : { signedIn }),
    })
    for (const language of ['ru', 'en'] as const) {
      test(`in ${language}`, async ({ page, city, time, watch }) => {
        if (expects !== undefined) watch.expect(expects)
        await expect(await open({ page, language, city, time })).toBeVisible()
        for (const [size, viewport] of fitting) {
          await page.setViewportSize(viewport)
          await enlargeText(page, size === 'large' ? 'root' : null)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await settled(page, colorScheme)
            const file = `${name.replaceAll(/\W+/g, '-')}.${size}.${colorScheme}.${language}.png`
            await page.screenshot({ path: `screenshots/${file}`, animations: 'disabled' })
          }
        }
      })
    }
  })
}
