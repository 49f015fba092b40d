import { authGuestRoutes } from '@parking/auth'
import { mapRoutes } from '@parking/map'
import { paymentsRoutes } from '@parking/payments'
import { profileRoutes } from '@parking/profile'
import {
  accountRoute,
  guestOnlyRoute,
  memberRoute,
  rootRoute,
  routerOptions,
  type AppContext,
} from '@parking/runtime'
import { createRoute, createRouter, redirect } from '@tanstack/react-router'

/** The bare account address leads to the menu's first section. */
const accountIndexRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/profile/parking', replace: true })
  },
})

const accountRoutes = [accountIndexRoute, ...paymentsRoutes, ...profileRoutes] as const

const routeTree = rootRoute.addChildren([
  ...mapRoutes,
  guestOnlyRoute.addChildren(authGuestRoutes),
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
