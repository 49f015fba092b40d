import type { CityBackEnd } from '@parking/runtime/testing/city'
import { accountRoute, memberRoute, rootRoute, useIsMember } from '@parking/runtime'
import { useHasPaidAsGuest } from '@parking/sessions'
import { renderMember, type TestApp } from '@parking/sessions/testing'
import { createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { GuestDialogs, GuestNotices } from '../guest/GuestDialogs.tsx'
import { OverMap } from '../overMap/OverMap.tsx'
import { parkingOpenRoutes, parkingRoutes } from '../routes.ts'
import { parkingTexts } from '../texts/ru.ts'

const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home })
const routeTree = rootRoute.addChildren([
  home,
  ...parkingOpenRoutes,
  memberRoute.addChildren([accountRoute.addChildren([...parkingRoutes])]),
])

/** Renders this package's pages, for a driver who is signed in unless it says otherwise. */
export function renderParking(city: CityBackEnd, options: TestApp = {}) {
  return renderMember(city, routeTree, options, {
    texts: [parkingTexts],
    Notices,
    Beside,
  })
}

function Home(): ReactNode {
  return (
    <>
      <h1>Карта</h1>
      {useIsMember() ? <OverMap /> : null}
    </>
  )
}

function Notices(): ReactNode {
  return useHasPaidAsGuest() ? <GuestNotices /> : null
}

function Beside(): ReactNode {
  const isMember = useIsMember()
  const hasPaidAsGuest = useHasPaidAsGuest()
  return hasPaidAsGuest && !isMember ? <GuestDialogs /> : null
}
