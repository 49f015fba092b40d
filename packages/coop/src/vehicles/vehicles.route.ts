import { page } from '@parking/runtime'
import { CarIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import type { FleetSearch } from '../rows/fleetFilter.ts'

/** The company's vehicles. */
export const vehiclesRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'vehicles',
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: FleetSearch): FleetSearch => search,
  ...page({
    titles: { ru: 'Машины', en: 'Vehicles' },
    menu: { area: 'account', order: 30, icon: CarIcon },
    load: async () => (await import('./vehiclesPage.tsx')).vehiclesPage,
  }),
})
