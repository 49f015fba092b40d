import { createApi } from '@parking/api-client'
import type { City } from '@parking/domain'
import {
  AppContextProvider,
  createQueryClient,
  createServerClock,
  createSession,
  createStorage,
  createTranslator,
  errorMessages,
  guestOnlyRoute,
  memberRoute,
  rootRoute,
  runtimeMessages,
  type AppContext,
  type Language,
} from '@parking/runtime'
import { ParkingProvider } from '@parking/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach } from 'vitest'
import { companyLoginTried } from '../login/useCompanyRefusal.ts'
import { coopMessages } from '../messages/coopMessages.ts'
import { coopGuestRoutes, coopMemberRoutes } from '../routes.ts'

/** Where the token of the companies of the test's city is kept. */
export const tokenKey = 'parking.token.kazan.coop'

const routeTree = rootRoute.addChildren([
  guestOnlyRoute.addChildren(coopGuestRoutes),
  memberRoute.addChildren(coopMemberRoutes),
])

/** What a test decides about the console. */
export interface TestConsole {
  /** Answers a call by its path; the fields are those of its form or query. */
  readonly answer: (path: string, fields: Readonly<Record<string, string>>) => unknown
  readonly path: string
  readonly token?: string
  readonly language?: Language
  readonly hasCompanies?: boolean
}

// Several test files share the machine: what is waited for may come late.
configure({ asyncUtilTimeout: 4000 })

const open: (() => void)[] = []
afterEach(() => {
  cleanup()
  companyLoginTried()
  localStorage.clear()
  for (const close of open.splice(0)) close()
})

/** Renders the companies' pages over a back end. */
export async function renderConsole(options: TestConsole) {
  const context = await createTestContext(options)
  const history = createMemoryHistory({ initialEntries: [options.path] })
  const router = createRouter({ routeTree, context, history })
  context.goHome.current = () => {
    void router.navigate({ to: '/legal/auth' }).then(() => router.invalidate())
  }
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

async function createTestContext(options: TestConsole) {
  const storage = createStorage(() => window.localStorage)
  if (options.token !== undefined) storage.set(tokenKey, options.token)
  const goHome = { current: () => {} }
  const queryClient = createQueryClient(() =>
    session.send({ kind: 'tokenExpired', token: session.token() }),
  )
  const session = createSession({
    cityId: 'kazan',
    userType: 'coop',
    storage,
    effects: { forgetPrivateData: () => queryClient.clear(), goHome: () => goHome.current() },
  })
  open.push(() => session.close())
  const translator = await createTranslator(options.language ?? 'ru')
  for (const source of [coopMessages, errorMessages, runtimeMessages]) await translator.load(source)
  const context: AppContext & { readonly goHome: typeof goHome } = {
    city: testCity(options.hasCompanies ?? true),
    cities: [],
    api: createApi({
      baseUrl: 'https://kazan.parking.example/',
      cityId: 'kazan',
      userType: 'coop',
      timeZone: 'Europe/Moscow',
      getToken: () => session.token(),
      fetch: (request) => answerTo(request, options.answer),
    }),
    queryClient,
    session,
    translator,
    clock: createServerClock(),
    storage,
    layout: { Root: Through, Account: Through, NotFound: () => null },
    homes: { guest: '/legal/auth', member: '/coop-profile' },
    goHome,
  }
  return context
}

const Through: AppContext['layout']['Root'] = ({ children }) => children

async function answerTo(request: Request, answer: TestConsole['answer']): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const body = request.method === 'GET' ? '' : await request.text()
  const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)])
  const found: unknown = await answer(pathname, fields)
  if (found instanceof Error) throw found
  return Response.json(found ?? { status: 'ok', result: {} })
}

function testCity(hasCompanies: boolean): City {
  const city = {
    id: 'kazan',
    titles: { ru: 'Казань', en: 'Kazan' },
    timeZone: 'Europe/Moscow',
    contacts: { phone: '+70000000000', email: 'help@kazan.parking.example' },
    flags: { corporate: hasCompanies },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that this package reads
  return city as unknown as City
}
