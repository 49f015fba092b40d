import { settingsQuery } from '@parking/api-client'
import { authGuestRoutes, authOpenRoutes } from '@parking/auth'
import { cityRoutes } from '@parking/city'
import { mapRoutes } from '@parking/map'
import { parkingOpenRoutes, parkingRoutes } from '@parking/parking'
import { paymentsGuestRoutes, paymentsOpenRoutes } from '@parking/payments'
import { permitsRoutes } from '@parking/permits'
import { profileRoutes } from '@parking/profile'
import { evidenceRoute } from '@parking/sessions'
import {
  accountRoute,
  guestOnlyRoute,
  listEntries,
  listMenu,
  memberRoute,
  rootRoute,
  routerOptions,
  type AppContext,
} from '@parking/runtime'
import { createRoute, createRouter, redirect } from '@tanstack/react-router'

/** The bare account address leads to the first entry of the account's menu. */
const accountIndexRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/',
  beforeLoad: ({ context: { api, city, menu, queryClient } }) => {
    const settings = queryClient.getQueryData(settingsQuery(api).queryKey) ?? null
    const [first] = listEntries(menu, 'account', { city, settings })
    throw redirect({ to: first?.to ?? '/', replace: true })
  },
})

const accountPages = [...parkingRoutes, evidenceRoute, ...profileRoutes, ...permitsRoutes] as const
const guestPages = [...authGuestRoutes, ...paymentsGuestRoutes] as const
const openPages = [
  ...mapRoutes,
  ...parkingOpenRoutes,
  ...paymentsOpenRoutes,
  ...authOpenRoutes,
  ...cityRoutes,
] as const

const routeTree = rootRoute.addChildren([
  ...openPages,
  guestOnlyRoute.addChildren(guestPages),
  memberRoute.addChildren([accountRoute.addChildren([accountIndexRoute, ...accountPages])]),
])

/** What all menus of the portal are drawn of. */
export const portalMenu = listMenu([...openPages, ...guestPages, ...accountPages])

/** Makes the portal's router over an app's context. */
export function createPortalRouter(context: AppContext) {
  return createRouter({
    routeTree,
    ...routerOptions(context),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
