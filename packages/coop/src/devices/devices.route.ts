import { page } from '@parking/runtime'
import { LocateIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import type { FleetSearch } from '../rows/fleetFilter.ts'

/** The company's devices. */
export const devicesRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'devices',
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: FleetSearch): FleetSearch => search,
  ...page({
    titles: { ru: 'Устройства', en: 'Devices' },
    menu: { area: 'account', order: 40, icon: LocateIcon },
    load: async () => (await import('./devicesPage.tsx')).devicesPage,
  }),
})
