import type { AccountType } from '@parking/domain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { KeyValueStorage } from '../storage/createStorage.ts'
import {
  sessionReducer,
  type SessionEvent,
  type SessionState,
  type TabMessage,
} from './sessionReducer.ts'
import { tokenKey } from './tokenKey.ts'

/** The channel on which tabs of one origin tell each other of logins, logouts and changes. */
const channelName = 'parking.session'

/** The session of one kind of account in one city. */
export interface Session {
  /** The state, for React through zustand's `useStore`. */
  readonly store: StoreApi<SessionState>
  /** The token, or null when nobody is signed in. */
  token(): string | null
  /** Tells that something happened; the only way to change the state. */
  send(event: SessionEvent): void
  /** Where the tabs of the account keep when it was last used; what is there goes with the token. */
  readonly lastUseKey: string
  /** Takes over what other tabs did while this one was frozen and could not listen. */
  catchUp(): void
  /** Stops listening to the other tabs. */
  close(): void
}

/** What the world does when the session asks for it. */
export interface SessionEffects {
  /** Drops cached answers and drafts of the account. */
  forgetPrivateData(): void
  /** Opens the main page. */
  goHome(): void
  /** Loads the page anew, for all that it has belongs to somebody who is here no more. */
  startAnew?(): void
  /** Reads anew what is shown of the account. */
  readProfileAgain?(): void
  /** Has the back end end the token of a logout; must not be waited for. */
  endToken?(token: string): void
}

/** A message of one kind of account in one city. */
type SessionMessage = TabMessage & { readonly key: string }

/**
 * Starts the session of a city and kind of account from the stored token and keeps it in step with
 * the other tabs.
 */
export function createSession(options: {
  readonly cityId: string
  readonly accountType: AccountType
  readonly storage: KeyValueStorage
  readonly effects: SessionEffects
  readonly openChannel?: (name: string) => BroadcastChannel
}): Session {
  const { cityId, accountType, storage, effects } = options
  const key = tokenKey(cityId, accountType)
  /** Tells a tab that could not listen why the token is gone. */
  const expiredKey = `${key}.expired`
  const lastUseKey = `${key}.used`
  const stored = storage.get(key)
  const store = createStore<SessionState>(() =>
    stored === null ? { kind: 'guest' } : { kind: 'member', token: stored },
  )
  /** Whose the page was last; null once that session has expired, for its owner goes on with it. */
  let shownTo = stored
  const channel = openChannel(options.openChannel)

  function send(event: SessionEvent): void {
    const before = store.getState()
    const step = sessionReducer(before, event)
    // The token is in place before the state says so, and gone before it says that.
    for (const effect of step.effects) {
      if (effect.kind === 'storeToken') storeToken(effect.token)
      if (effect.kind === 'removeToken') removeToken(effect.token)
    }
    const hasExpired = step.state.kind === 'expired' && before.kind === 'member'
    store.setState(hasExpired ? { kind: 'expired', address: openAddress() } : step.state, true)
    const isOthers = event.kind === 'otherTabLoggedIn' && (shownTo ?? event.token) !== event.token
    if (step.state.kind !== 'guest') shownTo = 'token' in step.state ? step.state.token : null
    for (const effect of step.effects) {
      if (effect.kind === 'broadcast') tell(effect.message)
      if (effect.kind === 'forgetPrivateData') effects.forgetPrivateData()
      if (effect.kind === 'goHome') effects.goHome()
      if (effect.kind === 'readProfileAgain') effects.readProfileAgain?.()
      if (effect.kind === 'endToken') effects.endToken?.(effect.token)
    }
    if (isOthers) effects.startAnew?.()
  }

  function storeToken(token: string): void {
    storage.set(key, token)
    storage.remove(expiredKey)
    storage.remove(lastUseKey)
  }

  function removeToken(expired?: string): void {
    if (expired !== undefined && storage.get(key) !== expired) return
    storage.remove(key)
    storage.remove(lastUseKey)
    if (expired === undefined) storage.remove(expiredKey)
    else storage.set(expiredKey, 'yes')
  }

  function tell(message: TabMessage): void {
    channel?.postMessage({ ...message, key } satisfies SessionMessage)
  }

  function listen({ data }: MessageEvent<unknown>): void {
    if (!isSessionMessage(data) || data.key !== key) return
    if (data.kind === 'LOGOUT') send({ kind: 'otherTabLoggedOut' })
    else if (data.kind === 'IDLE') send({ kind: 'otherTabLeftIdle' })
    else if (data.kind === 'PROFILE') send({ kind: 'otherTabChangedProfile' })
    else if (data.kind === 'LOGIN') send({ kind: 'otherTabLoggedIn', token: data.token })
    else send({ kind: 'otherTabExpired', token: data.token })
  }

  channel?.addEventListener('message', listen)
  return {
    store,
    token: () => {
      const state = store.getState()
      return state.kind === 'member' ? state.token : null
    },
    send,
    lastUseKey,
    catchUp: () => {
      const state = store.getState()
      const token = storage.get(key)
      const hasExpired = storage.get(expiredKey) !== null
      if (token !== null) send({ kind: 'otherTabLoggedIn', token })
      else if (!hasExpired) send({ kind: 'otherTabLoggedOut' })
      else if (state.kind === 'member') send({ kind: 'otherTabExpired', token: state.token })
    },
    close: () => channel?.close(),
  }
}

function openChannel(open = (name: string) => new BroadcastChannel(name)): BroadcastChannel | null {
  try {
    return open(channelName)
  } catch {
    return null
  }
}

function isSessionMessage(data: unknown): data is SessionMessage {
  if (typeof data !== 'object' || data === null || !('key' in data && 'kind' in data)) return false
  if (data.kind === 'LOGOUT' || data.kind === 'IDLE' || data.kind === 'PROFILE') return true
  const hasToken = 'token' in data && typeof data.token === 'string'
  return hasToken && (data.kind === 'LOGIN' || data.kind === 'EXPIRED')
}

/** The address that is open, below the site's own. */
function openAddress(): string {
  const { pathname, search, hash } = window.location
  return `${pathname}${search}${hash}`
}
