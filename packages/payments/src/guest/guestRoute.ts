import { lazyPage, rootRoute } from '@parking/runtime'
import { createRoute, redirect } from '@tanstack/react-router'
import { readParkingSearch } from '../parking/readParkingSearch.ts'
import { guestTitles } from '../titles.ts'

/**
 * Paying for parking without an account, in the cities that let guests pay. Who is signed in is sent to
 * the app's home; the way back from a bank is told to them too.
 */
export const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'guest-payment',
  staticData: { titles: guestTitles },
  validateSearch: readParkingSearch,
  beforeLoad: async ({ context, search }) => {
    // Where the city's site has no such part, there is no file of it to ask.
    if (!context.city.flags.guestPayment) throw redirect({ to: '/', replace: true })
    const isWayBack = search.payment !== undefined || search.result !== undefined
    if (context.session.token() !== null && !isWayBack) {
      throw redirect({ href: context.homes.member, replace: true })
    }
    await (await import('./guestPart.ts')).openGuestPage(context, search)
  },
  component: lazyPage(() => import('./guestPart.ts'), 'GuestPage'),
})
