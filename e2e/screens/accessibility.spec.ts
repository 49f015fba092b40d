import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../world/test.ts'
import { screens } from './screens.ts'
import { enlargeText, findCut } from './largeText.ts'
import { settled } from './settled.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The smallest phone, and a desktop at 400 % zoom: everything has to be reached on it. */
const narrowest = 320
const widths = [360, 1280]
/** The sizes that everything has to fit into in text of the usual size and of twice that. */
const textSizes = [
  { by: null, width: 390 },
  { by: 'browser', width: 390 },
  { by: 'browser', width: 1280 },
  { by: 'root', width: 390 },
  { by: 'root', width: 1280 },
] as const
/** Which of axe's rules are asked. */
interface Asked {
  readonly type: 'tag' | 'rule'
  readonly values: string[]
}

const all: Asked = { type: 'tag', values: wcag }
/** The other scheme changes colours and nothing else: the other rules have been asked by then. */
const ofColours: Asked = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const looks = [
  { colorScheme: 'light', asked: all },
  { colorScheme: 'dark', asked: ofColours },
] as const

for (const screen of screens) {
  const { name, cityId, scenario, signedIn, expects, minWidth = narrowest, open } = screen
  test.describe(name, () => {
    test.use({
      viewport: { width: minWidth, height: 640 },
      ...(cityId === undefined ? {} : { cityId }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(signedIn === undefined ? {} : { signedIn }),
    })
    for (const language of ['ru', 'en'] as const) {
      test(`nothing is in anybody's way (${language})`, async ({ page, city, time, watch }) => {
        if (expects !== undefined) watch.expect(expects)
        await page.addInitScript(rememberPresses)
        await expect(await open({ page, language, city, time })).toBeVisible()
        await expect.poll(() => hasLostFocus(page), 'the focus fell to the page').toBe(false)
        await page.evaluate(unstick)
        expect(await findCut(page), `at ${minWidth} px`).toEqual([])
        // One page goes through all looks: what it shows stays, only size and colours change.
        for (const width of widths.filter((one) => one >= minWidth)) {
          await page.setViewportSize({ width, height: 800 })
          for (const { colorScheme, asked } of looks) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await settled(page, colorScheme)
            // Looked at again until it rests: a colour that is on its way when the scheme changes
            // counts for nothing, one that stays wrong fails.
            await expect
              .poll(() => findingsOf(page, asked, `${width} px, ${colorScheme}`), {
                timeout: 20_000,
              })
              .toEqual([])
          }
        }
        for (const { by, width } of textSizes.filter((one) => one.width >= minWidth)) {
          await page.setViewportSize({ width, height: 800 })
          await enlargeText(page, by)
          // Looked at again until it rests: menus find their place anew.
          await expect
            .poll(() => findCut(page), `at ${width} px, enlarged by: ${by ?? 'nothing'}`)
            .toEqual([])
        }
      })
    }
  })
}

async function findingsOf(page: Page, asked: Asked, where: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ runOnly: asked, resultTypes: ['violations'] })
    // Without frames there is nothing to gather in a page of its own.
    .setLegacyMode(true)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}

/**
 * Puts the bar that pays where it belongs: what is scrolled under it counts as covered, though
 * anybody can scroll on.
 */
function unstick(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-place="page"]')) {
    if (getComputedStyle(bar).position === 'sticky') bar.style.position = 'static'
  }
}

function rememberPresses(): void {
  addEventListener('click', () => Object.assign(window, { wasPressed: true }), { capture: true })
}

/** Tells whether something was pressed and nothing has the focus afterwards. */
function hasLostFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => 'wasPressed' in window && document.activeElement === document.body)
}
