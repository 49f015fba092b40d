import { useStore } from 'zustand'
import type { ChargeState } from '../charge/ChargeState.ts'
import type { Charge } from '../charge/createCharge.ts'

/** Where a charge stands. */
export function useChargeState<Intent, Result>(
  charge: Charge<Intent, Result>,
): ChargeState<Intent, Result> {
  return useStore(charge.store)
}
