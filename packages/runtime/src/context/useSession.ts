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
