import { numberIn, MILLISECONDS } from './checks.ts'
import { onlyKeys } from './onlyKeys.ts'
import { endIn, listIn, objectIn, textOrNothing } from './stayChecks.ts'
import { benefitKeys } from './tariffKeys.ts'
import type { CostBenefit, PricedVehicle } from './Cost.ts'

const PERCENT = '50 is half of the price, 0.5 would be half a per cent.'

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
  const { percent, start, end, plate } = objectIn(benefit, field)
  onlyKeys(benefit, benefitKeys, field)
  if (percent !== 0) numberIn(percent, 1, 100, `${field}.percent`, 'per cent: 0, or', PERCENT)
  numberIn(start, -Infinity, Infinity, `${field}.start`, MILLISECONDS)
  numberIn(endIn(end, `${field}.end`), start, Infinity, `${field}.end`, MILLISECONDS)
  textOrNothing(plate, `${field}.plate`)
  return {
    benefit,
    // Such as 1.1 * 10 may fall a hair short of a whole number.
    permille: Math.floor(percent * 10 + 1e-6),
    // Prices and benefits change on whole minutes: seconds wait for the next one.
    begin: Math.ceil(start / 60_000),
    end: Math.ceil(end / 60_000),
  }
}
