import { companyQuery } from '@parking/api-client'
import { lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import { fleetMessages } from '../fleetMessages/fleetMessages.ts'
import { importMessages } from '../import/messages/importMessages.ts'
import { coopMessages } from '../messages/coopMessages.ts'
import { overviewMessages } from '../overviewMessages/overviewMessages.ts'
import { companyTitles } from '../titles.ts'

/** The company's own page. It shows itself while the company is on the way. */
export const companyRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: '/',
  staticData: { titles: companyTitles },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(companyQuery(context.api))
    const sources = [coopMessages, fleetMessages, importMessages, overviewMessages]
    await Promise.all(sources.map(async (source) => context.translator.load(source)))
  },
  component: lazyPage(() => import('./CompanyPage.tsx'), 'CompanyPage'),
})
