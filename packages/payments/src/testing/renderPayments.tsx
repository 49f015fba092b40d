import { checkoutMessages, checkoutService, paymentModalClosed } from '@parking/checkout'
import {
  accountRoute,
  createServerClock,
  memberRoute,
  rootRoute,
  routerOptions,
  type KeyValueStorage,
  type Language,
} from '@parking/runtime'
import { createTestContext, memoryStorage, renderRouter } from '@parking/runtime/testing'
import type { City } from '@parking/domain'
import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { draftForgotten } from '../draft/parkingDraft.ts'
import { PaymentDialogs } from '../overlay/PaymentDialogs.tsx'
import { LastStay } from '../again/LastStay.tsx'
import { KnownOverMap } from '../offline/KnownOverMap.tsx'
import { BalanceMenu } from '../header/BalanceMenu.tsx'
import { ParkingMenu } from '../header/ParkingMenu.tsx'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { paymentsRoutes } from '../routes.ts'
import { paymentsService } from '../service/paymentsService.ts'
import { sessionActionClosed } from '../sessions/useSessionAction.ts'
import type { CityBackEnd } from '@parking/checkout/testing'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => (
    <>
      <h1>Карта</h1>
      <LastStay place="map" />
      <KnownOverMap />
    </>
  ),
})
const routeTree = rootRoute.addChildren([
  home,
  memberRoute.addChildren([accountRoute.addChildren([...paymentsRoutes])]),
])

afterEach(() => {
  sessionActionClosed()
  paymentModalClosed()
  draftForgotten()
  window.sessionStorage.clear()
})

/** What a test decides about the app. */
export interface TestApp {
  readonly path?: string
  readonly language?: Language
  readonly storage?: KeyValueStorage
  readonly city?: Partial<City>
}

/** Renders this package's page and menus for a driver who is signed in. */
export async function renderPayments(city: CityBackEnd, options: TestApp = {}) {
  const context = await createTestContext({
    fetch: city.fetch,
    messages: [paymentsMessages, checkoutMessages],
    services: [checkoutService, paymentsService],
    token: 'token-1',
    ...(options.city === undefined ? {} : { city: options.city }),
    storage: options.storage ?? memoryStorage(),
    language: options.language,
    clock: createServerClock({
      device: () => city.now,
      // A city's time passes when somebody waits, and then at once.
      wait: async (milliseconds) => city.pass(milliseconds),
      elapsed: () => city.now,
    }),
    layout: { Root, Account: ({ children }) => children, NotFound: () => null },
  })
  const history = createMemoryHistory({
    initialEntries: [options.path ?? '/profile/parking'],
  })
  const router = createRouter({ routeTree, history, ...routerOptions(context) })
  renderRouter(context, router)
  return { context, router, user: userEvent.setup() }
}

function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <header>
        <BalanceMenu />
        <ParkingMenu />
      </header>
      <main>{children}</main>
      <PaymentDialogs />
    </>
  )
}
