import type { Instant, Kopecks } from '@parking/pricing'
import { isLanguage, type Language } from '@parking/runtime'
import { isRecord } from '../charges/intents.ts'
import { tabStorage } from '../charges/keptIntent.ts'

/** A top-up that the driver has gone to pay. */
export interface PendingTopUp {
  readonly amount: Kopecks
  /** When the link was asked for. */
  readonly since: Instant
}

const key = 'parking.pendingTopUp'
const languageKey = 'parking.topUpLanguage'

/** The driver goes to the acquirer's page, which knows one way back and no language. */
export function paymentPageOpened(pending: PendingTopUp, language: Language): void {
  tabStorage.set(key, JSON.stringify(pending))
  tabStorage.set(languageKey, language)
}

/** The end of the top-up is known, or the driver has signed out. */
export function pendingTopUpForgotten(): void {
  tabStorage.remove(key)
  tabStorage.remove(languageKey)
}

/** Hands over the language that was spoken before the acquirer's page, once; null when none was. */
export function takeLanguageBefore(): Language | null {
  const language = tabStorage.get(languageKey)
  tabStorage.remove(languageKey)
  return isLanguage(language) ? language : null
}

/** The top-up that the driver has gone to pay; null when there is none. */
export function pendingTopUp(): PendingTopUp | null {
  const text = tabStorage.get(key)
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept)) return null
    const { amount, since } = kept
    return typeof amount === 'number' && typeof since === 'number' ? { amount, since } : null
  } catch {
    return null
  }
}
