import { cardRoute } from './card/cardRoute.ts'
import { checkRoute } from './check/checkRoute.ts'
import { evidenceRoute } from './evidence/evidenceRoute.ts'
import { guestRoute } from './guest/guestRoute.ts'
import { parkingRoute } from './parking/parkingRoute.ts'
import { phoneCallbackRoute } from './phone/phoneCallbackRoute.ts'

/** The routes of this package below the account's. */
export const paymentsRoutes = [parkingRoute, evidenceRoute] as const

/** The pages of this package for people who are not signed in. */
export const paymentsGuestRoutes = [checkRoute] as const

/** The pages of this package for everybody. */
export const paymentsOpenRoutes = [cardRoute, guestRoute, phoneCallbackRoute] as const
