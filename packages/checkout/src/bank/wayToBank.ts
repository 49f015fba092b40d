import { isLanguage, tabStorage, type Language } from '@parking/runtime'

const key = 'parking.languageBeforeBank'

/** Tells a tab that has gone to a bank's page from the other tabs of its account. */
const markKey = 'parking.wentToBank'

/** The driver goes to a bank's page, which knows one way back and no language. */
export function wentToBank(language: Language): void {
  tabStorage.set(markKey, 'yes')
  tabStorage.set(key, language)
}

/** Whether this tab has gone to a bank's page. */
export function hasGoneToBank(): boolean {
  return tabStorage.get(markKey) !== null
}

/** Hands over the language that was spoken before the bank's page, once; null when none was. */
export function takeLanguageBefore(): Language | null {
  const language = tabStorage.get(key)
  tabStorage.remove(key)
  return isLanguage(language) ? language : null
}
