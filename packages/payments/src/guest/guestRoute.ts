import { guestOnlyRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { readParkingSearch } from '../parking/readParkingSearch.ts'
import { guestTitles } from '../titles.ts'

/** Paying for parking without an account, in the cities that let guests pay. */
export const guestRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'guest-payment',
  staticData: { titles: guestTitles },
  validateSearch: readParkingSearch,
  beforeLoad: async ({ context, search }) =>
    (await import('./guestPart.ts')).openGuestPage(context, search),
  component: lazyPage(() => import('./guestPart.ts'), 'GuestPage'),
})
