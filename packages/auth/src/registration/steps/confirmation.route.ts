import { page, rootRoute } from '@parking/runtime'
import { createRoute, notFound } from '@tanstack/react-router'

/** Confirming the e-mail and the phone; links of letters lead here, on whatever device. */
export const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'registration/confirmation/$step/{-$salt}/{-$code}',
  ...page({
    titles: { ru: 'Регистрация', en: 'Create an account' },
    load: async () => (await import('./ConfirmationPage.tsx')).confirmationPage,
  }),
  beforeLoad: async ({ params }) =>
    (await import('./openConfirmation.ts')).openConfirmation(params),
})

/** Any other address that confirms an e-mail, as older letters may have it. */
export const otherConfirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location: { pathname } }) => {
    if (!pathname.includes('confirmation/email')) throw notFound()
    const { openOtherConfirmation } = await import('./openConfirmation.ts')
    openOtherConfirmation(pathname)
  },
})
