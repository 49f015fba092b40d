import { ClosedScreen } from '@parking/runtime'
import type { ReactNode } from 'react'

/** Stands in for everything while the city is closed. A chunk of its own. */
export function ClosedPage(): ReactNode {
  return <ClosedScreen />
}
