import { KnownOverMap, LastStay, useHasPaidAsGuest } from '@parking/payments'
import { LazyPart } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'

const StaysLink = lazy(async () => ({ default: (await import('./GuestDialogs.tsx')).StaysLink }))

/** What the map offers to a driver who is signed in. A chunk of its own. */
export function OverMap(): ReactNode {
  const hasPaidAsGuest = useHasPaidAsGuest()
  return (
    <>
      <LastStay place="map" />
      <KnownOverMap />
      {hasPaidAsGuest ? (
        <LazyPart lost={null}>
          <StaysLink />
        </LazyPart>
      ) : null}
    </>
  )
}
