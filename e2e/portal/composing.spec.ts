import type { Locator, Page } from '@playwright/test'
import { GuestPage } from '../pages/GuestPage.ts'
import { expect, test } from '../world/test.ts'

test.use({ viewport: { width: 360, height: 780 } })

/** The keyboard of a phone: it writes into what has the focus, as Chromium is told by such a keyboard. */
async function keyboardOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const at = (length: number) => ({ selectionStart: length, selectionEnd: length })
  return {
    /** Writes the whole word that is put together anew; in the place of another text where that is given. */
    compose: (text: string, replaced?: { replacementStart: number; replacementEnd: number }) =>
      browser.send('Input.imeSetComposition', { text, ...at(text.length), ...replaced }),
    /** Writes a text, in the place of the word. */
    commit: (text: string) => browser.send('Input.insertText', { text }),
  }
}

type Keyboard = Awaited<ReturnType<typeof keyboardOf>>

/** How keyboards write a text into a field that is empty. */
const ways: readonly (readonly [
  name: string,
  write: (keyboard: Keyboard, text: string, field: Locator) => Promise<void>,
])[] = [
  [
    'each character composed and committed',
    async (keyboard, text) => {
      for (const letter of text) {
        await keyboard.compose(letter)
        await keyboard.commit(letter)
      }
    },
  ],
  [
    'one word that grows',
    async (keyboard, text, field) => {
      for (let length = 1; length <= text.length; length += 1) {
        await keyboard.compose(text.slice(0, length))
      }
      await expect(field).toHaveValue(text)
      await keyboard.commit(text)
    },
  ],
  [
    'another word, replaced as a whole at the end',
    async (keyboard, text, field) => {
      await keyboard.compose(text.slice(0, 4))
      await keyboard.commit(text.slice(0, 4))
      const replacementEnd = (await field.inputValue()).length
      await keyboard.compose(text, { replacementStart: 0, replacementEnd })
      await keyboard.commit(text)
    },
  ],
]

for (const [name, write] of ways) {
  test(`a plate and a phone are what was typed: ${name}`, async ({ page }) => {
    const guest = await new GuestPage(page).open('?zone=101')
    const keyboard = await keyboardOf(page)
    await guest.plate.focus()
    await write(keyboard, 'а123вс116', guest.plate)
    await expect(guest.plate).toHaveValue('А 123 ВС 116')
    await guest.phone.focus()
    await write(keyboard, '89161234567', guest.phone)
    await expect(guest.phone).toHaveValue('+7 (916) 123 - 45 - 67')
    await page.keyboard.press('Backspace')
    await expect(guest.phone).toHaveValue('+7 (916) 123 - 45 - 6')
  })
}

test('a word that nobody has ended counts when its field is left', async ({ page }) => {
  const guest = await new GuestPage(page).open('?zone=101')
  const keyboard = await keyboardOf(page)
  await guest.plate.focus()
  await keyboard.compose('а123вс116')
  await guest.phone.focus()
  await expect(guest.plate).toHaveValue('А 123 ВС 116')
})
