import { create } from 'zustand'

/** Why a company was signed out by the back end, for the login to say; null when it was not. */
export const useCompanyRefusal = create<{ readonly error: unknown }>(() => ({ error: null }))

/** The back end refused the profile of the company that was signed in. */
export function companyRefused(error: unknown): void {
  useCompanyRefusal.setState({ error })
}

/** A company signs in anew. */
export function companyLoginTried(): void {
  useCompanyRefusal.setState({ error: null })
}
