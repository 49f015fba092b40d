import { cardRoute } from './card/card.route.ts'
import { checkRoute } from './check/check.route.ts'
import { phoneCallbackRoute } from './phone/phoneCallback.route.ts'

/** The pages of this package for people who are not signed in. */
export const paymentsGuestRoutes = [checkRoute] as const

/** The pages of this package for everybody. */
export const paymentsOpenRoutes = [cardRoute, phoneCallbackRoute] as const
