import { guestOnlyRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopTexts } from '../texts/ru.ts'

/** The login of companies. */
export const companyLoginRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'legal/auth',
  staticData: { titles: () => ({ ru: 'Вход для компаний', en: 'Sign-in for companies' }) },
  loader: ({ context }) => context.translator.load(coopTexts),
  component: lazyPage(() => import('./CompanyLoginPage.tsx'), 'CompanyLoginPage'),
})
