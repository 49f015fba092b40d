import { guestOnlyRoute, page } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** The login of companies. */
export const companyLoginRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'legal/auth',
  ...page({
    titles: { ru: 'Вход для компаний', en: 'Sign-in for companies' },
    load: async () => (await import('./CompanyLoginPage.tsx')).companyLoginPage,
  }),
})
