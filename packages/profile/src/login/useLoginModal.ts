import { create } from 'zustand'

/** Why the login is open. */
export type LoginOccasion =
  /** Somebody asked for it. */
  | { readonly kind: 'asked' }
  /** The account was refused after signing in. */
  | { readonly kind: 'accountRefused'; readonly error: unknown }
  /** Signing in with a third party's ID failed; without an error when it never came to a call. */
  | { readonly kind: 'thirdPartyFailed'; readonly error: unknown }

/** Whether the login is open, where it leads afterwards, and why it is open. */
export type LoginModalState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly returnTo: string | null; readonly occasion: LoginOccasion }

/** The login modal's state. */
export const useLoginModal = create<LoginModalState>(() => ({ kind: 'closed' }))

/**
 * Somebody wants to sign in.
 *
 * @param wish.returnTo - the address of this site to open afterwards, with or without the language
 */
export function loginRequested(wish: { readonly returnTo?: string } = {}): void {
  opened({ kind: 'asked' }, wish.returnTo)
}

/** The account was refused after signing in: asks to sign in anew and says why. */
export function accountRefused(error: unknown): void {
  opened({ kind: 'accountRefused', error })
}

/** A third party's ID did not sign anybody in: offers the login again and says so. */
export function thirdPartyFailed(error: unknown): void {
  opened({ kind: 'thirdPartyFailed', error })
}

/** Somebody closed the login, or has signed in. */
export function loginDismissed(): void {
  useLoginModal.setState({ kind: 'closed' }, true)
}

function opened(occasion: LoginOccasion, returnTo: string | null = null): void {
  useLoginModal.setState({ kind: 'open', returnTo, occasion }, true)
}
