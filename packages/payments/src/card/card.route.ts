import { page, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** Paying an order by card, on the page of the bank. */
export const cardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'payment',
  ...page({
    titles: { ru: 'Оплата картой', en: 'Payment by card' },
    load: async () => (await import('./CardPage.tsx')).cardPage,
  }),
})
