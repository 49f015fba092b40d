import { lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import { loadFleet } from '../fleet/loadFleet.ts'
import type { FleetSearch } from '../list/fleetFilter.ts'
import { driversTitles } from '../titles.ts'

/** The company's drivers. */
export const driversRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'drivers',
  staticData: { titles: driversTitles },
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: FleetSearch): FleetSearch => search,
  loader: ({ context }) => loadFleet(context),
  component: lazyPage(() => import('./DriversPage.tsx'), 'DriversPage'),
})
