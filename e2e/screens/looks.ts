import type { Language } from '../pages/Screen.ts'
import type { LargeText } from './largeText.ts'

/** How wide a page is looked at, and in which colours. */
export interface Look {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

/** How wide a page is, and how its text is made twice as large. */
export interface TextSize {
  readonly width: number
  readonly by: LargeText | null
}

const phone = { width: 360 }
const desktop = { width: 1280 }
const looks: Readonly<Record<Language, readonly Look[]>> = {
  ru: [
    { ...phone, colorScheme: 'light' },
    { ...desktop, colorScheme: 'dark' },
  ],
  en: [
    { ...phone, colorScheme: 'dark' },
    { ...desktop, colorScheme: 'light' },
  ],
}

const usualText: TextSize = { width: 390, by: null }
const textSizes: Readonly<Record<Language, readonly TextSize[]>> = {
  ru: [usualText, { width: 390, by: 'browser' }, { width: 1280, by: 'root' }],
  en: [usualText, { width: 390, by: 'root' }, { width: 1280, by: 'browser' }],
}

/** `npm run looks` asks for every combination. */
const isEvery = process.env['EVERY_LOOK'] !== undefined

/**
 * Tells in which languages a screen is looked at: one, for the test run has its time. Three of
 * four screens are looked at in Russian, whose words are the longer ones, the fourth in English.
 *
 * @param place - of the screen among all
 */
export function languagesFor(place: number): readonly Language[] {
  if (isEvery) return ['ru', 'en']
  return place % 4 === 3 ? ['en'] : ['ru']
}

/**
 * Tells how a screen is looked at in a language: each two of language, width and colours meet
 * once.
 */
export function looksIn(language: Language): readonly Look[] {
  return isEvery ? [...looks.ru, ...looks.en] : looks[language]
}

/** Tells the sizes of text of a language: each two of language, width and way to enlarge meet once. */
export function textSizesIn(language: Language): readonly TextSize[] {
  return isEvery ? [...textSizes.ru, ...textSizes.en] : textSizes[language]
}
