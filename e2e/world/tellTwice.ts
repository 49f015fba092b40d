import type { Language } from '../pages/Screen.ts'
import { test } from './test.ts'

/** Each language once and each size once: every pair of the two would tell a story four times. */
const tellings = [
  { language: 'ru', viewport: { width: 390, height: 844 } },
  { language: 'en', viewport: { width: 1280, height: 800 } },
] as const

/**
 * Tells stories twice: in Russian on a phone, in English on a desktop.
 *
 * @param tell - writes the stories down; `say` chooses between words of both languages
 */
export function tellTwice(
  tell: (
    language: Language,
    say: <Words extends string | RegExp>(ru: Words, en: Words) => Words,
  ) => void,
): void {
  for (const { language, viewport } of tellings) {
    test.describe(`${language}, ${viewport.width} px`, () => {
      test.use({ viewport })
      tell(language, (ru, en) => (language === 'ru' ? ru : en))
    })
  }
}
