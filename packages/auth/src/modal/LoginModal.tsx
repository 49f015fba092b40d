import { LazyDialog, useSignedOutBy, late } from '@parking/runtime'
import { useEffect, type ReactNode } from 'react'
import { accountSignedOut, loginDismissed, useLoginModal } from '../state/useLoginModal.ts'

/** The form and what it needs come with the first login, not with the first page. */
const LoginDialog = late(async () => (await import('./LoginDialog.tsx')).LoginDialog, {
  isLight: true,
})

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
  return (
    <LazyDialog onClose={loginDismissed}>{isOpen ? <LoginDialog {...wish} /> : null}</LazyDialog>
  )
}
