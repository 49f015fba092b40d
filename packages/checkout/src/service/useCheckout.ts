import { useService, type Service } from '@parking/runtime'
import { useStore } from 'zustand'
import type { ChargeState } from '../charge/ChargeState.ts'
import type { Charge } from '../charge/createCharge.ts'
import { createCheckout, type Checkout } from './createCheckout.ts'

/** Makes the charges once, when the app starts. */
export const checkoutService: Service<Checkout> = { create: createCheckout }

/** The charges of the app. */
export function useCheckout(): Checkout {
  return useService(checkoutService)
}

/** Where a charge stands. */
export function useChargeState<Intent, Result>(
  charge: Charge<Intent, Result>,
): ChargeState<Intent, Result> {
  return useStore(charge.store)
}
