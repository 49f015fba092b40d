import type { Language } from '@parking/runtime'

/** What has its texts loaded with the login, a later page, or the first person signed in. */
const later =
  /packages\/(?:(?:auth|payments|sessions|parking|spending|city|permits|profile)\/|runtime\/src\/codes\/)/

/**
 * Whether a module holds texts that an app loads before it shows itself. What refusals say
 * (`errorTexts`) comes after that.
 *
 * @param name - of the module in Vite's manifest
 */
export function isFirstText(name: string, language: Language): boolean {
  const isText = new RegExp(`/texts(/|\\.)${language}\\.ts$`, 'i').test(name)
  return isText && !later.test(name)
}
