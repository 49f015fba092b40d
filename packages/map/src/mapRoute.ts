import { mapQuery, settingsQuery } from '@parking/api-client'
import { rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { mapTexts } from './texts/ru.ts'
import { readMapSearch } from './model/readMapSearch.ts'
import { mapTitles } from './titles.ts'
import { pricingPart } from './view/pricingPart.ts'

/**
 * The main page. `/?zone=101` opens the map on a zone, `/?parking=10101` on a parking, `/?q=…` with
 * a search. The page shows itself how its data load, so nothing here waits for them.
 */
export const mapRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { titles: mapTitles },
  validateSearch: readMapSearch,
  loader: async ({ context: { api, queryClient, translator } }) => {
    void queryClient.prefetchQuery(mapQuery(api))
    void queryClient.prefetchQuery(settingsQuery(api))
    void queryClient.prefetchQuery(pricingPart)
    await translator.load(mapTexts)
  },
}).lazy(() => import('./page/MapPage.route.tsx').then((page) => page.lazyRoute))
