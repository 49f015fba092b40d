import type { BrowserContext, Page } from '@playwright/test'

/**
 * Has the pages of a browser go back, on or elsewhere only when as many entries of dialogs lie over the
 * page's own in the browser's history as dialogs and menus are open. An open dialog is given its entry, and the
 * entry of a closed one is taken back, a moment after it is seen: who is quicker than any finger would
 * go back over another entry, or be led back from where they went.
 */
export function keepHistorySteady(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    const goBack = page.goBack.bind(page)
    const goForward = page.goForward.bind(page)
    page.goto = async (...where) => (await steady(page), goto(...where))
    page.reload = async (...how) => (await steady(page), reload(...how))
    page.goBack = async (...how) => (await steady(page), goBack(...how))
    page.goForward = async (...how) => (await steady(page), goForward(...how))
  })
}

async function steady(page: Page): Promise<void> {
  await page.waitForFunction(
    (layers) => (history.state?.dialogs ?? 0) === document.querySelectorAll(layers).length,
    'dialog[open], :is(.mantine-Popover-dropdown, .mantine-Menu-dropdown):not([style*="display: none"])',
    // A page that nobody looks at may paint nothing for a while.
    { polling: 50 },
  )
}
