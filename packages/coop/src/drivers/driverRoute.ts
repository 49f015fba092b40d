import { lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import { loadFleetHistory } from '../overview/loadFleetHistory.ts'
import { driversTitles } from '../titles.ts'

/** The page of one driver of the company. */
export const driverRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'drivers/$key',
  staticData: { titles: driversTitles },
  loader: ({ context }) => loadFleetHistory(context),
  component: lazyPage(() => import('./DriverPage.tsx'), 'DriverPage'),
})
