import { LazyPart } from '@parking/runtime'
import type { ReactNode } from 'react'
import { LastStay } from '../again/LastStay.tsx'
import { useHasPaidAsGuest } from '../device/useHasPaidAsGuest.ts'
import { StaysLink } from '../guest/lateForMembers.tsx'
import { KnownOverMap } from '../offline/KnownOverMap.tsx'

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
