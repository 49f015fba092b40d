import { codeTexts } from '@parking/runtime/codes'
import type { City } from '@parking/domain'
import {
  accountRoute,
  guestOnlyRoute,
  memberRoute,
  rootRoute,
  useIsMember,
  type KeyValueStorage,
  type Language,
} from '@parking/runtime'
import { renderApp, type BackEnd } from '@parking/runtime/testing'
import type { CityBackEnd } from '@parking/runtime/testing/city'
import { createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { ProfileGuard } from '../account/ProfileGuard.tsx'
import { authTexts } from '../texts/ru.ts'
import { LoginModal } from '../modal/LoginModal.tsx'
import { NewAccountNotice } from '../registration/NewAccountNotice.tsx'
import { registrationTexts } from '../registration/texts/ru.ts'
import { registrationEnded } from '../registration/draft/useRegistration.ts'
import { restoreTexts } from '../restore/texts/ru.ts'
import { restoreEnded } from '../restore/useRestore.ts'
import { authGuestRoutes, authOpenRoutes } from '../routes.ts'
import { loginDismissed } from '../state/useLoginModal.ts'

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
const operations = createRoute({
  getParentRoute: () => accountRoute,
  path: 'operations',
  component: () => <h1>История операций</h1>,
})
const routeTree = rootRoute.addChildren([
  home,
  ...authOpenRoutes,
  guestOnlyRoute.addChildren(authGuestRoutes),
  memberRoute.addChildren([accountRoute.addChildren([parking, operations])]),
])

/** What a test decides about the app. */
export interface TestLogin {
  readonly backEnd: BackEnd & Partial<Pick<CityBackEnd, 'clock'>>
  readonly path?: string
  readonly token?: string
  readonly flags?: Partial<City['flags']>
  readonly consent?: City['consent']
  readonly codeLength?: number
  readonly thirdPartyId?: City['thirdPartyId']
  readonly storage?: KeyValueStorage
  readonly appScheme?: string
  readonly language?: Language
}

afterEach(() => {
  loginDismissed()
  registrationEnded()
  restoreEnded()
})

/** Renders an app of this package's parts over a back end, by the clock of a city that has one. */
export function renderLogin({
  backEnd,
  flags,
  consent,
  codeLength,
  thirdPartyId,
  appScheme,
  ...options
}: TestLogin) {
  return renderApp(routeTree, {
    ...options,
    fetch: backEnd.fetch,
    ...(backEnd.clock === undefined ? {} : { clock: backEnd.clock }),
    texts: [authTexts, codeTexts, registrationTexts, restoreTexts],
    city: {
      ...(consent && { consent }),
      ...(codeLength !== undefined && { codeLength }),
      ...(thirdPartyId && { thirdPartyId }),
      ...(appScheme !== undefined && { appScheme }),
      flags: { easyAuth: false, corporate: true, ...flags },
    },
    layout: {
      Root,
      Account: ({ children }) => children,
      NotFound: () => <h1>Страница не найдена</h1>,
    },
  })
}

function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <LoginModal />
      <ProfileGuard />
      {useIsMember() ? <NewAccountNotice /> : null}
    </>
  )
}
