import { companyQuery } from '@parking/api-client'
import { lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { importTexts } from '../import/texts/ru.ts'
import { coopTexts } from '../texts/ru.ts'
import { overviewTexts } from '../overviewTexts/ru.ts'
import { companyTitles } from '../titles.ts'

/** The company's own page. It shows itself while the company is on the way. */
export const companyRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: '/',
  staticData: { titles: companyTitles },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(companyQuery(context.api))
    const sources = [coopTexts, fleetTexts, importTexts, overviewTexts]
    await Promise.all(sources.map(async (source) => context.translator.load(source)))
  },
  component: lazyPage(() => import('./CompanyPage.tsx'), 'CompanyPage'),
})
