import { ApiError } from '@parking/api-client'
import type { Session } from '@parking/runtime'
import { accountRefused } from '../login/useLoginModal.ts'

/**
 * Signs out when the back end refuses the profile, and says why in the login (specification,
 * section 4). A profile that merely did not arrive signs nobody out, and a token that has expired
 * is the session's own business.
 *
 * @returns whether the account was refused
 */
export function refuseAccount(session: Session, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'server') return false
  if (session.token() !== null) {
    session.send({ kind: 'loggedOut' })
    accountRefused(error)
  }
  return true
}
