import { coversCost } from './coversCost.ts'
import type { ParkingCost } from './ParkingCost.ts'

/** What the submit button of the parking form says and does. */
export type SubmitLabel = 'free' | 'start' | 'continue'

/** The state of the submit button. */
export interface SubmitState {
  /** `free`: it costs nothing; `start`: there is enough money; `continue`: top up first. */
  readonly label: SubmitLabel
  readonly isEnabled: boolean
}

/**
 * Decides what the submit button of the parking form says and whether it can be pressed: only with
 * a price in sight that has intervals, is not zero, and with no error (specification, section 4).
 *
 * @param cost - the back end's answer for what the form says now; null while there is none
 * @param hasError - whether the form or the cost has an error
 * @param isFromBalance - whether the balance pays, which may not be enough
 */
export function submitState(
  cost: ParkingCost | null,
  hasError: boolean,
  isFromBalance = true,
): SubmitState {
  if (cost === null) return { label: 'start', isEnabled: false }
  const isEnabled = !hasError && cost.intervals.length > 0 && cost.total !== 0
  if (cost.total === 0) return { label: 'free', isEnabled }
  const isEnough =
    !isFromBalance ||
    (cost.isMoneyEnough && (cost.balance === null || coversCost(cost.balance, cost.total)))
  return { label: isEnough ? 'start' : 'continue', isEnabled }
}
