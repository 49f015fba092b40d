import {
  guestOnlyRoute,
  memberRoute,
  rootRoute,
  type AppContext,
  type Language,
} from '@parking/runtime'
import type { City } from '@parking/domain'
import { spendingTexts } from '@parking/spending'
import { renderApp, type BackEnd } from '@parking/runtime/testing'
import type { CityBackEnd } from '@parking/runtime/testing/city'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { importTexts } from '../import/texts/ru.ts'
import { pageAsked } from '../login/askedPage.ts'
import { coopTexts } from '../texts/ru.ts'
import { overviewTexts } from '../overviewTexts/ru.ts'
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
  /** What the city's file says of companies. */
  readonly company?: City['company']
  /** Kept from an earlier visit. */
  readonly storage?: AppContext['storage']
}

/** Renders the companies' pages over a back end, by the clock of a city that has one. */
export function renderConsole(
  { fetch, clock }: Pick<BackEnd, 'fetch'> & Partial<Pick<CityBackEnd, 'clock'>>,
  { hasCompanies = true, company, ...options }: TestConsole,
) {
  return renderApp(routeTree, {
    ...options,
    fetch,
    ...(clock === undefined ? {} : { clock }),
    texts: [coopTexts, fleetTexts, importTexts, overviewTexts, spendingTexts],
    accountType: 'company',
    city: { flags: { corporate: hasCompanies }, ...(company === undefined ? {} : { company }) },
    homes: { guest: '/legal/auth', member: '/coop-profile' },
    askToSignIn: pageAsked,
  })
}
