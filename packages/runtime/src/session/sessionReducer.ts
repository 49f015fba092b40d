import type { ApiError } from '@parking/api-client'

/**
 * What has just signed out whoever was signed in: the back end refused the account, or nobody used it
 * for as long as the city allows.
 */
export type SignedOutBy = ApiError | 'idle'

/** Whether somebody is signed in. `expired` is a guest who was signed in until a moment ago. */
export type SessionState =
  | { readonly kind: 'guest'; readonly why?: SignedOutBy }
  | { readonly kind: 'member'; readonly token: string }
  /** The address of the page on which it has ended is what a login leads back to. */
  | { readonly kind: 'expired'; readonly address?: string }

/** What can happen to a session. */
export type SessionEvent =
  | { readonly kind: 'loggedIn'; readonly token: string }
  | { readonly kind: 'loggedOut' }
  | { readonly kind: 'tokenExpired'; readonly token: string | null }
  | { readonly kind: 'accountRefused'; readonly error: ApiError }
  /** Nobody has used the account for as long as the city allows. */
  | { readonly kind: 'leftIdle' }
  /** Somebody has read why the session ended. */
  | { readonly kind: 'endAcknowledged' }
  /** Something of the account was changed here: phones, vehicles, settings. */
  | { readonly kind: 'profileChanged' }
  | { readonly kind: 'otherTabLoggedIn'; readonly token: string }
  | { readonly kind: 'otherTabLoggedOut' }
  | { readonly kind: 'otherTabLeftIdle' }
  | { readonly kind: 'otherTabExpired'; readonly token: string }
  | { readonly kind: 'otherTabChangedProfile' }

/**
 * What the tabs of one origin tell each other. The token goes with it, because the storage that they
 * share may reach another tab later than the message does.
 */
export type TabMessage =
  | { readonly kind: 'LOGIN' | 'EXPIRED'; readonly token: string }
  | { readonly kind: 'LOGOUT' }
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'PROFILE' }

/** What the world has to do after an event. */
export type SessionEffect =
  | { readonly kind: 'storeToken'; readonly token: string }
  /** Removes what is stored; with a token only that one, since a newer one may be another tab's. */
  | { readonly kind: 'removeToken'; readonly token?: string }
  | { readonly kind: 'broadcast'; readonly message: TabMessage }
  | { readonly kind: 'forgetPrivateData' }
  | { readonly kind: 'goHome' }
  /** What is shown of the account is out of date. */
  | { readonly kind: 'readProfileAgain' }
  /** Has the back end end a token that its owner has given up. */
  | { readonly kind: 'endToken'; readonly token: string }

/** A state and what follows from having come to it. */
export interface SessionStep {
  readonly state: SessionState
  readonly effects: readonly SessionEffect[]
}

const forget: readonly SessionEffect[] = [{ kind: 'forgetPrivateData' }, { kind: 'goHome' }]
const logOut = (
  state: SessionState,
  kind: 'LOGOUT' | 'IDLE' = 'LOGOUT',
): readonly SessionEffect[] => [
  { kind: 'removeToken' },
  { kind: 'broadcast', message: { kind } },
  ...forget,
  ...(state.kind === 'member' ? [{ kind: 'endToken', token: state.token } as const] : []),
]

/**
 * Moves a session on by one event. Pure: what has to happen outside is returned as effects.
 *
 * An answer that arrives late with the expiry of an older token does not end a newer session, and
 * an expiry is told once however many calls fail with it.
 */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.kind) {
    case 'loggedIn':
      return {
        state: { kind: 'member', token: event.token },
        effects: [
          { kind: 'forgetPrivateData' },
          { kind: 'storeToken', token: event.token },
          { kind: 'broadcast', message: { kind: 'LOGIN', token: event.token } },
        ],
      }
    case 'loggedOut':
      return { state: { kind: 'guest' }, effects: logOut(state) }
    case 'accountRefused':
      if (state.kind !== 'member') return { state, effects: [] }
      return { state: { kind: 'guest', why: event.error }, effects: logOut(state) }
    case 'leftIdle':
      if (state.kind !== 'member') return { state, effects: [] }
      return { state: { kind: 'guest', why: 'idle' }, effects: logOut(state, 'IDLE') }
    case 'tokenExpired':
      if (state.kind !== 'member' || event.token !== state.token) return { state, effects: [] }
      return {
        state: { kind: 'expired' },
        effects: [
          { kind: 'removeToken', token: event.token },
          { kind: 'broadcast', message: { kind: 'EXPIRED', token: event.token } },
          ...forget,
        ],
      }
    case 'endAcknowledged':
      return { state: state.kind === 'member' ? state : { kind: 'guest' }, effects: [] }
    case 'otherTabLoggedIn':
      if (state.kind === 'member' && state.token === event.token) return { state, effects: [] }
      return {
        state: { kind: 'member', token: event.token },
        effects: [{ kind: 'forgetPrivateData' }],
      }
    case 'otherTabLoggedOut':
      if (state.kind !== 'member') return { state, effects: [] }
      return { state: { kind: 'guest' }, effects: forget }
    case 'otherTabLeftIdle':
      if (state.kind !== 'member') return { state, effects: [] }
      return { state: { kind: 'guest', why: 'idle' }, effects: forget }
    case 'profileChanged':
      if (state.kind !== 'member') return { state, effects: [] }
      return { state, effects: [{ kind: 'broadcast', message: { kind: 'PROFILE' } }] }
    case 'otherTabChangedProfile':
      if (state.kind !== 'member') return { state, effects: [] }
      return { state, effects: [{ kind: 'readProfileAgain' }] }
    case 'otherTabExpired':
      if (state.kind !== 'member' || event.token !== state.token) return { state, effects: [] }
      return { state: { kind: 'expired' }, effects: forget }
  }
}
