import type { City } from '@parking/domain'
import {
  createServerClock,
  guestOnlyRoute,
  memberRoute,
  rootRoute,
  routerOptions,
  type Language,
} from '@parking/runtime'
import { backEnd, createTestContext, renderRouter, type BackEnd } from '@parking/runtime/testing'
import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import { linkedTexts } from '../linkedTexts/ru.ts'
import { paymentsGuestRoutes, paymentsOpenRoutes } from '../routes.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>Карта</h1>,
})
const operations = createRoute({
  getParentRoute: () => memberRoute,
  path: '/profile/operations',
  component: () => <h1>История операций</h1>,
})
const routeTree = rootRoute.addChildren([
  home,
  ...paymentsOpenRoutes,
  guestOnlyRoute.addChildren([...paymentsGuestRoutes]),
  memberRoute.addChildren([operations]),
])

/** What a test decides about the app. */
export interface LinkedApp {
  readonly server?: BackEnd
  readonly token?: string
  readonly language?: Language
  readonly city?: Partial<Omit<City, 'flags'>>
  /** Lets a time pass, in milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** Opens one of the pages that links of others lead to. */
export async function renderLinked(path: string, options: LinkedApp = {}) {
  const { server = backEnd({}), city = {}, wait = () => new Promise(() => {}), ...more } = options
  const context = await createTestContext({
    ...more,
    fetch: server.fetch,
    texts: [linkedTexts],
    city: { paymentHosts: ['pay.example'], ...city },
    clock: createServerClock({ device: () => Date.parse('2026-11-23T09:00:00Z'), wait }),
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, history, ...routerOptions(context) })
  renderRouter(context, router)
  return { context, router, server, user: userEvent.setup({ delay: null }) }
}
