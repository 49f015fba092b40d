import { lazy, type ReactNode, useEffect } from 'react'
import { LeavingDialog } from './LeavingDialog.tsx'
import { signOutAnswered, useSignOutQuestion } from './useSignOut.ts'

const load = async () => ({ default: (await import('./SignOutDialog.tsx')).SignOutDialog })
const SignOutDialog = lazy(load)

/**
 * Asks whether somebody signs out in the middle of a payment, or of work that would be lost. An app lays it into its root frame for
 * people who are signed in: the menus that offer the way out close with the press.
 */
export function SignOutQuestion(): ReactNode {
  const { asked } = useSignOutQuestion()
  useEffect(() => signOutAnswered, [])
  return (
    <LeavingDialog isOpen={asked !== null} load={load} onClose={signOutAnswered}>
      <SignOutDialog asked={asked ?? 'money'} />
    </LeavingDialog>
  )
}
