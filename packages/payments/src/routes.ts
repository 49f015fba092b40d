import { cardRoute } from './card/card.route.ts'
import { checkRoute } from './check/check.route.ts'
import { evidenceRoute } from './evidence/evidence.route.ts'
import { guestRoute } from './guest/guest.route.ts'
import { parkingRoute } from './parking/parking.route.ts'
import { phoneCallbackRoute } from './phone/phoneCallback.route.ts'

/** The routes of this package below the account's. */
export const paymentsRoutes = [parkingRoute, evidenceRoute] as const

/** The pages of this package for people who are not signed in. */
export const paymentsGuestRoutes = [checkRoute] as const

/** The pages of this package for everybody. */
export const paymentsOpenRoutes = [cardRoute, guestRoute, phoneCallbackRoute] as const
