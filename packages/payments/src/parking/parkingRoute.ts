import { benefitsQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import { checkoutMessages } from '@parking/checkout'
import { accountRoute, errorMessages, lazyPage } from '@parking/runtime'
import { createRoute, redirect } from '@tanstack/react-router'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { readParkingSearch } from './readParkingSearch.ts'
import { parkingTitles } from '../titles.ts'

/** Paying for parking: the form, what runs and what waits. */
export const parkingRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking',
  staticData: { titles: parkingTitles },
  validateSearch: readParkingSearch,
  beforeLoad: async ({ context, search }) => {
    const { comeBackFromBank } = await import('./comeBackFromBank.ts')
    await comeBackFromBank(context, search)
    const { payment, result, ...rest } = search
    // The address goes on without a payment that is told about already.
    if (payment !== undefined || result !== undefined) {
      throw redirect({ to: '/profile/parking', search: rest, replace: true })
    }
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
  component: lazyPage(() => import('./ParkingPage.tsx'), 'ParkingPage'),
})
