import type { Language } from '../pages/Screen.ts'
import { test } from './test.ts'

/** Each language once and each size once: every pair of the two would tell a story four times. */
const looks = {
  phone: { language: 'ru', viewport: { width: 390, height: 844 } },
  desktop: { language: 'en', viewport: { width: 1280, height: 800 } },
} as const

/**
 * Tells stories in Russian on a phone, or in English on a desktop. `npm run looks` tells them in both.
 *
 * @param usual - where the test run tells them, for it has its time
 * @param tell - writes the stories down; `say` chooses between words of both languages
 */
export function tellInLook(
  usual: keyof typeof looks,
  tell: (
    language: Language,
    say: <Words extends string | RegExp>(ru: Words, en: Words) => Words,
  ) => void,
): void {
  const told = process.env['EVERY_LOOK'] === undefined ? [looks[usual]] : Object.values(looks)
  for (const { language, viewport } of told) {
    test.describe(`${language}, ${viewport.width} px`, () => {
      test.use({ viewport })
      tell(language, (ru, en) => (language === 'ru' ? ru : en))
    })
  }
}
