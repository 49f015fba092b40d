import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'

const built = join(import.meta.dirname, '../../apps/storybook/storybook-static')
const site = 'http://storybook.example'

/** What Storybook tells of its stories. */
interface Index {
  readonly entries: Readonly<
    Record<string, { readonly type: string; readonly tags: readonly string[] }>
  >
}
const { entries }: Index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))

const looks = { light: 'language:ru;scheme:light', dark: 'language:en;scheme:dark' }
/** A component is shown once; a whole screen on a phone and on a desktop. */
const usual = { '': [1280, 800] }
const ofScreens = { '-360': [360, 740], '-1280': [1280, 800] }

for (const [id, { type, tags }] of Object.entries(entries)) {
  if (type !== 'story') continue
  const isScreen = tags.includes('screen')
  const sizes = Object.entries(isScreen ? ofScreens : usual)
  for (const [size, [width = 0, height = 0]] of sizes) {
    for (const [look, globals] of Object.entries(looks)) {
      const name = `${id}${size}.${look}`
      test(name, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.route(`${site}/**`, (route) => {
          const { pathname } = new URL(route.request().url())
          const path = join(built, decodeURIComponent(pathname))
          return route.fulfill(existsSync(path) ? { path } : { status: 404 })
        })
        await page.goto(`${site}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
        await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' })
        // A bar without an end moves as long as it is seen.
        await page.addStyleTag({ content: 'progress:not([value]) { visibility: hidden }' })
        if (isScreen) await untilStill(page)
        // Lines of a map are smoothed in another way now and then.
        await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixels: 50 })
      })
    }
  }
}

/** A map does not tell when its zones are drawn, nor a page when all its late parts are there. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const map = page.locator('[role="application"]')
  const isMap = (await map.count()) > 0
  if (isMap) await expect(map).not.toHaveAttribute('aria-busy', 'true')
  const look = () => page.screenshot({ animations: 'disabled' })
  let before = await look()
  const isStill = async () => {
    const now = await look()
    const isSame = now.equals(before)
    before = now
    return isSame
  }
  await expect.poll(isStill, { intervals: [isMap ? 2_000 : 500] }).toBe(true)
}
