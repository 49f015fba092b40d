import { codeTexts } from '@parking/runtime/codes'
import { restoreTexts } from './texts/ru.ts'
import { useIsMember, type LatePage, errorTexts } from '@parking/runtime'
import { Navigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { AskForCode } from './AskForCode.tsx'
import { SetPassword } from './SetPassword.tsx'
import { restoreEnded } from './useRestore.ts'

/** Sets a new password: first a code is asked for, then it is handed in with the password. */
export function RestorePage(): ReactNode {
  const { step, salt } = useParams({ strict: false })
  const { error, email } = useSearch({ strict: false })
  const isMember = useIsMember()
  const router = useRouter()
  useEffect(
    () => () => {
      if (!router.latestLocation.pathname.startsWith('/restore-password')) restoreEnded()
    },
    [router],
  )
  // Another tab has signed in.
  if (isMember) return <Navigate to="/" replace />
  if (salt !== undefined || step === 'code') return <SetPassword salt={salt ?? null} />
  return <AskForCode key={email} email={email ?? ''} reason={error ?? ''} />
}

/** What the page can't be shown without. */
export const restorePage: LatePage = {
  Page: RestorePage,
  texts: [restoreTexts, codeTexts, errorTexts],
}
