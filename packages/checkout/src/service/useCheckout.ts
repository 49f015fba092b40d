import { useService, type Service } from '@parking/runtime'
import { createCheckout, type Checkout } from './createCheckout.ts'

/** Makes the charges once, when the app starts. */
export const checkoutService: Service<Checkout> = { create: createCheckout }

/** The charges of the app. */
export function useCheckout(): Checkout {
  return useService(checkoutService)
}
