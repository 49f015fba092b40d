import type { ChargeState } from '../charge/chargeReducer.ts'

/** Whether a charge is under way or unexplained, so that no other one may be sent. */
export function chargeBusy({ kind }: ChargeState<unknown, unknown>): boolean {
  return kind === 'sending' || kind === 'checking' || kind === 'unknown'
}
