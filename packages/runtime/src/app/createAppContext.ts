import {
  createApi,
  type EarlyAnswer,
  type LeftOut,
  logOut,
  queryKey,
  type ReadMap,
} from '@parking/api-client'
import type { AccountType, City } from '@parking/domain'
import { chooseCity } from '../city/chooseCity.ts'
import { createServerClock } from '../clock/createServerClock.ts'
import { keptAhead } from '../clock/keptAhead.ts'
import type { Language } from '../language/language.ts'
import { rememberLanguage, usualLanguage } from './usualLanguage.ts'
import type { MenuEntry } from '../context/MenuEntry.ts'
import { watchPerson } from '../person/watchPerson.ts'
import { createTranslator } from '../texts/createTranslator.ts'
import type { Texts } from '../texts/defineTexts.ts'
import { createQueryClient } from '../query/createQueryClient.ts'
import { keepAnswers } from '../query/keepAnswers.ts'
import { createSession, type Session } from '../session/createSession.ts'
import { answersStore } from '../storage/answersStore.ts'
import { createStorage } from '../storage/createStorage.ts'
import type { AppContext, Homes, Layout, Service } from '../context/AppContext.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { createServices } from './createServices.ts'

/** What an app decides about itself. */
export interface AppOptions {
  readonly accountType: AccountType
  /** The cities of this build, the default one first. */
  readonly cities: readonly [City, ...City[]]
  /** Of the build. */
  readonly version: string
  /** The language that the address asks for; null on the pages that ask for none. */
  readonly language: Language | null
  readonly layout: Layout
  /** Where the guards lead to; the main page when absent. */
  readonly homes?: Homes
  /** What all menus are drawn of: the entries of the features. */
  readonly menu: readonly MenuEntry[]
  /** Offers the login to a guest who has opened a page for members; nothing when absent. */
  readonly askToSignIn?: (address: string) => void
  /** The texts of what stands on every page, loaded before the first one is shown. */
  readonly texts?: readonly Texts<unknown>[] | undefined
  /** Loads what the packages above make once, as soon as somebody is signed in. */
  readonly memberServices?: () => Promise<readonly Service<unknown>[]>
  /** Reads a city's map beside the page's own work; the page reads it itself when absent. */
  readonly readMap?: ReadMap
  /** Told of every error that nobody expected. */
  readonly reportError: (error: unknown) => void
  /** Opens the main page; called when somebody has signed out. */
  readonly goHome: () => void
  /**
   * Loads the app anew at an address: at `/` when the stored city is unknown, at the app's home when
   * another tab has signed somebody else in.
   */
  readonly restart: (address: string) => void
}

declare global {
  interface Window {
    /** What the page's frame has asked for while the app was still on its way. */
    readonly parkingEarly?: Readonly<
      Partial<Record<'settings' | 'profile' | 'benefits', EarlyAnswer>>
    > & {
      /** With its bytes, which are read beside the page's own work. */
      readonly map?: EarlyAnswer & { readonly bytes: Promise<ArrayBuffer> }
    }
  }
}

/** Makes what all parts of an app share. Knows of no particular app. */
export async function createAppContext(options: AppOptions): Promise<AppContext> {
  const storage = createStorage(() => window.localStorage)
  const choice = chooseCity(storage, options.cities)
  if (choice.kind === 'unknown') options.restart('/')
  const { city } = choice
  const homes = options.homes ?? { guest: '/', member: '/' }
  const clock = createServerClock({ kept: keptAhead(storage) })
  const session: Session = createSession({
    cityId: city.id,
    accountType: options.accountType,
    storage,
    effects: {
      forgetPrivateData: () => {
        void queryClient.cancelQueries()
        queryClient.clear()
      },
      goHome: options.goHome,
      startAnew: () => options.restart(homes.member),
      readProfileAgain: () => {
        for (const name of ['profile', 'account-settings'] as const) {
          void queryClient.invalidateQueries({ queryKey: queryKey(api, name) })
        }
      },
      // The driver is out whatever the back end answers, so nobody waits for it.
      endToken: (token) => {
        if (city.logout === true) void api.run(logOut({ token })).catch(() => undefined)
      },
    },
  })
  const queryClient = createQueryClient(keepAnswers(answersStore, options.version))
  // A page that the browser had put away comes back as it was, whatever happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.catchUp()
  })
  const translator = await createTranslator(options.language ?? usualLanguage(storage))
  rememberLanguage(storage, translator)
  await Promise.all(
    [runtimeTexts, ...(options.texts ?? [])].map((source) => translator.load(source)),
  )
  const api = createApi({
    baseUrl: city.apiUrl,
    cityId: city.id,
    accountType: options.accountType,
    timeZone: city.timeZone,
    idempotencyKey: city.idempotencyKey ?? false,
    getToken: () => session.token(),
    early: Object.values(window.parkingEarly ?? {}),
    leftOut: leftOutOf(city),
    durationStep: city.parkingPeriod,
    readMap: options.readMap,
    onServerDate: clock.observe,
    onTokenExpired: (token) => session.send({ kind: 'tokenExpired', token }),
  })
  watchPerson({ api, city, queryClient, session, storage })
  const context: AppContext = {
    city,
    cities: options.cities,
    api,
    queryClient,
    session,
    translator,
    clock,
    storage,
    layout: options.layout,
    homes,
    menu: options.menu,
    askToSignIn: options.askToSignIn,
    reportError: options.reportError,
    service: createServices(() => context),
  }
  await startWithMember(context, options.memberServices)
  return context
}

/** Makes the services before anything is rendered, or with the login. */
async function startWithMember(
  { session, service }: AppContext,
  load: AppOptions['memberServices'],
): Promise<void> {
  const start = async (): Promise<void> => {
    try {
      for (const one of (await load?.()) ?? []) service(one)
    } catch {
      // What could not be loaded ahead is made by whoever asks for it first.
    }
  }
  session.store.subscribe((now, before) => {
    if (now.kind === 'member' && before.kind !== 'member') void start()
  })
  if (session.token() !== null) await start()
}

/** What the site of a city does without, as its file says. */
function leftOutOf({ flags, planarParkingAvailable }: City): readonly LeftOut[] {
  const without: LeftOut[] = []
  if (!flags.guestPayment) without.push('guestsMayPay')
  if (!planarParkingAvailable) without.push('hasBarrierParking')
  return without
}
