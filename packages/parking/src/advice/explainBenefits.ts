import type { Benefit, CostInterval } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import type { Instant } from '@parking/pricing'

/** Why a benefit counts in a stretch of a stay, or does not. */
export type BenefitReason =
  | 'counts'
  | 'otherZone'
  | 'otherVehicle'
  | 'notYet'
  | 'over'
  /** There is nothing to pay at that time anyway. */
  | 'free'
  /** Another one counts. */
  | 'another'
  /** The back end counts none, and does not say why. */
  | 'notCounted'

/** What a benefit does in the stretches of a stay, one after another. */
export interface BenefitExplained {
  readonly name: string
  readonly percent: number
  readonly stretches: readonly {
    readonly startsAt: Instant
    readonly endsAt: Instant
    readonly reason: BenefitReason
  }[]
}

/**
 * Explains stretch by stretch why each benefit of the account counts or does not. What counts is the
 * back end's word; the reasons are read off the benefit itself.
 *
 * @param intervals - what the back end says the cost is made of
 */
export function explainBenefits(
  benefits: readonly Benefit[],
  intervals: readonly CostInterval[],
  stay: { readonly zone: string; readonly plate: string },
): readonly BenefitExplained[] {
  return benefits.map((benefit) => ({
    name: benefit.name,
    percent: benefit.percent,
    stretches: intervals.map((interval) => ({
      startsAt: interval.startsAt,
      endsAt: interval.endsAt,
      reason: findReason(benefit, interval, stay),
    })),
  }))
}

function findReason(
  { name, percent, zones, vehicle, startsAt, endsAt }: Benefit,
  interval: CostInterval,
  stay: { readonly zone: string; readonly plate: string },
): BenefitReason {
  if (zones.kind === 'zones' && !zones.zones.includes(stay.zone)) return 'otherZone'
  if (vehicle.kind === 'vehicle' && !isSamePlate(vehicle.plate, stay.plate)) return 'otherVehicle'
  if (startsAt !== null && startsAt >= interval.endsAt) return 'notYet'
  if (endsAt !== null && endsAt <= interval.startsAt) return 'over'
  const told = interval.benefit
  if (told === null) return interval.cost === 0 ? 'free' : 'notCounted'
  return told === name || Number.parseFloat(told) === percent ? 'counts' : 'another'
}
