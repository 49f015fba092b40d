import { companyRoute } from './company/companyRoute.ts'
import { companyLoginRoute } from './login/companyLoginRoute.ts'

/** The pages of this package for who is not signed in. */
export const coopGuestRoutes = [companyLoginRoute] as const

/** The pages of this package for companies that are signed in. */
export const coopMemberRoutes = [companyRoute] as const
