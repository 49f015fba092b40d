import { paymentsTexts, paymentsService, PaymentModal, paymentModalClosed } from '@parking/payments'
import { accountRoute, memberRoute, rootRoute, type Language } from '@parking/runtime'
import { createTestContext, renderRouter, type TestContextOptions } from '@parking/runtime/testing'
import type { CityBackEnd } from '@parking/runtime/testing/city'
import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { permitsTexts } from '../texts/ru.ts'
import { permitsRoutes } from '../routes.ts'
import { constructorReset } from '../store/constructorDraft.ts'
import { doneActionRead } from '../store/doneAction.ts'
import { permitDialogClosed } from '../store/permitDialog.ts'

const home = createRoute({ getParentRoute: () => rootRoute, path: '/' })
const routeTree = rootRoute.addChildren([
  home,
  memberRoute.addChildren([accountRoute.addChildren([...permitsRoutes])]),
])

afterEach(() => {
  permitDialogClosed()
  constructorReset()
  doneActionRead()
  paymentModalClosed()
})

/** What a test decides about the app. */
export interface TestPermits {
  readonly path?: string
  readonly language?: Language
  readonly city?: TestContextOptions['city']
}

/** Renders this package's pages for a driver who is signed in. */
export async function renderPermits(city: CityBackEnd, options: TestPermits = {}) {
  const flags = { subscriptionStart: true, permitConstructor: true }
  const context = await createTestContext({
    fetch: city.fetch,
    texts: [permitsTexts, paymentsTexts],
    services: [paymentsService],
    token: 'token-1',
    language: options.language,
    city: { subscriptionStartDays: 1, flags, ...options.city },
    clock: city.clock,
    layout: { Root, Account: ({ children }) => children, NotFound: () => null },
  })
  const initialEntries = [options.path ?? '/profile/abonements']
  const router = createRouter({
    routeTree,
    context,
    history: createMemoryHistory({ initialEntries }),
  })
  renderRouter(context, router)
  return { context, router, user: userEvent.setup() }
}

function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <main>{children}</main>
      <PaymentModal />
    </>
  )
}
