import type { ApiError } from '@parking/api-client'
import { useStore } from 'zustand'
import { useAppContext } from './AppContext.ts'
import type { SessionState } from '../session/sessionReducer.ts'

/** The session's state; the component renders anew when it changes. */
export function useSession(): SessionState {
  return useStore(useAppContext().session.store)
}

/** Whether somebody is signed in. */
export function useIsMember(): boolean {
  return useSession().kind === 'member'
}

/** Why the back end refused the account that was signed in, null when it did not. */
export function useRefusal(): ApiError | null {
  const session = useSession()
  return session.kind === 'guest' ? (session.refusal ?? null) : null
}
