import { cityParts } from '@parking/domain'
import { lateFile, page, rootRoute } from '@parking/runtime'
import { CarIcon } from '@parking/ui'
import { createRoute, redirect } from '@tanstack/react-router'
import { readParkingSearch } from '../page/readParkingSearch.ts'

const loadOpening = lateFile({ part: 'guests' }, () => import('./openGuestPage.ts'))

/**
 * Paying for parking without an account, in the cities that let guests pay. Who is signed in is sent to
 * the app's home; the way back from a bank is told to them too.
 */
export const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'guest-payment',
  validateSearch: readParkingSearch,
  ...page({
    titles: { ru: 'Оплата без регистрации', en: 'Pay without an account' },
    menu: { area: 'guest', order: 10, icon: CarIcon },
    part: 'guests',
    isLight: true,
    isOn: ({ city, settings }) => cityParts.guests(city) && settings?.guestsMayPay === true,
    load: async () => (await import('./GuestPage.tsx')).guestPage,
  }),
  beforeLoad: async ({ context, location, preload, search }) => {
    // Where the city's site has no such part, there is no file of it to ask.
    if (!cityParts.guests(context.city)) throw redirect({ to: '/', replace: true })
    const isWayBack = search.payment !== undefined || search.result !== undefined
    if (context.session.token() !== null && !isWayBack) {
      throw redirect({ href: context.homes.member, replace: true })
    }
    const { followLink, openGuestPage } = await loadOpening()
    await openGuestPage(context, search)
    if (!preload) followLink(search, location.state)
  },
})
