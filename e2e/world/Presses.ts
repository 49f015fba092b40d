import type { BrowserContext, Page } from '@playwright/test'

/** What a driver presses on the pages of a browser: by finger or mouse, or by Enter. Typing is none. */
export class Presses {
  #count = 0

  get count(): number {
    return this.#count
  }

  /** To be called before a page is opened. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('onPress', () => {
      this.#count += 1
    })
    await context.addInitScript(tellPresses)
  }
}

function tellPresses(): void {
  const tell = (event: Event): void => {
    const isKey = event instanceof KeyboardEvent
    if (!event.isTrusted || (isKey && event.key !== 'Enter')) return
    const { onPress } = window as Window & { onPress?: () => Promise<void> }
    void onPress?.()
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, tell, { capture: true })
}

/** Slow 4G as it is described, and a processor four times slower. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
}
