import { mapQuery, settingsQuery } from '@parking/api-client'
import { page, rootRoute } from '@parking/runtime'
import { MapIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import { readMapSearch } from '../model/readMapSearch.ts'
import { pricingModule } from '../view/pricingModule.ts'

const map = page({
  titles: { ru: 'Карта', en: 'Map' },
  menu: { area: 'public', order: 0, icon: MapIcon },
  comes: 'first',
  load: async () => (await import('./MapPage.route.tsx')).mapPage,
})

/**
 * The main page. `/?zone=101` opens the map on a zone, `/?parking=10101` on a parking, `/?q=…` with
 * a search. The page shows itself how its data load, so nothing here waits for them.
 */
export const mapRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: readMapSearch,
  ...map,
  loader: (asked) => {
    const { api, queryClient } = asked.context
    void queryClient.prefetchQuery(mapQuery(api))
    void queryClient.prefetchQuery(settingsQuery(api))
    void queryClient.prefetchQuery(pricingModule)
    return map.loader(asked)
  },
})
