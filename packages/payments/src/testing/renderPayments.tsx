import { checkoutTexts, checkoutService } from '@parking/checkout'
import {
  accountRoute,
  createServerClock,
  memberRoute,
  rootRoute,
  routerOptions,
  useIsMember,
  type KeyValueStorage,
  type Language,
} from '@parking/runtime'
import {
  dropPersonStores,
  createTestContext,
  memoryStorage,
  renderRouter,
  type TestContextOptions,
} from '@parking/runtime/testing'
import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { PaymentDialogs } from '../overlay/PaymentDialogs.tsx'
import { LastStay } from '../again/LastStay.tsx'
import { KnownOverMap } from '../offline/KnownOverMap.tsx'
import { BalanceMenu } from '../header/BalanceMenu.tsx'
import { ParkingMenu } from '../header/ParkingMenu.tsx'
import { StaysLink } from '../device/BesideAccount.tsx'
import { GuestDialogs, GuestNotices } from '../guest/GuestDialogs.tsx'
import { useGuestStays } from '../device/guestStays.ts'
import { useHasPaidAsGuest } from '../device/useHasPaidAsGuest.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { paymentsOpenRoutes, paymentsRoutes } from '../routes.ts'
import { paymentsService } from '../service/paymentsService.ts'
import type { CityBackEnd } from '@parking/checkout/testing'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => (
    <>
      <h1>Карта</h1>
      <DriverOverMap />
    </>
  ),
})
function DriverOverMap(): ReactNode {
  const hasPaidAsGuest = useHasPaidAsGuest()
  return useIsMember() ? (
    <>
      <LastStay place="map" />
      <KnownOverMap />
      {hasPaidAsGuest ? <StaysLink /> : null}
    </>
  ) : null
}
const routeTree = rootRoute.addChildren([
  home,
  ...paymentsOpenRoutes,
  memberRoute.addChildren([accountRoute.addChildren([...paymentsRoutes])]),
])

afterEach(() => {
  dropPersonStores()
  useGuestStays.setState({ stays: [] })
  window.sessionStorage.clear()
})

/** What a test decides about the app. */
export interface TestApp {
  readonly path?: string
  readonly language?: Language
  readonly storage?: KeyValueStorage
  /** Null for somebody who is not signed in. */
  readonly token?: string | null
  readonly city?: TestContextOptions['city']
}

/** Renders this package's pages and menus, for a driver who is signed in unless it says otherwise. */
export async function renderPayments(city: CityBackEnd, options: TestApp = {}) {
  const token = options.token === undefined ? 'token-1' : options.token
  const context = await createTestContext({
    fetch: city.fetch,
    texts: [paymentsTexts, checkoutTexts],
    services: token === null ? [] : [checkoutService, paymentsService],
    ...(token === null ? {} : { token }),
    city: options.city,
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
  const isMember = useIsMember()
  const hasPaidAsGuest = useHasPaidAsGuest()
  return (
    <>
      <header>
        {isMember ? (
          <>
            <BalanceMenu />
            <ParkingMenu />
          </>
        ) : null}
      </header>
      <main>{children}</main>
      <PaymentDialogs notices={hasPaidAsGuest ? <GuestNotices /> : null} />
      {hasPaidAsGuest && !isMember ? <GuestDialogs /> : null}
    </>
  )
}
