import { pageAsked } from '@parking/coop'
import { SessionExpired, useSession } from '@parking/runtime'
import { useEffect, type ReactNode } from 'react'

/** Tells that the session has expired; the next login leads back to the page that was open. */
export function Expiry(): ReactNode {
  const session = useSession()
  const left = session.kind === 'expired' ? session.address : undefined
  useEffect(() => {
    if (left !== undefined) pageAsked(left)
  }, [left])
  return <SessionExpired onSignIn={focusContent} />
}

/** An expired session has led to the login already. */
function focusContent(): void {
  document.querySelector<HTMLElement>('main input')?.focus()
}
