import { guestOnlyRoute, lazyPage, rootRoute } from '@parking/runtime'
import { createRoute, notFound } from '@tanstack/react-router'
import { registrationTitles } from '../titles.ts'

const loadPart = () => import('./registrationPart.ts')

/** Becoming a customer. */
export const registrationRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'registration',
  staticData: { titles: registrationTitles },
  loader: async ({ context }) => (await loadPart()).loadRegistration(context),
  component: lazyPage(loadPart, 'RegistrationPage'),
})

/** Confirming the e-mail and the phone; links of letters lead here, on whatever device. */
export const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'registration/confirmation/$step/{-$salt}/{-$code}',
  staticData: { titles: registrationTitles },
  beforeLoad: async ({ params }) => (await loadPart()).openConfirmation(params),
  loader: async ({ context }) => (await loadPart()).loadRegistration(context),
  component: lazyPage(loadPart, 'ConfirmationPage'),
})

/** Any other address that confirms an e-mail, as older letters may have it. */
export const otherConfirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location: { pathname } }) => {
    if (!pathname.includes('confirmation/email')) throw notFound()
    const { openOtherConfirmation } = await loadPart()
    openOtherConfirmation(pathname)
  },
})
