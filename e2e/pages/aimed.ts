import type { Locator } from '@playwright/test'

/** Longer than anything that pays has to stand still before a press on it counts, in milliseconds. */
const longEnough = 800
const lookEvery = 50

/** Waits until a button stands still and says the same, as somebody does who aims at it. */
export async function aimed(button: Locator): Promise<Locator> {
  await button.scrollIntoViewIfNeeded()
  let seen = ''
  let since = Date.now()
  while (Date.now() - since < longEnough) {
    const look = JSON.stringify([await button.boundingBox(), await button.innerText()])
    if (look !== seen) since = Date.now()
    seen = look
    await new Promise((passed) => {
      setTimeout(passed, lookEvery)
    })
  }
  return button
}
