import { useEffect } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { refuseAccount } from '../session/refuseAccount.ts'

/**
 * Signs out when the back end refuses the account that is signed in.
 *
 * @param error - what reading the account failed with, null when it did not
 */
export function useAccountGuard(error: unknown): void {
  const { session } = useAppContext()
  useEffect(() => {
    refuseAccount(session, error)
  }, [error, session])
}
