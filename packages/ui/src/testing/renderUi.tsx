import type { ReactNode } from 'react'
import { cleanup, render } from '@testing-library/react'
import type { Instant } from '@parking/pricing'
import { afterEach } from 'vitest'
import { ParkingProvider } from '../theme/ParkingProvider.tsx'

afterEach(cleanup)

/** Renders under the provider, without portals and transitions, at a fixed time where one is given. */
export function renderUi(element: ReactNode, clock?: () => Instant) {
  return render(element, {
    wrapper: ({ children }) => (
      <ParkingProvider env="test" {...(clock === undefined ? {} : { clock })}>
        {children}
      </ParkingProvider>
    ),
  })
}
