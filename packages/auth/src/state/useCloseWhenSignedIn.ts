import { useIsMember } from '@parking/runtime'
import { useEffect } from 'react'
import { loginDismissed } from './useLoginModal.ts'

/**
 * Closes the login when another tab has signed in.
 *
 * @param isBusy - whether this tab is signing in itself: its own success closes the login
 */
export function useCloseWhenSignedIn(isBusy: boolean): void {
  const isMember = useIsMember()
  useEffect(() => {
    if (isMember && !isBusy) loginDismissed()
  }, [isMember, isBusy])
}
