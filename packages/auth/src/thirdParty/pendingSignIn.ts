import { createStorage } from '@parking/runtime'

/** A sign-in that has been handed to the third party. */
export interface PendingSignIn {
  readonly state: string
  /** The address to open afterwards, as it was asked for. */
  readonly returnTo: string | null
}

/** The token that comes back is for the city that asked, and for no other one's back end. */
const keyIn = (cityId: string): string => `parking.thirdParty.${cityId}`

/** The tab's own: an answer that comes to another tab is not its answer. */
const open = () => createStorage(() => window.sessionStorage)

/** Keeps a sign-in until its answer comes. */
export function rememberSignIn(cityId: string, pending: PendingSignIn): void {
  open().set(keyIn(cityId), JSON.stringify([pending.state, pending.returnTo]))
}

/** Hands over the sign-in of a city that waits for an answer, once; null when none does. */
export function takeSignIn(cityId: string): PendingSignIn | null {
  const storage = open()
  const key = keyIn(cityId)
  const kept = storage.get(key)
  storage.remove(key)
  return kept === null ? null : read(kept)
}

function read(kept: string): PendingSignIn | null {
  const [state, returnTo] = fieldsOf(kept)
  if (typeof state !== 'string') return null
  return { state, returnTo: typeof returnTo === 'string' ? returnTo : null }
}

function fieldsOf(kept: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(kept)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
