import { ApiError } from '@parking/api-client'
import { useAppContext, useIsMember } from '@parking/runtime'
import { useEffect } from 'react'
import { companyRefused } from '../login/useCompanyRefusal.ts'

/**
 * Signs out when the back end refuses the company's profile, and has the login say why
 * (specification, section 4). A profile that merely did not arrive signs nobody out.
 *
 * @param error - what reading the profile failed with, null when it did not
 */
export function useLogoutWhenRefused(error: unknown): void {
  const { session } = useAppContext()
  const isMember = useIsMember()
  useEffect(() => {
    if (!isMember || !(error instanceof ApiError) || error.kind !== 'server') return
    companyRefused(error)
    session.send({ kind: 'loggedOut' })
  }, [isMember, error, session])
}
