import { useChargeState, usePayments } from '@parking/payments'
import type { Kopecks } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'
import { useEffect, useState } from 'react'
import {
  type Continuation,
  extendRequested,
  type ParkingData,
  takeContinuation,
  useParkingDraft,
} from '@parking/sessions'

type Start = Extract<Continuation, { kind: 'start' }>

/**
 * Goes on with what a driver has topped up for, once the money is there.
 *
 * @returns what that cost before; null when nobody comes from the bank in order to park, or the
 *   form was changed since
 */
export function useContinued(account: ParkingData['account']): Kopecks | null {
  const context = useAppContext()
  const { topUp, order, start } = usePayments()
  const isPaid = [useChargeState(topUp).kind, useChargeState(order).kind].includes('done')
  const isStarted = useChargeState(start).kind === 'done'
  const profile = account?.profile ?? null
  const [continued, setContinued] = useState<Start | null>(null)
  const draft = useParkingDraft()
  useEffect(() => {
    if (!isPaid || profile === null) return
    const found = takeContinuation(context, profile)
    if (found?.kind === 'extend') extendRequested(found.sessionId, found.durationMinutes)
    // oxlint-disable-next-line react/set-state-in-effect -- what is kept is taken once, and then shown
    if (found?.kind === 'start') setContinued(found)
  }, [isPaid, profile, context])
  return isStarted || continued?.draft !== draft ? null : continued.total
}
