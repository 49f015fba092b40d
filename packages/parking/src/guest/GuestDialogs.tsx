import { useChargeState } from '@parking/payments'
import { useService } from '@parking/runtime'
import { useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo, type ReactNode } from 'react'
import {
  PageNotices,
  GuestDevice,
  guestService,
  RunningHere,
  timedSession,
  SessionReminders,
  useGuestSessions,
} from '@parking/sessions'
import { GuestNotice } from './GuestNotice.tsx'
import { guestRoute } from './guest.route.ts'

/**
 * Tells a guest, over whichever page, what became of the payments of this device, reminds of what was
 * paid for and shows it over the map. An app lays it into its root frame while nobody is signed in and
 * `useHasPaidAsGuest`.
 */
export function GuestDialogs(): ReactNode {
  const isMap = useRouterState({ select: ({ location }) => location.pathname === '/' })
  return (
    <GuestDevice>
      <PageNotices>
        <Told />
      </PageNotices>
      {isMap ? <RunningHere place="map" /> : null}
    </GuestDevice>
  )
}

/** The same for somebody who is signed in, among the notices of the account. */
export function GuestNotices(): ReactNode {
  return (
    <GuestDevice>
      <Told />
    </GuestDevice>
  )
}

/** Looks for what became of the payments of this device, and tells it. */
function Told(): ReactNode {
  const { takeUp } = useService(guestService)
  const kept = useGuestSessions()
  const sessions = useMemo(() => kept.sessions.map(timedSession), [kept])
  const isOnItsPage = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === guestRoute.id),
  })
  useEffect(() => {
    void takeUp({ order: null, claim: null })
  }, [takeUp])
  return (
    <>
      <SessionReminders sessions={sessions} />
      {isOnItsPage ? null : <Elsewhere />}
    </>
  )
}

/** What came of a payment whose page was left, or is not for who has signed in meanwhile. */
function Elsewhere(): ReactNode {
  const { kind } = useChargeState(useService(guestService).start)
  const isToTell = ['checking', 'unknown', 'done', 'refused'].includes(kind)
  return isToTell ? <GuestNotice /> : null
}
