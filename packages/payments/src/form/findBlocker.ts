import type { ChargeState } from '@parking/checkout'
import type { SubmitState } from '@parking/domain'
import type { AskedCost } from '../cost/useParkingCost.ts'
import type { FormValues } from './formValues.ts'

/** Why the parking form can't be paid yet. */
export type Blocker =
  | 'chargeOpen'
  | 'missingZone'
  | 'missingParking'
  | 'missingVehicle'
  | 'missingPlate'
  | 'wrongPlate'
  | 'missingStart'
  | 'wrongStart'
  | 'missingDuration'
  | 'priceAsked'
  | 'noPrice'
  | 'free'

/** Finds the first thing that stands between the form and its payment; null when nothing does. */
export function findBlocker(
  values: FormValues,
  cost: AskedCost['state'],
  submit: SubmitState,
  charge: ChargeState<unknown, unknown>['kind'],
): Blocker | null {
  if (charge === 'unknown') return 'chargeOpen'
  const missing = findMissing(values)
  if (missing !== null) return missing
  if (cost.kind === 'known' && cost.cost.total === 0) return 'free'
  if (cost.kind === 'asking') return 'priceAsked'
  return submit.isEnabled ? null : 'noPrice'
}

function findMissing(values: FormValues): Blocker | null {
  const { paidBy, zone, vehicle, vehicleRefusal, choice, durationMinutes, startRefusal } = values
  if (zone === null) return paidBy === 'zone' ? 'missingZone' : 'missingParking'
  if (vehicle === null) {
    if (choice.kind === 'owned') return 'missingVehicle'
    return vehicleRefusal === 'empty' ? 'missingPlate' : 'wrongPlate'
  }
  if (startRefusal !== null) return startRefusal === 'empty' ? 'missingStart' : 'wrongStart'
  return durationMinutes === null ? 'missingDuration' : null
}
