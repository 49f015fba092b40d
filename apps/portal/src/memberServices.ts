// A chunk of its own: what moves money is loaded with the first person who is signed in.
import { checkoutService } from '@parking/checkout'
import { paymentsService } from '@parking/payments'

/** What the features make once for people who are signed in. */
export const memberServices = [checkoutService, paymentsService] as const
