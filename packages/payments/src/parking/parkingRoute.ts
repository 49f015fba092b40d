import { benefitsQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import { accountRoute, errorMessages } from '@parking/runtime'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { readParkingSearch } from './parkingSearch.ts'

/** Paying for parking: the form, what runs and what waits. */
export const parkingRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking',
  validateSearch: readParkingSearch,
  // Whoever comes back from the acquirer goes on in the language of before.
  beforeLoad: async ({ context: { translator }, location, search }) => {
    if (search.payment === undefined) return
    const { takeLanguageBefore } = await import('../topUp/pendingTopUp.ts')
    const before = takeLanguageBefore()
    if (before === null || before === translator.language) return
    await translator.speak(before)
    throw redirect({ href: location.href, replace: true })
  },
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
