import { profileQuery } from '@parking/api-client'
import { BankNotices } from '@parking/payments'
import type { CityBackEnd } from '@parking/runtime/testing/city'
import { accountRoute, memberRoute, rootRoute, useAppContext } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { evidenceRoute } from '../evidence/evidence.route.ts'
import { DeferredList } from '../lists/DeferredList.tsx'
import { SessionsList } from '../lists/SessionsList.tsx'
import { renderMember, type TestApp } from './renderMember.tsx'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>Карта</h1>,
})
const lists = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking',
  component: Lists,
})
const routeTree = rootRoute.addChildren([
  home,
  memberRoute.addChildren([accountRoute.addChildren([lists, evidenceRoute])]),
])

/** Renders the lists of sessions and the menus, for a driver who is signed in unless it says otherwise. */
export function renderSessions(city: CityBackEnd, options: TestApp = {}) {
  return renderMember(city, routeTree, options)
}

function Lists(): ReactNode {
  const { data } = useQuery(profileQuery(useAppContext().api))
  if (data === undefined) return null
  const { sessions, unreadable } = data
  return (
    <>
      <BankNotices />
      <SessionsList sessions={sessions} unreadable={unreadable.sessions} paid={null} />
      <DeferredList sessions={sessions} unreadable={unreadable.sessions} />
    </>
  )
}
