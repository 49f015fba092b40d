import { parkingRoute } from './parking/parkingRoute.ts'

/** The routes of this package, all below the account's. */
export const paymentsRoutes = [parkingRoute] as const
