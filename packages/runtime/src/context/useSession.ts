import { useStore } from 'zustand'
import { useAppContext } from './AppContext.ts'
import type { SessionState, SignedOutBy } from '../session/sessionReducer.ts'

/** The session's state; the component renders anew when it changes. */
export function useSession(): SessionState {
  return useStore(useAppContext().session.store)
}

/** Whether somebody is signed in. */
export function useIsMember(): boolean {
  return useSession().kind === 'member'
}

/** What has just signed out whoever was signed in, null when nothing has or they did so themselves. */
export function useSignedOutBy(): SignedOutBy | null {
  const session = useSession()
  return session.kind === 'guest' ? (session.why ?? null) : null
}
