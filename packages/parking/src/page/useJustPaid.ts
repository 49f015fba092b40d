import { useChargeState, usePayments, type Attempt, type StartIntent } from '@parking/payments'
import { runningSessions, type ParkingSession } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import { useNow } from '@parking/ui'
import { useEffect, useRef } from 'react'
import type { JustPaid } from '@parking/sessions'

/** What has just been paid here, until it was told: the driver goes on, or the session is over. */
export function useJustPaid(sessions: readonly ParkingSession[]): JustPaid | null {
  const { start } = usePayments()
  const charge = useChargeState(start)
  const now = useNow()
  const done = charge.kind === 'done' ? charge : null
  const paid =
    done === null
      ? null
      : { intent: done.attempt.intent, result: done.result, price: done.attempt.price }
  const isListed =
    paid !== null &&
    runningSessions(sessions, now).some(({ plate }) => isSamePlate(plate, paid.intent.plate))
  const wasListed = useRef(false)
  // The page that paid may have been closed before its answer, and what came of it is found later.
  const isFoundLate = done !== null && done.result === null && findEnd(done.attempt) <= now
  useEffect(() => {
    if (!isListed && (wasListed.current || isFoundLate)) start.dismiss()
    wasListed.current = isListed
  }, [isListed, isFoundLate, start])
  // The end of a charge has been told once the driver leaves the page.
  useEffect(() => start.dismiss, [start])
  return isFoundLate && !isListed ? null : paid
}

/** When the time ends that was paid for. */
function findEnd({ intent, since }: Attempt<StartIntent>): Instant {
  return since + intent.durationMinutes * 60_000
}
