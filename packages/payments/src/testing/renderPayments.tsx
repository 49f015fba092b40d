import { createApi } from '@parking/api-client'
import type { City } from '@parking/domain'
import {
  AppContextProvider,
  accountRoute,
  createQueryClient,
  createServerClock,
  createSession,
  createTranslator,
  errorMessages,
  memberRoute,
  rootRoute,
  runtimeMessages,
  type AppContext,
  type KeyValueStorage,
  type Language,
  type Session,
} from '@parking/runtime'
import { ParkingProvider } from '@parking/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { draftForgotten } from '../draft/parkingDraft.ts'
import { PaymentDialogs } from '../everywhere/PaymentDialogs.tsx'
import { BalanceMenu } from '../header/BalanceMenu.tsx'
import { ParkingMenu } from '../header/ParkingMenu.tsx'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { paymentsRoutes } from '../routes.ts'
import { sessionActionClosed } from '../sessions/useSessionAction.ts'
import { topUpClosed } from '../topUp/useTopUp.ts'
import type { CityBackEnd } from './cityBackEnd.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>Карта</h1>,
})
const routeTree = rootRoute.addChildren([
  home,
  memberRoute.addChildren([accountRoute.addChildren([...paymentsRoutes])]),
])

// A machine that is shared by many test runs may take its time.
configure({ asyncUtilTimeout: 5000 })

const sessions: Session[] = []
afterEach(() => {
  cleanup()
  for (const session of sessions.splice(0)) session.close()
  sessionActionClosed()
  topUpClosed()
  draftForgotten()
  window.sessionStorage.clear()
})

/** What a test decides about the app. */
export interface TestApp {
  readonly path?: string
  readonly language?: Language
  readonly storage?: KeyValueStorage
}

/** Renders this package's page and menus for a driver who is signed in. */
export async function renderPayments(city: CityBackEnd, options: TestApp = {}) {
  const context = await createTestContext(city, options)
  const history = createMemoryHistory({
    initialEntries: [options.path ?? '/profile/parking'],
  })
  const router = createRouter({ routeTree, context, history })
  render(
    <AppContextProvider value={context}>
      <ParkingProvider env="test" clock={context.clock.now}>
        <QueryClientProvider client={context.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ParkingProvider>
    </AppContextProvider>,
  )
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

async function createTestContext(
  city: CityBackEnd,
  { language = 'ru', storage = memoryStorage() }: TestApp,
): Promise<AppContext> {
  storage.set('parking.token.kazan.standart', 'token-1')
  // The session and the query client name each other.
  const made: { queryClient?: QueryClient } = {}
  const session = createSession({
    cityId: 'kazan',
    userType: 'standart',
    storage,
    effects: {
      forgetPrivateData: () => {
        void made.queryClient?.cancelQueries()
        made.queryClient?.clear()
      },
      goHome: () => {},
    },
  })
  sessions.push(session)
  const queryClient = createQueryClient(() =>
    session.send({ kind: 'tokenExpired', token: session.token() }),
  )
  made.queryClient = queryClient
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  const translator = await createTranslator(language)
  for (const source of [paymentsMessages, errorMessages, runtimeMessages]) {
    await translator.load(source)
  }
  return {
    city: testCity(),
    cities: [],
    api: createApi({
      baseUrl: 'https://kazan.parking.example/',
      cityId: 'kazan',
      timeZone: 'Europe/Moscow',
      getToken: () => session.token(),
      idempotencyKey: true,
      fetch: city.fetch,
    }),
    queryClient,
    session,
    translator,
    clock: createServerClock(
      () => city.now,
      // A city's time passes when somebody waits, and then at once.
      async (milliseconds) => city.pass(milliseconds),
    ),
    storage,
    layout: { Root, Account: ({ children }) => children, NotFound: () => null },
    homes: { guest: '/', member: '/' },
  }
}

/** A storage that lives as long as a test. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

function testCity(): City {
  const city = {
    id: 'kazan',
    titles: { ru: 'Казань', en: 'Kazan' },
    operator: { ru: 'Городские парковки', en: 'City parking' },
    timeZone: 'Europe/Moscow',
    contacts: { phone: '+70000000000', email: 'help@kazan.parking.example' },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that this package reads
  return city as unknown as City
}
