import { ParkingProvider } from '@parking/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { afterEach } from 'vitest'
import { AppContextProvider, type AppContext } from '../context/AppContext.ts'

// A machine that is shared by many test runs may take its time.
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

/** Renders an app's routes as an app does, without animations. */
export function renderRouter(context: AppContext, router: AnyRouter): void {
  render(
    <AppContextProvider value={context}>
      <ParkingProvider env="test" clock={context.clock.now}>
        <QueryClientProvider client={context.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ParkingProvider>
    </AppContextProvider>,
  )
}
