import { coopGuestRoutes, coopMemberRoutes } from '@parking/coop'
import {
  guestOnlyRoute,
  languageRewrite,
  plainSearch,
  memberRoute,
  rootRoute,
  type AppContext,
} from '@parking/runtime'
import { createRouter } from '@tanstack/react-router'

const routeTree = rootRoute.addChildren([
  guestOnlyRoute.addChildren(coopGuestRoutes),
  memberRoute.addChildren(coopMemberRoutes),
])

/** Makes the console's router over an app's context. */
export function createConsoleRouter(context: AppContext) {
  return createRouter({
    routeTree,
    context,
    ...plainSearch,
    rewrite: languageRewrite(() => context.translator.language),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}
