import { useSignedOutBy } from '@parking/runtime'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { accountSignedOut, useLoginModal } from '../state/useLoginModal.ts'

/** The form and what it needs come with the first login, not with the first page. */
const LoginDialog = lazy(async () => ({ default: (await import('./LoginDialog.tsx')).LoginDialog }))

/**
 * The login, when somebody has asked for it or the account was signed out. An app lays it once into
 * its root frame.
 */
export function LoginModal(): ReactNode {
  const { isOpen, ...wish } = useLoginModal()
  const signedOutBy = useSignedOutBy()
  useEffect(() => {
    if (signedOutBy !== null) accountSignedOut()
  }, [signedOutBy])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <LoginDialog {...wish} />
    </Suspense>
  )
}
