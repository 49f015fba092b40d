import type { ParkingSession } from '@parking/domain'
import type { Instant, Kopecks } from '@parking/pricing'
import { estimateByRules } from '../cost/estimateCost.ts'
import type { ZoneRules } from '../cost/zoneRules.ts'

const minute = 60_000

/**
 * Estimates what comes back when a session is ended early: what was paid, less what the time until
 * now costs, a begun minute counted whole. Null where the prices make no
 * sense, or it is not known what was paid.
 */
export function estimateRefund(
  { startsAt, sum }: Pick<ParkingSession, 'startsAt' | 'sum'>,
  rules: ZoneRules,
  now: Instant,
): Kopecks | null {
  const durationMinutes = Math.max(0, Math.ceil((now - startsAt) / minute))
  const used = estimateByRules(rules, { start: startsAt, durationMinutes })
  return used === null || sum === null ? null : Math.max(0, sum - used.total)
}
