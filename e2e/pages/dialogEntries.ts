import { expect, type Page } from '@playwright/test'

/**
 * Waits until as many entries of dialogs lie over the page's own in the browser's history as dialogs
 * are open: the browser goes back over the entry of a closed dialog a moment after it is gone.
 */
export async function waitForDialogEntries(page: Page, open: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.dialogs ?? 0)).toBe(open)
}
