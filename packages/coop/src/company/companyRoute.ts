import { companyQuery } from '@parking/api-client'
import { memberRoute } from '@parking/runtime'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { coopMessages } from '../messages/coopMessages.ts'

/** The company's own page. It shows itself while the company is on the way. */
export const companyRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: 'coop-profile',
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(companyQuery(context.api))
    await context.translator.load(coopMessages)
  },
  component: lazyRouteComponent(() => import('./CompanyPage.tsx'), 'CompanyPage'),
})
