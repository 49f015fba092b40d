import { guestOnlyRoute, page } from '@parking/runtime'
import { UserIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** Becoming a customer. */
export const registrationRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'registration',
  ...page({
    titles: { ru: 'Регистрация', en: 'Create an account' },
    menu: { area: 'guest', order: 20, icon: UserIcon },
    load: async () => (await import('./RegistrationPage.tsx')).registrationPage,
  }),
})
