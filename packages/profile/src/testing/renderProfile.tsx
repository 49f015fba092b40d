import {
  accountRoute,
  listMenu,
  memberRoute,
  rootRoute,
  type Language,
  type MenuEntry,
} from '@parking/runtime'
import { paymentsTexts } from '@parking/payments'
import { renderApp, type BackEnd, type TestContextOptions } from '@parking/runtime/testing'
import type { CityBackEnd } from '@parking/runtime/testing/city'
import { CarIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProfileMenu } from '../header/ProfileMenu.tsx'
import { feedbackTexts } from '../feedback/texts/ru.ts'
import { finesTexts } from '../fines/texts/ru.ts'
import { receiptsTexts } from '../receipts/texts/ru.ts'
import { profileTexts } from '../texts/ru.ts'
import { operationsTexts } from '../operations/texts/ru.ts'
import { profileRoutes } from '../routes.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>Карта</h1>,
})
const routeTree = rootRoute.addChildren([
  home,
  memberRoute.addChildren([accountRoute.addChildren(profileRoutes)]),
])

/** An entry of another feature, whose name depends on the city. */
const parking: MenuEntry = {
  to: '/profile/parking',
  icon: CarIcon,
  area: 'account',
  order: 1,
  titles: ({ settings }) =>
    settings?.hasBalance === false
      ? { ru: 'Сессии', en: 'Sessions' }
      : { ru: 'Парковка', en: 'Parking' },
}

/** What a test decides about the app. */
export interface TestProfile {
  readonly backEnd: BackEnd & Partial<Pick<CityBackEnd, 'clock'>>
  readonly path?: string
  readonly token?: string
  readonly language?: Language
  readonly city?: TestContextOptions['city']
}

/** Renders an app of this package's parts over a back end, by the clock of a city that has one. */
export function renderProfile({ backEnd, ...options }: TestProfile) {
  return renderApp(routeTree, {
    ...options,
    fetch: backEnd.fetch,
    ...(backEnd.clock === undefined ? {} : { clock: backEnd.clock }),
    texts: [profileTexts, operationsTexts, finesTexts, receiptsTexts, feedbackTexts, paymentsTexts],
    menu: [parking, ...listMenu(profileRoutes)],
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
      <ProfileMenu />
      {children}
    </>
  )
}
