import type { City } from '@parking/domain'
import {
  accountRoute,
  guestOnlyRoute,
  memberRoute,
  rootRoute,
  type KeyValueStorage,
  type Language,
} from '@parking/runtime'
import { createTestContext, memoryStorage, renderRouter } from '@parking/runtime/testing'
import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
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

afterEach(loginDismissed)

/** Renders an app of this package's parts over a back end. */
export async function renderApp(options: TestApp) {
  const { thirdPartyId } = options
  const context = await createTestContext({
    fetch: options.backEnd.fetch,
    messages: [profileMessages],
    token: options.token,
    storage: options.storage ?? memoryStorage(),
    language: options.language,
    city: {
      ...(thirdPartyId && { thirdPartyId }),
      flags: { easyAuth: false, corporate: true, ...options.flags },
    },
    layout: { Root, Account: ({ children }) => children, NotFound: () => null },
  })
  const history = createMemoryHistory({ initialEntries: [options.path ?? '/'] })
  const router = createRouter({ routeTree, context, history })
  context.goHome.current = () => void router.navigate({ to: '/' }).then(() => router.invalidate())
  renderRouter(context, router)
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
