import { create } from 'zustand'

/** Whether the login is open, where it leads afterwards, and why it opened by itself. */
export type LoginModalState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly returnTo: string | null; readonly reason: unknown }

/** The login modal's state. */
export const useLoginModal = create<LoginModalState>(() => ({ kind: 'closed' }))

/**
 * Somebody wants to sign in.
 *
 * @param wish.returnTo - the address of this site to open afterwards, with or without the language
 */
export function loginRequested(wish: { readonly returnTo?: string } = {}): void {
  useLoginModal.setState({ kind: 'open', returnTo: wish.returnTo ?? null, reason: null }, true)
}

/** The account was refused after signing in: asks to sign in anew and says why. */
export function accountRefused(reason: unknown): void {
  useLoginModal.setState({ kind: 'open', returnTo: null, reason }, true)
}

/** Somebody closed the login, or has signed in. */
export function loginDismissed(): void {
  useLoginModal.setState({ kind: 'closed' }, true)
}
