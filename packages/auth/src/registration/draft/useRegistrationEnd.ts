import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { registrationEnded } from './useRegistration.ts'

/** Forgets what was filled in, the password above all, when the pages of the registration are left. */
export function useRegistrationEnd(): void {
  const router = useRouter()
  useEffect(
    () => () => {
      if (!router.latestLocation.pathname.startsWith('/registration')) registrationEnded()
    },
    [router],
  )
}
