import { NewAccountNotice, ProfileGuard } from '@parking/auth'
import { PaymentDialogs, useHasPaidAsGuest } from '@parking/payments'
import { IdleWarning, LazyPart, SignOutQuestion, useAppContext } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'

// On most devices nobody has paid without an account.
const GuestNotices = lazy(async () => ({
  default: (await import('./GuestDialogs.tsx')).GuestNotices,
}))

/** What signed-in people need beside every page. A chunk of its own. */
export function MemberDialogs(): ReactNode {
  // Drivers use devices of their own: nobody signs them out where their city does not ask for it.
  const hasPaidAsGuest = useHasPaidAsGuest()
  const minutes = useAppContext().city.idleMinutes?.driver
  return (
    <>
      <ProfileGuard />
      <PaymentDialogs
        notices={
          <>
            <NewAccountNotice />
            {hasPaidAsGuest ? (
              <LazyPart lost={null}>
                <GuestNotices />
              </LazyPart>
            ) : null}
          </>
        }
      />
      <SignOutQuestion />
      {minutes === undefined ? null : <IdleWarning minutes={minutes} />}
    </>
  )
}
