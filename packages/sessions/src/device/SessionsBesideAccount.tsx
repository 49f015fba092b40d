import { useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { GuestDevice } from './GuestDevice.tsx'
import { GuestSessions } from './GuestSessions.tsx'
import { useIsPaidHere } from './guestSessions.ts'
import { RunningHere } from './RunningHere.tsx'

/** What runs and was paid for on this device without an account, beside what the account has paid for. */
export function SessionsBesideAccount(): ReactNode {
  const isAny = useIsPaidHere(useNow())
  return <GuestDevice>{isAny ? <GuestSessions /> : null}</GuestDevice>
}

/** The same as a link to the page that shows it. */
export function GuestSessionsLink({ onLeave }: { readonly onLeave?: () => void }): ReactNode {
  return (
    <GuestDevice>
      <RunningHere place="among" {...(onLeave === undefined ? {} : { onLeave })} />
    </GuestDevice>
  )
}
