import { accountRoute, page } from '@parking/runtime'
import { CarIcon } from '@parking/ui'
import { createRoute, redirect } from '@tanstack/react-router'
import { readParkingSearch } from './readParkingSearch.ts'

/** Paying for parking: the form, what runs and what waits. */
export const parkingRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking',
  validateSearch: readParkingSearch,
  ...page({
    titles: ({ settings }) =>
      settings?.hasBalance === false
        ? { ru: 'Парковочные сессии', en: 'Parking sessions' }
        : { ru: 'Парковка', en: 'Parking' },
    menu: { area: 'account', order: 10, icon: CarIcon },
    isLight: true,
    load: async () => (await import('./ParkingPage.tsx')).parkingPage,
  }),
  beforeLoad: async ({ context, location, preload, search }) => {
    // A small file of its own: on a slow line each answer takes half a second.
    const { followLink, openParking } = await import('./openParking.ts')
    await openParking(context, search)
    const { payment, result, ...rest } = search
    // The address goes on without a payment that is told about already.
    if (payment !== undefined || result !== undefined) {
      throw redirect({ to: '/profile/parking', search: rest, replace: true })
    }
    if (!preload) followLink(search, location.state)
  },
})
