import { settingsQuery } from '@parking/api-client'
import { authGuestRoutes, authOpenRoutes } from '@parking/auth'
import { cityRoutes } from '@parking/city'
import { mapRoutes } from '@parking/map'
import { paymentsGuestRoutes, paymentsOpenRoutes, paymentsRoutes } from '@parking/payments'
import { permitsRoutes } from '@parking/permits'
import { profileRoutes } from '@parking/profile'
import {
  accountRoute,
  guestOnlyRoute,
  listEntries,
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
    const [first] = listEntries(menu, 'account', { flags: city.flags, settings })
    throw redirect({ to: first?.to ?? '/', replace: true })
  },
})

const accountRoutes = [
  accountIndexRoute,
  ...paymentsRoutes,
  ...profileRoutes,
  ...permitsRoutes,
] as const

const routeTree = rootRoute.addChildren([
  ...mapRoutes,
  ...paymentsOpenRoutes,
  ...authOpenRoutes,
  ...cityRoutes,
  guestOnlyRoute.addChildren([...authGuestRoutes, ...paymentsGuestRoutes]),
  memberRoute.addChildren([accountRoute.addChildren(accountRoutes)]),
])

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
