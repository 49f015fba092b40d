import { createStorage, type KeyValueStorage } from '@parking/runtime'
import type { Attempt, PendingIntent } from '../charge/createCharge.ts'
import { isRecord } from './intents.ts'

/** What lives as long as the tab does. */
export const tabStorage: KeyValueStorage = createStorage(() => window.sessionStorage)

/**
 * Keeps an intent that is under way for as long as the tab lives, so that a page that is loaded
 * anew checks it first. An intent holds no secrets.
 *
 * @param name - of the charge
 * @param cityId - an intent of one city is nothing to another's back end
 * @param isIntent - tells whether what was kept is still such an intent
 */
export function keptIntent<Intent>(
  name: string,
  cityId: string,
  isIntent: (value: unknown) => value is Intent,
): PendingIntent<Intent> {
  const key = `parking.pending.${cityId}.${name}`
  return {
    read: () => attemptOf(tabStorage.get(key), isIntent),
    write: (attempt) => {
      if (attempt === null) tabStorage.remove(key)
      else tabStorage.set(key, JSON.stringify(attempt))
    },
  }
}

function attemptOf<Intent>(
  text: string | null,
  isIntent: (value: unknown) => value is Intent,
): Attempt<Intent> | null {
  if (text === null) return null
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(kept)) return null
  const { intent, key, since, sentAt = since } = kept
  if (!isIntent(intent) || typeof key !== 'string') return null
  if (typeof since !== 'number' || typeof sentAt !== 'number') return null
  return { intent, key, since, sentAt }
}
