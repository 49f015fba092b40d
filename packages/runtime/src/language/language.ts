/** The languages of the product; the first is the one without a prefix in the address. */
export const languages = ['ru', 'en'] as const

/** A language of the product. */
export type Language = (typeof languages)[number]

/** Tells whether a text names a language of the product. */
export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text)
}
