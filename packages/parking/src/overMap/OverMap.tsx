import { LazyBoundary } from '@parking/runtime'
import type { ReactNode } from 'react'
import { KnownOverMap, ParkAgain, GuestSessionsLink, useHasPaidAsGuest } from '@parking/sessions'

/** What the map offers to a driver who is signed in. A chunk of its own. */
export function OverMap(): ReactNode {
  const hasPaidAsGuest = useHasPaidAsGuest()
  return (
    <>
      <ParkAgain place="map" />
      <KnownOverMap />
      {hasPaidAsGuest ? (
        <LazyBoundary lost={null}>
          <GuestSessionsLink />
        </LazyBoundary>
      ) : null}
    </>
  )
}
