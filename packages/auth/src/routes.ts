import {
  confirmationRoute,
  otherConfirmationRoute,
  registrationRoute,
} from './registration/registrationRoutes.ts'
import { restoreRoute } from './restore/restoreRoute.ts'
import { thirdPartyRoute } from './thirdParty/thirdPartyRoute.ts'

/** The pages of this package for people who are not signed in. */
export const authGuestRoutes = [thirdPartyRoute, registrationRoute, restoreRoute] as const

/** The pages of this package for everybody. */
export const authOpenRoutes = [confirmationRoute, otherConfirmationRoute] as const
