import { lazyPage, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { loadLinkedPages } from '../loadLinkedPages.ts'

/** Paying an order by card, on the page of the bank. */
export const cardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'payment',
  staticData: { titles: () => ({ ru: 'Оплата картой', en: 'Payment by card' }) },
  component: lazyPage(loadLinkedPages, 'CardPage'),
})
