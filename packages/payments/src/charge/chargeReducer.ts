/**
 * Where a call that moves money stands. `Intent` is what the driver wants, `Result` what the back
 * end answered.
 */
export type ChargeState<Intent, Result> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly intent: Intent; readonly key: string }
  /** The answer was lost: sessions and operations are being read again. */
  | { readonly kind: 'checking'; readonly intent: Intent; readonly key: string }
  /** Not even the check could be read: only another check is offered. */
  | { readonly kind: 'unknown'; readonly intent: Intent; readonly key: string }
  | { readonly kind: 'done'; readonly intent: Intent; readonly result: Result | null }
  /** Nothing was charged; the same intent may be sent again, under the same key. */
  | {
      readonly kind: 'refused'
      readonly intent: Intent
      readonly key: string
      readonly reason: ChargeRefusal
    }

/** Why nothing was charged: an error the back end named, or the check that found no trace. */
export type ChargeRefusal =
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'notCharged' }

/** What can happen to a charge. */
export type ChargeEvent<Intent, Result> =
  | { readonly kind: 'submitted'; readonly intent: Intent; readonly key: string }
  | { readonly kind: 'answered'; readonly key: string; readonly result: Result }
  | { readonly kind: 'refused'; readonly key: string; readonly error: unknown }
  | { readonly kind: 'answerLost'; readonly key: string }
  | { readonly kind: 'checkFoundIt'; readonly key: string }
  | { readonly kind: 'checkFoundNothing'; readonly key: string }
  | { readonly kind: 'checkFailed'; readonly key: string }
  | { readonly kind: 'checkAskedAgain' }
  | { readonly kind: 'resumed'; readonly intent: Intent; readonly key: string }
  | { readonly kind: 'dismissed' }

/** Whether a new intent may be sent: nothing is under way and nothing is unexplained. */
export function acceptsIntent(state: ChargeState<unknown, unknown>): boolean {
  return state.kind === 'idle' || state.kind === 'done' || state.kind === 'refused'
}

/**
 * Moves a charge on by one event. An event that does not fit the state, or that belongs to another
 * key, changes nothing: that is what makes a double click one charge.
 */
export function chargeReducer<Intent, Result>(
  state: ChargeState<Intent, Result>,
  event: ChargeEvent<Intent, Result>,
): ChargeState<Intent, Result> {
  switch (event.kind) {
    case 'submitted':
      if (!acceptsIntent(state)) return state
      return { kind: 'sending', intent: event.intent, key: event.key }
    case 'resumed':
      if (!acceptsIntent(state)) return state
      return { kind: 'checking', intent: event.intent, key: event.key }
    case 'answered':
      if (state.kind !== 'sending' || state.key !== event.key) return state
      return { kind: 'done', intent: state.intent, result: event.result }
    case 'refused':
      if (state.kind !== 'sending' || state.key !== event.key) return state
      return { ...state, kind: 'refused', reason: { kind: 'error', error: event.error } }
    case 'answerLost':
      if (state.kind !== 'sending' || state.key !== event.key) return state
      return { ...state, kind: 'checking' }
    case 'checkFoundIt':
      if (state.kind !== 'checking' || state.key !== event.key) return state
      return { kind: 'done', intent: state.intent, result: null }
    case 'checkFoundNothing':
      if (state.kind !== 'checking' || state.key !== event.key) return state
      return { ...state, kind: 'refused', reason: { kind: 'notCharged' } }
    case 'checkFailed':
      if (state.kind !== 'checking' || state.key !== event.key) return state
      return { ...state, kind: 'unknown' }
    case 'checkAskedAgain':
      return state.kind === 'unknown' ? { ...state, kind: 'checking' } : state
    case 'dismissed':
      return state.kind === 'done' || state.kind === 'refused' ? { kind: 'idle' } : state
  }
}
