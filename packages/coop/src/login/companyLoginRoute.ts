import { guestOnlyRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopMessages } from '../messages/coopMessages.ts'

/** The login of companies. */
export const companyLoginRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'legal/auth',
  loader: ({ context }) => context.translator.load(coopMessages),
  component: lazyPage(() => import('./CompanyLoginPage.tsx'), 'CompanyLoginPage'),
})
