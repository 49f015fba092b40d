import { KnownOverMap, LastStay } from '@parking/payments'
import type { ReactNode } from 'react'

/** What the map offers to a driver who is signed in. A chunk of its own. */
export function OverMap(): ReactNode {
  return (
    <>
      <LastStay place="map" />
      <KnownOverMap />
    </>
  )
}
