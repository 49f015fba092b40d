import { useAppContext } from '@parking/runtime'
import { useStore } from 'zustand'
import type { Charge } from '../charge/createCharge.ts'
import type { ChargeState } from '../charge/chargeReducer.ts'
import { chargesOf } from './chargesOf.ts'
import type { Charges } from './createCharges.ts'

/** The charges of the app. */
export function useCharges(): Charges {
  return useStore(chargesOf(useAppContext()))
}

/** Where a charge stands. */
export function useChargeState<Intent, Result>(
  charge: Charge<Intent, Result>,
): ChargeState<Intent, Result> {
  return useStore(charge.store)
}
