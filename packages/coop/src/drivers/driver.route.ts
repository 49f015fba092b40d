import { page } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'

/** The page of one driver of the company. */
export const driverRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'drivers/$key',
  ...page({
    titles: { ru: 'Водители', en: 'Drivers' },
    load: async () => (await import('./DriverPage.tsx')).driverPage,
  }),
})
