import { lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import { loadFleet } from '../fleet/loadFleet.ts'
import type { FleetSearch } from '../list/fleetFilter.ts'
import { devicesTitles } from '../titles.ts'

/** The company's devices. */
export const devicesRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'devices',
  staticData: { titles: devicesTitles },
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: FleetSearch): FleetSearch => search,
  loader: ({ context }) => loadFleet(context),
  component: lazyPage(() => import('./DevicesPage.tsx'), 'DevicesPage'),
})
