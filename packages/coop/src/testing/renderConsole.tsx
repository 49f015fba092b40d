import { guestOnlyRoute, memberRoute, rootRoute, type Language } from '@parking/runtime'
import { spendingMessages } from '@parking/spending'
import { renderApp, type BackEnd } from '@parking/runtime/testing'
import { fleetMessages } from '../fleetMessages/fleetMessages.ts'
import { importMessages } from '../import/messages/importMessages.ts'
import { pageAsked } from '../login/askedPage.ts'
import { coopMessages } from '../messages/coopMessages.ts'
import { overviewMessages } from '../overviewMessages/overviewMessages.ts'
import { coopRoute } from '../coopRoute.ts'
import { coopGuestRoutes, coopMemberRoutes } from '../routes.ts'

/** Where the token of the companies of the test's city is kept. */
export const tokenKey = 'parking.token.kazan.company'

const routeTree = rootRoute.addChildren([
  guestOnlyRoute.addChildren(coopGuestRoutes),
  memberRoute.addChildren([coopRoute.addChildren(coopMemberRoutes)]),
])

/** What a test decides about the console. */
export interface TestConsole {
  readonly path: string
  readonly token?: string
  readonly language?: Language
  readonly hasCompanies?: boolean
}

/** Renders the companies' pages over a back end. */
export function renderConsole(backEnd: BackEnd, { hasCompanies = true, ...options }: TestConsole) {
  return renderApp(routeTree, {
    ...options,
    fetch: backEnd.fetch,
    messages: [coopMessages, fleetMessages, importMessages, overviewMessages, spendingMessages],
    accountKind: 'company',
    city: { flags: { corporate: hasCompanies } },
    homes: { guest: '/legal/auth', member: '/coop-profile' },
    askToSignIn: pageAsked,
  })
}
