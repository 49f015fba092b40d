import { create } from 'zustand'

/** Why the login is open. */
export type LoginOccasion =
  /** Somebody asked for it. */
  | { readonly kind: 'asked' }
  /** Signing in with a third party's ID failed; without an error when it never came to a call. */
  | { readonly kind: 'thirdPartyFailed'; readonly error: unknown }
  /** A driver has just set a new password; the login is null on a device that does not know it. */
  | { readonly kind: 'restored'; readonly login: string | null }

/** Whether the login is open, where it leads afterwards, and why it is open. */
export interface LoginModalState {
  readonly isOpen: boolean
  readonly returnTo: string | null
  readonly occasion: LoginOccasion
}

const closed: LoginModalState = { isOpen: false, returnTo: null, occasion: { kind: 'asked' } }

/** The login modal's state. */
export const useLoginModal = create<LoginModalState>(() => closed)

/**
 * Somebody wants to sign in.
 *
 * @param wish.returnTo - the address of this site to open afterwards, with or without the language
 */
export function loginRequested({
  returnTo = null,
}: { readonly returnTo?: string | null } = {}): void {
  useLoginModal.setState({ isOpen: true, returnTo, occasion: { kind: 'asked' } })
}

/** A third party's ID did not sign anybody in: offers the login again and says so. */
export function thirdPartyFailed(error: unknown): void {
  const occasion: LoginOccasion = { kind: 'thirdPartyFailed', error }
  useLoginModal.setState({ isOpen: true, returnTo: null, occasion })
}

/** A new password is set: offers the login with what is known. */
export function passwordRestored(login: string | null): void {
  useLoginModal.setState({ isOpen: true, returnTo: null, occasion: { kind: 'restored', login } })
}

/** The account that was signed in is so no more: the login opens, which says why. */
export function accountSignedOut(): void {
  useLoginModal.setState({ isOpen: true })
}

/** Somebody closed the login, or has signed in. */
export function loginDismissed(): void {
  useLoginModal.setState(closed)
}
