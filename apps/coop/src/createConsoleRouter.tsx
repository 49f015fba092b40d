import { coopGuestRoutes, coopMemberRoutes, coopRoute } from '@parking/coop'
import {
  guestOnlyRoute,
  listMenu,
  memberRoute,
  rootRoute,
  routerOptions,
  type AppContext,
} from '@parking/runtime'
import { createRouter } from '@tanstack/react-router'

const routeTree = rootRoute.addChildren([
  guestOnlyRoute.addChildren(coopGuestRoutes),
  memberRoute.addChildren([coopRoute.addChildren(coopMemberRoutes)]),
])

/** What the console's menus are drawn of. */
export const consoleMenu = listMenu(coopMemberRoutes)

/** Makes the console's router over an app's context. */
export function createConsoleRouter(context: AppContext) {
  return createRouter({
    routeTree,
    ...routerOptions(context),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}
