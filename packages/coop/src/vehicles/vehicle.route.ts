import { page } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'

/** The page of one vehicle of the company. */
export const vehicleRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'vehicles/$key',
  ...page({
    titles: { ru: 'Машины', en: 'Vehicles' },
    load: async () => (await import('./VehiclePage.tsx')).vehiclePage,
  }),
})
