import { loginRequested } from '@parking/auth'
import { SessionExpired, useSession } from '@parking/runtime'
import type { ReactNode } from 'react'

/** Tells that the session has expired and leads to the login, and from there back. A chunk of its own. */
export function Expiry(): ReactNode {
  const session = useSession()
  const returnTo = session.kind === 'expired' ? (session.address ?? null) : null
  return <SessionExpired onSignIn={() => loginRequested({ returnTo })} />
}
