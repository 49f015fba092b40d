import { thirdPartyRoute } from './thirdParty/thirdPartyRoute.ts'

/** The pages of this package, all for people who are not signed in. */
export const authGuestRoutes = [thirdPartyRoute] as const
