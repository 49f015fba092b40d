import type { Page } from '@playwright/test'

/** Presses keys and counts them; a word that is typed counts by its letters. */
export function keyboardOf(page: Page) {
  let keys = 0
  return {
    count: () => keys,
    async press(key: string): Promise<void> {
      keys += 1
      await page.keyboard.press(key)
    },
    /** Presses Tab until something has the focus. */
    async tabTo(isThere: () => Promise<boolean>): Promise<void> {
      for (let step = 0; step < 40; step += 1) {
        if (await isThere()) return
        keys += 1
        await page.keyboard.press('Tab')
      }
      throw new Error('Tab does not lead there')
    },
    async type(words: string): Promise<void> {
      keys += words.length
      await page.keyboard.type(words)
    },
  }
}

/** Whether something has the focus, once it is there: Tab leads nowhere while a page is still loading. */
export const isFocused = (locator: ReturnType<Page['locator']>) => async (): Promise<boolean> => {
  await locator.first().waitFor({ state: 'attached' })
  return locator.evaluateAll((found) => found.some((one) => one === document.activeElement))
}
