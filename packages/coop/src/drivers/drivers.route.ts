import { page } from '@parking/runtime'
import { UserIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import type { FleetSearch } from '../rows/fleetFilter.ts'

/** The company's drivers. */
export const driversRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'drivers',
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: FleetSearch): FleetSearch => search,
  ...page({
    titles: { ru: 'Водители', en: 'Drivers' },
    menu: { area: 'account', order: 20, icon: UserIcon },
    load: async () => (await import('./driversPage.tsx')).driversPage,
  }),
})
