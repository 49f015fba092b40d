import { useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { GuestDevice } from './GuestDevice.tsx'
import { GuestStays } from './GuestStays.tsx'
import { useIsPaidHere } from './guestStays.ts'
import { RunningHere } from './RunningHere.tsx'

/** What runs and was paid for on this device without an account, beside what the account has paid for. */
export function StaysBesideAccount(): ReactNode {
  const isAny = useIsPaidHere(useNow())
  return <GuestDevice>{isAny ? <GuestStays /> : null}</GuestDevice>
}

/** The same as a link to the page that shows it. */
export function StaysLink({ onLeave }: { readonly onLeave?: () => void }): ReactNode {
  return (
    <GuestDevice>
      <RunningHere place="among" {...(onLeave === undefined ? {} : { onLeave })} />
    </GuestDevice>
  )
}
