import { guestOnlyRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { loadLinkedPages } from '../loadLinkedPages.ts'

/** The receipt that a link of an e-mail or a message tells of. */
export const checkRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'check',
  staticData: { titles: () => ({ ru: 'Чек парковки', en: 'Parking receipt' }) },
  component: lazyPage(loadLinkedPages, 'CheckPage'),
})
