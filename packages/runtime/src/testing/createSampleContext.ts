import { watchPerson } from '../person/watchPerson.ts'
import { createApi } from '@parking/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { createServices } from '../app/createServices.ts'
import type { AppContext, Service } from '../context/AppContext.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { createServerClock } from '../clock/createServerClock.ts'
import { errorTexts } from '../errorTexts/ru.ts'
import type { Language } from '../language/language.ts'
import { createTranslator } from '../texts/createTranslator.ts'
import type { Texts } from '../texts/defineTexts.ts'
import { createQueryClient } from '../query/createQueryClient.ts'
import { createSession } from '../session/createSession.ts'
import type { AccountType } from '@parking/domain'
import { memoryStorage } from './memoryStorage.ts'
import { testCity, type TestCity } from './testCity.ts'

/** What a test or a story decides about an app. */
export interface SampleContextOptions extends Partial<
  Pick<
    AppContext,
    'askToSignIn' | 'cities' | 'clock' | 'homes' | 'layout' | 'menu' | 'reportError' | 'storage'
  >
> {
  /** Stands in the back end's place. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly texts?: readonly Texts<unknown>[]
  readonly services?: readonly Service<unknown>[]
  readonly city?: TestCity | undefined
  readonly accountType?: AccountType
  /** Somebody is signed in. */
  readonly token?: string | undefined
  readonly language?: Language | undefined
}

/** An app's context, and what happens in it when somebody has signed out. */
export interface SampleContext extends AppContext {
  readonly goHome: { current: () => void }
}

/** Makes the context of an app over a back end that is made up. Calls are made once, whatever comes. */
export async function createSampleContext(options: SampleContextOptions): Promise<SampleContext> {
  const { accountType = 'driver', storage = memoryStorage() } = options
  if (options.token !== undefined) storage.set(`parking.token.kazan.${accountType}`, options.token)
  const goHome = { current: () => {} }
  const { session, queryClient } = createAccount(accountType, storage, goHome)
  const translator = await createTranslator(options.language ?? 'ru')
  for (const source of [runtimeTexts, errorTexts, ...(options.texts ?? [])]) {
    await translator.load(source)
  }
  const city = testCity(options.city)
  const context: SampleContext = {
    city,
    cities: options.cities ?? [],
    api: createApi({
      baseUrl: 'https://kazan.parking.example/',
      cityId: city.id,
      accountType,
      timeZone: city.timeZone,
      getToken: () => session.token(),
      onTokenExpired: (token) => session.send({ kind: 'tokenExpired', token }),
      idempotencyKey: true,
      fetch: options.fetch,
    }),
    queryClient,
    session,
    translator,
    clock: options.clock ?? createServerClock(),
    storage,
    layout: options.layout ?? { Root: Through, Account: Through, NotFound: () => null },
    homes: options.homes ?? { guest: '/', member: '/' },
    askToSignIn: options.askToSignIn,
    menu: options.menu ?? [],
    goHome,
    reportError: options.reportError ?? (() => undefined),
    service: createServices(() => context),
  }
  watchPerson(context)
  for (const service of options.services ?? []) context.service(service)
  return context
}

function createAccount(
  accountType: AccountType,
  storage: AppContext['storage'],
  goHome: SampleContext['goHome'],
) {
  // The session and the query client name each other.
  const made: { queryClient?: QueryClient } = {}
  const session = createSession({
    cityId: 'kazan',
    accountType,
    storage,
    effects: {
      forgetPrivateData: () => {
        void made.queryClient?.cancelQueries()
        made.queryClient?.clear()
      },
      goHome: () => goHome.current(),
    },
  })
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  made.queryClient = queryClient
  return { session, queryClient }
}

const Through: AppContext['layout']['Root'] = ({ children }) => children
