import { isLanguage, tabStorage, type Language } from '@parking/runtime'

const key = 'parking.languageBeforeBank'

/** Tells a tab that has gone to a bank's page from the other tabs of its account. */
const markKey = 'parking.wentToBank'

/** The driver goes to a bank's page, which knows one way back and no language. */
export function wentToBank(language: Language): void {
  expectFromBank()
  tabStorage.set(key, language)
}

/** What became of a payment at a bank is to be told in this tab, also after the page was loaded anew. */
export function expectFromBank(): void {
  tabStorage.set(markKey, 'yes')
}

/** Whether this tab has gone to a bank's page and has not been told of all that came of it. */
export function hasGoneToBank(): boolean {
  return tabStorage.get(markKey) !== null
}

/** Nothing is expected from a bank in this tab any more. */
export function forgetBank(): void {
  tabStorage.remove(markKey)
  tabStorage.remove(key)
}

/** Hands over the language that was spoken before the bank's page, once; null when none was. */
export function takeLanguageBefore(): Language | null {
  const language = tabStorage.get(key)
  tabStorage.remove(key)
  return isLanguage(language) ? language : null
}
