import { isLanguage, tabStorage, type Language } from '@parking/runtime'

const key = 'parking.languageBeforeBank'

/** The driver goes to a bank's page, which knows one way back and no language. */
export function languageLeft(language: Language): void {
  tabStorage.set(key, language)
}

/** Hands over the language that was spoken before the bank's page, once; null when none was. */
export function takeLanguageBefore(): Language | null {
  const language = tabStorage.get(key)
  tabStorage.remove(key)
  return isLanguage(language) ? language : null
}
