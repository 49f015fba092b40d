import type { Locator } from '@playwright/test'

/**
 * In milliseconds. A press counts on what has stood still for 700 of them as the page knows it, and the
 * page looks only now and then, so that it may learn of a change later than the story does.
 */
const longEnough = 1200
const lookEvery = 100

/** Waits until a button stands still and says the same, as somebody does who aims at it. */
export async function aimed(button: Locator): Promise<Locator> {
  await button.scrollIntoViewIfNeeded()
  let seen = ''
  let since = Date.now()
  while (Date.now() - since < longEnough) {
    const look = await button.evaluate((shown: HTMLElement) =>
      JSON.stringify([shown.getBoundingClientRect(), shown.innerText]),
    )
    if (look !== seen) since = Date.now()
    seen = look
    await new Promise((passed) => {
      setTimeout(passed, lookEvery)
    })
  }
  return button
}
