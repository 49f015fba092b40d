import { guestOnlyRoute, page } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** The receipt that a link of an e-mail or a message tells of. */
export const checkRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'check',
  ...page({
    titles: { ru: 'Чек парковки', en: 'Parking receipt' },
    load: async () => (await import('./CheckPage.tsx')).checkPage,
  }),
})
