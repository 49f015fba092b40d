import { registrationRoute } from './registration/form/registration.route.ts'
import {
  confirmationRoute,
  otherConfirmationRoute,
} from './registration/steps/confirmation.route.ts'
import { restoreRoute } from './restore/restore.route.ts'
import { thirdPartyRoute } from './thirdParty/thirdParty.route.ts'

/** The pages of this package for people who are not signed in. */
export const authGuestRoutes = [thirdPartyRoute, registrationRoute, restoreRoute] as const

/** The pages of this package for everybody. */
export const authOpenRoutes = [confirmationRoute, otherConfirmationRoute] as const
