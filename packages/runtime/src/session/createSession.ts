import { createStore, type StoreApi } from 'zustand/vanilla'
import type { KeyValueStorage } from '../storage/createStorage.ts'
import {
  sessionReducer,
  type SessionEvent,
  type SessionState,
  type TabMessage,
  type UserType,
} from './sessionReducer.ts'

/** The channel on which tabs of one origin tell each other of logins and logouts. */
const channelName = 'parking.session'

/** The session of one kind of account in one city. */
export interface Session {
  /** The state, for React through zustand's `useStore`. */
  readonly store: StoreApi<SessionState>
  /** The token, or null when nobody is signed in. */
  token(): string | null
  /** Tells that something happened; the only way to change the state. */
  send(event: SessionEvent): void
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
}

interface SessionMessage {
  readonly key: string
  readonly message: TabMessage
}

/**
 * Starts the session of a city and kind of account from the stored token and keeps it in step with
 * the other tabs.
 */
export function createSession(options: {
  readonly cityId: string
  readonly userType: UserType
  readonly storage: KeyValueStorage
  readonly effects: SessionEffects
  readonly openChannel?: (name: string) => BroadcastChannel
}): Session {
  const { cityId, userType, storage, effects } = options
  const key = `parking.token.${cityId}.${userType}`
  /** Tells a tab that could not listen why the token is gone. */
  const expiredKey = `${key}.expired`
  const stored = storage.get(key)
  const store = createStore<SessionState>(() =>
    stored === null ? { kind: 'guest' } : { kind: 'member', token: stored },
  )
  const channel = openChannel(options.openChannel)

  function send(event: SessionEvent): void {
    const step = sessionReducer(store.getState(), event)
    // The token is in place before the state says so, and gone before it says that.
    for (const effect of step.effects) {
      if (effect.kind === 'storeToken') storeToken(effect.token)
      if (effect.kind === 'removeToken') removeToken(effect.token)
    }
    store.setState(step.state, true)
    for (const effect of step.effects) {
      if (effect.kind === 'broadcast') tell(effect.message)
      if (effect.kind === 'forgetPrivateData') effects.forgetPrivateData()
      if (effect.kind === 'goHome') effects.goHome()
    }
  }

  function storeToken(token: string): void {
    storage.set(key, token)
    storage.remove(expiredKey)
  }

  function removeToken(expired?: string): void {
    if (expired !== undefined && storage.get(key) !== expired) return
    storage.remove(key)
    if (expired === undefined) storage.remove(expiredKey)
    else storage.set(expiredKey, 'yes')
  }

  /** The token in the storage is what counts: a message may be older than it. */
  function follow(whenGone: 'otherTabLoggedOut' | 'otherTabExpired'): void {
    const token = storage.get(key)
    send(token === null ? { kind: whenGone } : { kind: 'otherTabLoggedIn', token })
  }

  function tell(message: SessionMessage['message']): void {
    channel?.postMessage({ key, message } satisfies SessionMessage)
  }

  function listen({ data }: MessageEvent<unknown>): void {
    if (!isSessionMessage(data) || data.key !== key) return
    if (data.message === 'LOGIN') send({ kind: 'otherTabLoggedIn', token: storage.get(key) })
    else if (data.message === 'LOGOUT') send({ kind: 'otherTabLoggedOut' })
    else follow('otherTabExpired')
  }

  channel?.addEventListener('message', listen)
  return {
    store,
    token: () => {
      const state = store.getState()
      return state.kind === 'member' ? state.token : null
    },
    send,
    catchUp: () => {
      follow(storage.get(expiredKey) === null ? 'otherTabLoggedOut' : 'otherTabExpired')
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
  return (
    typeof data === 'object' &&
    data !== null &&
    'key' in data &&
    'message' in data &&
    (data.message === 'LOGIN' || data.message === 'LOGOUT' || data.message === 'EXPIRED')
  )
}
