import { guestRoute } from './guest/guest.route.ts'
import { parkingRoute } from './page/parking.route.ts'

/** The routes of this package below the account's. */
export const parkingRoutes = [parkingRoute] as const

/** The pages of this package for everybody. */
export const parkingOpenRoutes = [guestRoute] as const
