import { loginRequested } from '@parking/auth'
import { SessionExpired } from '@parking/runtime'
import type { ReactNode } from 'react'

/** Tells that the session has expired and leads to the login. A chunk of its own. */
export function Expiry(): ReactNode {
  return <SessionExpired onSignIn={() => loginRequested()} />
}
