import { benefitsQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import { accountRoute, errorMessages } from '@parking/runtime'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { readParkingSearch } from './parkingSearch.ts'

/** Paying for parking: the form, what runs and what waits. */
export const parkingRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking',
  validateSearch: readParkingSearch,
  loader: async ({ context }) => {
    const { api, queryClient, translator } = context
    // The page itself shows what could not be read.
    void queryClient.prefetchQuery(settingsQuery(api))
    void queryClient.prefetchQuery(profileQuery(api))
    void queryClient.prefetchQuery(zonesQuery(api))
    void queryClient.prefetchQuery(benefitsQuery(api))
    await Promise.all([translator.load(paymentsMessages), translator.load(errorMessages)])
  },
  component: lazyRouteComponent(() => import('./ParkingPage.tsx'), 'ParkingPage'),
})
