import { lazy, Suspense, type ReactNode } from 'react'
import { useLoginModal } from './useLoginModal.ts'

/** The form and what it needs come with the first login, not with the first page. */
const LoginDialog = lazy(async () => ({ default: (await import('./LoginDialog.tsx')).LoginDialog }))

/** The login, when somebody has asked for it. An app lays it once into its root frame. */
export function LoginModal(): ReactNode {
  const modal = useLoginModal()
  if (modal.kind === 'closed') return null
  return (
    <Suspense fallback={null}>
      <LoginDialog returnTo={modal.returnTo} occasion={modal.occasion} />
    </Suspense>
  )
}
