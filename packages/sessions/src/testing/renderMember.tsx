import { paymentsTexts, paymentsService } from '@parking/payments'
import type { CityBackEnd } from '@parking/runtime/testing/city'
import { routerOptions, useIsMember, type KeyValueStorage, type Language } from '@parking/runtime'
import {
  createTestContext,
  dropPersonStores,
  memoryStorage,
  renderRouter,
  type TestContextOptions,
} from '@parking/runtime/testing'
import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { useGuestSessions } from '../device/guestSessions.ts'
import { BalanceMenu } from '../header/BalanceMenu.tsx'
import { ParkingMenu } from '../header/ParkingMenu.tsx'
import { SessionDialogs } from '../overlay/SessionDialogs.tsx'
import { sessionsService } from '../service/sessionsService.ts'
import { sessionsTexts } from '../texts/ru.ts'

afterEach(() => {
  dropPersonStores()
  useGuestSessions.setState({ sessions: [] })
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

/** What a package adds to the frame of the app. */
interface Frame {
  readonly texts?: TestContextOptions['texts']
  /** Among the notices of who is signed in. */
  readonly Notices?: () => ReactNode
  /** Beside every page. */
  readonly Beside?: () => ReactNode
}

/** Renders pages in the frame of the app, for a driver who is signed in unless it says otherwise. */
export async function renderMember(
  city: Pick<CityBackEnd, 'clock' | 'fetch'>,
  routeTree: AnyRoute,
  options: TestApp = {},
  { texts = [], Notices = nothing, Beside = nothing }: Frame = {},
) {
  const token = options.token === undefined ? 'token-1' : options.token
  const Root = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <>
      <header>{useIsMember() ? <Menus /> : null}</header>
      <main>{children}</main>
      <SessionDialogs notices={<Notices />} />
      <Beside />
    </>
  )
  const context = await createTestContext({
    fetch: city.fetch,
    texts: [sessionsTexts, paymentsTexts, ...texts],
    services: token === null ? [] : [paymentsService, sessionsService],
    ...(token === null ? {} : { token }),
    city: options.city,
    storage: options.storage ?? memoryStorage(),
    language: options.language,
    clock: city.clock,
    layout: { Root, Account: ({ children }) => children, NotFound: () => null },
  })
  const history = createMemoryHistory({
    initialEntries: [options.path ?? '/profile/parking'],
  })
  const router = createRouter({ routeTree, history, ...routerOptions(context) })
  renderRouter(context, router)
  return { context, router, user: userEvent.setup() }
}

function Menus(): ReactNode {
  return (
    <>
      <BalanceMenu />
      <ParkingMenu />
    </>
  )
}

function nothing(): null {
  return null
}
