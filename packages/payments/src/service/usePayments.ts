import { useService, type Service } from '@parking/runtime'
import { createPayments, type Payments } from './createPayments.ts'

/** Makes the charges once, when the app starts. */
export const paymentsService: Service<Payments> = { create: createPayments }

/** The charges of the app. */
export function usePayments(): Payments {
  return useService(paymentsService)
}
