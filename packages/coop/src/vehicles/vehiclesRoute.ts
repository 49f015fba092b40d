import { lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import { loadFleet } from '../fleet/loadFleet.ts'
import type { FleetSearch } from '../list/fleetFilter.ts'
import { vehiclesTitles } from '../titles.ts'

/** The company's vehicles. */
export const vehiclesRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'vehicles',
  staticData: { titles: vehiclesTitles },
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: FleetSearch): FleetSearch => search,
  loader: ({ context }) => loadFleet(context),
  component: lazyPage(() => import('./VehiclesPage.tsx'), 'VehiclesPage'),
})
