import { lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import { loadFleetHistory } from '../overview/loadFleetHistory.ts'
import { vehiclesTitles } from '../titles.ts'

/** The page of one vehicle of the company. */
export const vehicleRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'vehicles/$key',
  staticData: { titles: vehiclesTitles },
  loader: ({ context }) => loadFleetHistory(context),
  component: lazyPage(() => import('./VehiclePage.tsx'), 'VehiclePage'),
})
