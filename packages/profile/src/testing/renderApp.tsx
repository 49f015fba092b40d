import { createApi } from '@parking/api-client'
import type { City } from '@parking/domain'
import {
  accountRoute,
  AppContextProvider,
  createQueryClient,
  createServerClock,
  createSession,
  createTranslator,
  errorMessages,
  guestOnlyRoute,
  memberRoute,
  rootRoute,
  runtimeMessages,
  type AppContext,
  type KeyValueStorage,
  type Language,
} from '@parking/runtime'
import { ParkingProvider } from '@parking/ui'
import { QueryClientProvider } from '@tanstack/react-query'
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
import { ProfileGuard } from '../account/ProfileGuard.tsx'
import { LoginModal } from '../login/LoginModal.tsx'
import { loginDismissed } from '../login/useLoginModal.ts'
import { ProfileMenu } from '../menu/ProfileMenu.tsx'
import { profileMessages } from '../messages/profileMessages.ts'
import { profileGuestRoutes, profileRoutes } from '../routes.ts'
import type { BackEnd } from './backEnd.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>Карта</h1>,
})
const parking = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking',
  component: () => <h1>Парковка</h1>,
})
const routeTree = rootRoute.addChildren([
  home,
  guestOnlyRoute.addChildren(profileGuestRoutes),
  memberRoute.addChildren([accountRoute.addChildren([...profileRoutes, parking])]),
])

/** What a test decides about the app. */
export interface TestApp {
  readonly backEnd: BackEnd
  readonly path?: string
  readonly token?: string
  readonly language?: Language
  readonly flags?: Partial<City['flags']>
  readonly thirdPartyId?: City['thirdPartyId']
  readonly storage?: KeyValueStorage
}

// Several test files share the machine: what is waited for may come late.
configure({ asyncUtilTimeout: 4000 })

const open: (() => void)[] = []
afterEach(() => {
  cleanup()
  loginDismissed()
  for (const close of open.splice(0)) close()
})

/** Renders an app of this package's parts over a back end. */
export async function renderApp(options: TestApp) {
  const context = await createTestContext(options)
  const history = createMemoryHistory({ initialEntries: [options.path ?? '/'] })
  const router = createRouter({ routeTree, context, history })
  context.goHome.current = () => void router.navigate({ to: '/' }).then(() => router.invalidate())
  render(
    <AppContextProvider value={context}>
      <ParkingProvider env="test">
        <QueryClientProvider client={context.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ParkingProvider>
    </AppContextProvider>,
  )
  return { context, router, user: userEvent.setup({ delay: null }) }
}

function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <ProfileMenu />
      {children}
      <LoginModal />
      <ProfileGuard />
    </>
  )
}

async function createTestContext(options: TestApp) {
  const { backEnd, token, language = 'ru', storage } = options
  const kept = storage ?? memoryStorage()
  const key = 'parking.token.kazan.standart'
  if (token !== undefined) kept.set(key, token)
  const goHome = { current: () => {} }
  const queryClient = createQueryClient(() =>
    session.send({ kind: 'tokenExpired', token: session.token() }),
  )
  const session = createSession({
    cityId: 'kazan',
    userType: 'standart',
    storage: kept,
    effects: { forgetPrivateData: () => queryClient.clear(), goHome: () => goHome.current() },
  })
  open.push(() => session.close())
  const translator = await createTranslator(language)
  for (const source of [profileMessages, errorMessages, runtimeMessages]) {
    await translator.load(source)
  }
  const context: AppContext & { readonly goHome: typeof goHome } = {
    city: testCity(options),
    cities: [],
    api: createApi({
      baseUrl: 'https://kazan.parking.example/',
      cityId: 'kazan',
      timeZone: 'Europe/Moscow',
      getToken: () => session.token(),
      fetch: backEnd.fetch,
    }),
    queryClient,
    session,
    translator,
    clock: createServerClock(),
    storage: kept,
    layout: { Root, Account: ({ children }) => children, NotFound: () => null },
    homes: { guest: '/', member: '/' },
    goHome,
  }
  return context
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

function testCity({ flags, thirdPartyId }: TestApp): City {
  const city = {
    id: 'kazan',
    titles: { ru: 'Казань', en: 'Kazan' },
    timeZone: 'Europe/Moscow',
    contacts: { phone: '+70000000000', email: 'help@kazan.parking.example' },
    flags: { easyAuth: false, corporate: true, ...flags },
    ...(thirdPartyId && { thirdPartyId }),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that this package reads
  return city as unknown as City
}
