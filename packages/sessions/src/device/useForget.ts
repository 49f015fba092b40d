import { useGuestPayments } from '@parking/payments'
import { useAppContext } from '@parking/runtime'
import { guestSessionForgotten, useGuestSessions, type GuestSession } from './guestSessions.ts'

/** Has this device forget a session, or, with null, all of them; nothing tells them again. */
export function useForget(): (session: GuestSession | null) => void {
  const context = useAppContext()
  const { start } = useGuestPayments()
  return (session) => {
    const forgotten = session === null ? useGuestSessions.getState().sessions : [session]
    guestSessionForgotten(context, session)
    for (const { key } of forgotten) start.forgetDone(key)
  }
}
