// A chunk of its own: what moves money is loaded with the first person who is signed in.
import { paymentsService } from '@parking/payments'
import { sessionsService } from '@parking/sessions'

/** What the features make once for people who are signed in. */
export const memberServices = [paymentsService, sessionsService] as const
