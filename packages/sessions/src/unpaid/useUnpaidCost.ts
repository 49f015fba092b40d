import type { ParkingSession } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import { useNow } from '@parking/ui'
import { estimateByRules } from '../cost/estimateCost.ts'
import { useZoneRules } from '../cost/useZoneRules.ts'
import { useVehicleOf } from '../running/useRunningSession.ts'

const minute = 60_000

/**
 * What a session that is paid when it ends costs by the published prices: until now, or until its end
 * where it waits for its payment; null where that is not known.
 */
export function useUnpaidCost(session: ParkingSession): Kopecks | null {
  const rules = useZoneRules(session.zone, useVehicleOf(session))
  const now = useNow('minute')
  const { startsAt } = session
  const end = session.status === 'waiting' ? session.endsAt : now
  if (rules === null || end === null) return null
  const durationMinutes = Math.max(0, Math.ceil((end - startsAt) / minute))
  return estimateByRules(rules, { start: startsAt, durationMinutes })?.total ?? null
}
