import { page, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** Where a payment by phone leads back to. */
export const phoneCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'phone-payment-callback',
  ...page({
    titles: { ru: 'Оплата с телефона', en: 'Payment by phone' },
    load: async () => (await import('./PhoneCallbackPage.tsx')).phoneCallbackPage,
  }),
})
