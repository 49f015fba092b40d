import { accountRoute, lazyPage } from '@parking/runtime'
import { createRoute, redirect } from '@tanstack/react-router'
import { readParkingSearch } from './readParkingSearch.ts'
import { parkingTitles } from '../titles.ts'

/** Paying for parking: the form, what runs and what waits. */
export const parkingRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking',
  staticData: { titles: parkingTitles },
  validateSearch: readParkingSearch,
  beforeLoad: async ({ context, search }) => {
    const [{ comeBackFromBank }, { askForParking }] = await Promise.all([
      import('./comeBackFromBank.ts'),
      import('./loadParking.ts'),
    ])
    // Before the page's own files are there: on a slow line each answer takes half a second.
    askForParking(context)
    await comeBackFromBank(context, search)
    const { payment, result, ...rest } = search
    // The address goes on without a payment that is told about already.
    if (payment !== undefined || result !== undefined) {
      throw redirect({ to: '/profile/parking', search: rest, replace: true })
    }
  },
  loader: async ({ context }) => {
    const { loadParking } = await import('./loadParking.ts')
    await loadParking(context)
  },
  component: lazyPage(() => import('./ParkingPage.tsx'), 'ParkingPage'),
})
