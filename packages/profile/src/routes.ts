import { operationsRoute } from './operations/operationsRoute.ts'
import { thirdPartyRoute } from './thirdParty/thirdPartyRoute.ts'

/** The pages of this package that stand in the account. */
export const profileRoutes = [operationsRoute] as const

/** The pages of this package for people who are not signed in. */
export const profileGuestRoutes = [thirdPartyRoute] as const
