import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, test } from '../world/test.ts'
import { screens } from './screens.ts'
import { findUnmarked } from './findUnmarked.ts'
import { enlargeText, findCut } from './largeText.ts'
import { languagesFor, looksIn, textSizesIn } from './looks.ts'
import { settled } from './settled.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The smallest phone, and a desktop at 400 % zoom: everything has to be reached on it. */
const narrowest = 320

for (const [place, screen] of screens.entries()) {
  const { name, cityId, scenario, signedIn, expects, minWidth = narrowest, open } = screen
  test.describe(name, () => {
    test.use({
      viewport: { width: minWidth, height: 640 },
      ...(cityId === undefined ? {} : { cityId }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(signedIn === undefined ? {} : { signedIn }),
    })
    for (const language of languagesFor(place)) {
      test(`nothing is in anybody's way (${language})`, async ({ page, city, time, watch }) => {
        if (expects !== undefined) watch.expect(expects)
        await page.addInitScript(rememberPresses)
        await expect(await open({ page, language, city, time })).toBeVisible()
        await expect.poll(() => hasLostFocus(page), 'the focus fell to the page').toBe(false)
        await page.evaluate(unstick)
        // Looked at again until it rests: a menu finds its place after it has opened.
        await expect.poll(() => findCut(page), `at ${minWidth} px`).toEqual([])
        // A company's lists are as it has typed them itself.
        if (language === 'en' && !name.startsWith('company')) {
          await expect.poll(() => findUnmarked(page), 'Russian words that look English').toEqual([])
        }
        await page.evaluate(axeScript)
        // One page goes through its looks: what it shows stays, only size and colours change.
        for (const { width, colorScheme } of looksIn(language)) {
          await page.setViewportSize({ width: Math.max(width, minWidth), height: 800 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await settled(page, colorScheme)
          // Looked at again until it rests: a colour that is on its way when the scheme changes
          // counts for nothing, one that stays wrong fails.
          await expect
            .poll(() => findingsOf(page, `${width} px, ${colorScheme}`), { timeout: 20_000 })
            .toEqual([])
        }
        for (const { by, width } of textSizesIn(language)) {
          if (width < minWidth) continue
          await page.setViewportSize({ width, height: 800 })
          await enlargeText(page, by)
          await expect
            .poll(() => findCut(page), `at ${width} px, enlarged by: ${by ?? 'nothing'}`)
            .toEqual([])
        }
      })
    }
  })
}

async function findingsOf(page: Page, where: string): Promise<string[]> {
  const { violations } = await page.evaluate(
    (values) => window.axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    wcag,
  )
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
