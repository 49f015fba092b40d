import { listIn, numberIn, objectIn } from './checks.ts'
import type { CostBenefit, PricedVehicle } from './types.ts'

/** A benefit that the vehicle may use; minutes since the epoch, half-open. */
export interface MatchedBenefit {
  readonly benefit: CostBenefit
  /** Tenths of a per cent, 1 to 1000. */
  readonly permille: number
  readonly begin: number
  readonly end: number
}

/** Checks all benefits and keeps those that take something off for the vehicle. */
export function matchBenefits(
  benefits: readonly CostBenefit[] = [],
  vehicle: PricedVehicle | undefined,
): readonly MatchedBenefit[] {
  return listIn(benefits, 'benefits')
    .map((benefit, index) => toMatched(benefit, `benefits[${index}]`))
    .filter(
      ({ benefit: { plate }, permille }) =>
        permille > 0 && (plate === undefined || plate === vehicle?.plate),
    )
}

function toMatched(benefit: CostBenefit, field: string): MatchedBenefit {
  const { percent, start, end } = objectIn(benefit, field)
  numberIn(percent, 0, 100, `${field}.percent`)
  numberIn(start, -Infinity, Infinity, `${field}.start`)
  numberIn(end, start, Infinity, `${field}.end`)
  return {
    benefit,
    // Such as 1.1 * 10 may fall a hair short of a whole number.
    permille: Math.floor(percent * 10 + 1e-6),
    // Prices and benefits change on whole minutes: seconds wait for the next one.
    begin: Math.ceil(start / 60_000),
    end: Math.ceil(end / 60_000),
  }
}
