import type { Api } from '@parking/api-client'
import type { City } from '@parking/domain'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { ServerClock } from '../clock/createServerClock.ts'
import type { MenuEntry } from './MenuEntry.ts'
import type { Translator } from '../texts/createTranslator.ts'
import type { Session } from '../session/createSession.ts'
import type { KeyValueStorage } from '../storage/createStorage.ts'

/** The frames that an app lays around its pages; features only fill them. */
export interface Layout {
  /** Around every page. */
  readonly Root: ComponentType<{ children: ReactNode }>
  /** Around the pages of an account, inside `Root`. */
  readonly Account: ComponentType<{ children: ReactNode }>
  /** Shown for an address that leads nowhere. */
  readonly NotFound: ComponentType
  /** What the map offers to people who are signed in, while nothing is open over it. */
  readonly OverMap?: ComponentType | undefined
}

/** The addresses that the guards of the routes lead to. */
export interface Homes {
  /** Where people who are not signed in are sent from pages that need it. */
  readonly guest: string
  /** Where people who are signed in are sent from pages that are for others. */
  readonly member: string
}

/**
 * What a package above the runtime makes once for the whole app, such as the charges. The app lists
 * them, so that they are made with the first member and not while something is rendered.
 */
export interface Service<Made> {
  readonly create: (context: AppContext) => Made
}

/** What every part of an app can reach: made once when the app starts. */
export interface AppContext {
  readonly city: City
  /** The cities that can be switched to in place, the current one among them. */
  readonly cities: readonly City[]
  readonly api: Api
  readonly queryClient: QueryClient
  readonly session: Session
  readonly translator: Translator
  readonly clock: ServerClock
  /** Kept between visits (in memory where the browser blocks storage). */
  readonly storage: KeyValueStorage
  readonly layout: Layout
  readonly homes: Homes
  /** What all menus are drawn of, in any order. */
  readonly menu: readonly MenuEntry[]
  /** Told when a guest has opened a page for members; takes its address, without the language. */
  readonly askToSignIn?: ((address: string) => void) | undefined
  /** Told of every error that nobody expected. */
  readonly reportError: (error: unknown) => void
  /** What a package above the runtime has made for this app. */
  readonly service: <Made>(service: Service<Made>) => Made
}

const ReactAppContext = createContext<AppContext | null>(null)

/** Hands the app's context to the components below. */
export const AppContextProvider = ReactAppContext.Provider

/**
 * The app's context.
 *
 * @throws {Error} outside of an app
 */
export function useAppContext(): AppContext {
  const context = use(ReactAppContext)
  if (context === null) throw new Error('There is no app around this component.')
  return context
}

/** What a package above the runtime has made for the app. */
export function useService<Made>(service: Service<Made>): Made {
  return useAppContext().service(service)
}
