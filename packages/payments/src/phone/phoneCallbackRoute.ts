import { lazyPage, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { loadLinkedPages } from '../loadLinkedPages.ts'

/** Where a payment by phone leads back to. */
export const phoneCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'phone-payment-callback',
  staticData: { titles: () => ({ ru: 'Оплата с телефона', en: 'Payment by phone' }) },
  component: lazyPage(loadLinkedPages, 'PhoneCallbackPage'),
})
