import type { Session } from './createSession.ts'

/**
 * Calls when whoever was signed in has signed out, here or in another tab. What was typed goes then; a
 * token that has expired is no sign-out: its owner signs in again and goes on.
 */
export function whenSignedOut(session: Session, forget: () => void): void {
  session.store.subscribe((now, before) => {
    if (now.kind === 'guest' && before.kind === 'member') forget()
  })
}
