import { profileQuery } from '@parking/api-client'
import { useAppContext, useIsMember } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refuseAccount } from './refuseAccount.ts'

/**
 * Signs out when the back end refuses the profile of who is signed in. An app lays it once into
 * its root frame; it shows nothing.
 */
export function ProfileGuard(): null {
  const { api, session } = useAppContext()
  const isMember = useIsMember()
  const { error } = useQuery({ ...profileQuery(api), enabled: isMember })
  useEffect(() => {
    if (isMember && error !== null) refuseAccount(session, error)
  }, [isMember, error, session])
  return null
}
