import { ApiError } from '@parking/api-client'
import type { Session } from './createSession.ts'

/**
 * Signs out when the back end refuses the account that is signed in; the login then says why
 * (specification, section 4). An account that could not be read signs nobody out, even where a back
 * end that has broken down names an error. A token that has expired is the session's own business.
 *
 * @param error - what reading the account failed with
 * @returns whether the account was refused
 */
export function refuseAccount(session: Pick<Session, 'send'>, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'server' || error.outcomeUnknown) {
    return false
  }
  // What the back end has no name for is a failure of its own.
  if (error.errorName === 'UnknownError') return false
  session.send({ kind: 'accountRefused', error })
  return true
}
