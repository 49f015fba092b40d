import { profileQuery } from '@parking/api-client'
import type { ParkingSession } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'

/** Back ends round an end to the minute, each in its own way. */
const rounding = 60_000

/** A session as a message about it needs it. */
export type ToldSession =
  /** It runs, or the account has not been read yet: then by the answer, null where that was lost. */
  | { readonly kind: 'true'; readonly session: ParkingSession | null }
  /** It was extended since, has ended or is gone: what was said of it is true no longer. */
  | { readonly kind: 'old' }

/**
 * Finds the session that a message tells of, as the account shows it now.
 *
 * @param isIt - tells whether a session of the account is the one
 * @param answered - the session by the answer; null where that was lost
 * @param findEnd - tells until when the message says that the session runs
 */
export function useToldSession(): (
  isIt: (session: ParkingSession) => boolean,
  answered: ParkingSession | null,
  findEnd: (session: ParkingSession) => Instant,
) => ToldSession {
  const { api } = useAppContext()
  const { data, isFetching, isError } = useQuery(profileQuery(api))
  const now = useNow()
  return (isIt, answered, findEnd) => {
    const shown = data?.sessions.find(isIt)
    const session = shown ?? answered
    if (session !== null && session.endsAt !== null && session.endsAt <= now) return { kind: 'old' }
    if (shown === undefined) {
      const isRead = data !== undefined && !isFetching && !isError
      return isRead && data.unreadable.sessions === 0 ? { kind: 'old' } : { kind: 'true', session }
    }
    const isExtended = (shown.endsAt ?? 0) > findEnd(answered ?? shown) + rounding
    return isExtended ? { kind: 'old' } : { kind: 'true', session: shown }
  }
}
