import { benefitsQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import { checkoutMessages, checkoutService, takeLanguageBefore } from '@parking/checkout'
import { accountRoute, errorMessages } from '@parking/runtime'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { readParkingSearch } from './readParkingSearch.ts'

/** Paying for parking: the form, what runs and what waits. */
export const parkingRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking',
  validateSearch: readParkingSearch,
  // Whoever comes back from a bank goes on in the language of before, at an address that no longer
  // names the payment.
  beforeLoad: async ({ context: { service, translator }, search }) => {
    const { payment, result, ...rest } = search
    service(checkoutService).returned({ order: payment ?? null, claim: result ?? null })
    if (payment === undefined) return
    await translator.speak(takeLanguageBefore() ?? translator.language)
    throw redirect({ to: '/profile/parking', search: rest, replace: true })
  },
  loader: async ({ context }) => {
    const { api, queryClient, translator } = context
    // The page itself shows what could not be read.
    void queryClient.prefetchQuery(settingsQuery(api))
    void queryClient.prefetchQuery(profileQuery(api))
    void queryClient.prefetchQuery(zonesQuery(api))
    void queryClient.prefetchQuery(benefitsQuery(api))
    await Promise.all(
      [paymentsMessages, checkoutMessages, errorMessages].map((source) => translator.load(source)),
    )
  },
  component: lazyRouteComponent(() => import('./ParkingPage.tsx'), 'ParkingPage'),
})
