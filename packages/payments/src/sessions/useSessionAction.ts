import { create } from 'zustand'

/** What a driver is about to do with a session. */
export type SessionAction =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'extend'
      readonly sessionId: string
      /** By how much; null until that is chosen. It outlives an expired token, as the dialog does. */
      readonly durationMinutes: number | null
    }
  | { readonly kind: 'cancel'; readonly sessionId: string }

/** The dialog of a session that is open, the same for header and page. */
export const useSessionAction = create<SessionAction>(() => ({ kind: 'none' }))

/** The driver wants to extend a session, or chooses by how much. */
export function extendRequested(sessionId: string, durationMinutes: number | null = null): void {
  useSessionAction.setState({ kind: 'extend', sessionId, durationMinutes }, true)
}

/** The driver wants to end a session early. */
export function cancelRequested(sessionId: string): void {
  useSessionAction.setState({ kind: 'cancel', sessionId }, true)
}

/** The dialog was closed. */
export function sessionActionClosed(): void {
  useSessionAction.setState({ kind: 'none' }, true)
}
