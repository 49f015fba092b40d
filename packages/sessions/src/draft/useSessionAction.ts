import { createPersonStore } from '@parking/runtime'

/** A session that is paid when it ends: it is ended, paid once it has ended, or given up. */
export interface UnpaidAction {
  readonly kind: 'endUnpaid' | 'payDeferred' | 'abort'
  readonly sessionId: string
}

/** What a driver is about to do with a session. */
export type SessionAction =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'extend'
      readonly sessionId: string
      /** By how much; null until that is chosen. It outlives an expired token, as the dialog does. */
      readonly durationMinutes: number | null
      /** Whether no press has opened it, but a way back from the bank. */
      readonly isContinued: boolean
    }
  | { readonly kind: 'cancel'; readonly sessionId: string }
  | UnpaidAction

/** The dialog of a session that is open, the same for header and page. */
export const useSessionAction = createPersonStore<SessionAction>({ kind: 'none' })

/** Whether it is done to a session that is paid when it ends. */
export function isOfUnpaid(action: SessionAction): action is UnpaidAction {
  return ['endUnpaid', 'payDeferred', 'abort'].includes(action.kind)
}

/** The driver wants to extend a session, or chooses by how much. */
export function extendRequested(sessionId: string, durationMinutes: number | null = null): void {
  const before = useSessionAction.getState()
  const isContinued = before.kind === 'extend' && before.isContinued
  useSessionAction.setState({ kind: 'extend', sessionId, durationMinutes, isContinued }, true)
}

/** The driver is back from the bank, and goes on with extending a session. */
export function extensionContinued(sessionId: string, durationMinutes: number): void {
  const extension = { kind: 'extend', sessionId, durationMinutes, isContinued: true } as const
  useSessionAction.setState(extension, true)
}

/** The driver wants to end a session early, or something else with one that is paid when it ends. */
export function sessionActionRequested(
  kind: 'cancel' | UnpaidAction['kind'],
  sessionId: string,
): void {
  useSessionAction.setState({ kind, sessionId }, true)
}

/** The dialog was closed. */
export function sessionActionClosed(): void {
  useSessionAction.setState({ kind: 'none' }, true)
}
