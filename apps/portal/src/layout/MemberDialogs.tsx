import { NewAccountNotice, ProfileGuard } from '@parking/auth'
import { GuestNotices } from '@parking/parking'
import { SessionDialogs, useHasPaidAsGuest } from '@parking/sessions'
import { LateIdleWarning, LazyBoundary, SignOutQuestion, useAppContext } from '@parking/runtime'
import type { ReactNode } from 'react'

/** What signed-in people need beside every page. A chunk of its own. */
export function MemberDialogs(): ReactNode {
  // Drivers use devices of their own: nobody signs them out where their city does not ask for it.
  const hasPaidAsGuest = useHasPaidAsGuest()
  const minutes = useAppContext().city.idleMinutes?.driver
  return (
    <>
      <ProfileGuard />
      <SessionDialogs
        notices={
          <>
            <NewAccountNotice />
            {hasPaidAsGuest ? (
              <LazyBoundary lost={null}>
                <GuestNotices />
              </LazyBoundary>
            ) : null}
          </>
        }
      />
      <SignOutQuestion />
      {minutes === undefined ? null : (
        <LazyBoundary lost={null}>
          <LateIdleWarning minutes={minutes} />
        </LazyBoundary>
      )}
    </>
  )
}
