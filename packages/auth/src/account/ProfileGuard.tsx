import { profileQuery } from '@parking/api-client'
import { useAccountGuard, useAppContext, useIsMember } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'

/**
 * Signs out when the back end refuses the profile of who is signed in. An app lays it once into
 * its root frame; it shows nothing.
 */
export function ProfileGuard(): null {
  const { api } = useAppContext()
  const isMember = useIsMember()
  const { error } = useQuery({ ...profileQuery(api), enabled: isMember })
  useAccountGuard(error)
  return null
}
