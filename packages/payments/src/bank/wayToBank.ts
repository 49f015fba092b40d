import { isLanguage, tabStorage, type KeyValueStorage, type Language } from '@parking/runtime'

/** Kept for all tabs: the bank's page may have been opened in one of its own. */
const languageKey = 'parking.languageBeforeBank'

/** Tells a tab that has gone to a bank's page from the other tabs of its account. */
const markKey = 'parking.wentToBank'

/** The driver opens a bank's page, which knows one way back and no language. */
export function bankOpened(language: Language, storage: KeyValueStorage): void {
  storage.set(languageKey, language)
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
}

/**
 * A page that the browser had put away for the bank's and brings back as it was knows nothing of what
 * happened there: it is loaded anew, and then asks.
 */
export function startAnewAfterBank(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasGoneToBank()) window.location.reload()
  })
}

/** Hands over the language that was spoken before the bank's page, once; null when none was. */
export function takeLanguageBefore(storage: KeyValueStorage): Language | null {
  const language = storage.get(languageKey)
  storage.remove(languageKey)
  return isLanguage(language) ? language : null
}
