import { lazyPage, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { loadCityPages } from '../loadCityPages.ts'
import { smsTitles } from '../titles.ts'

/** How to pay by text message. */
export const smsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sms-commands',
  staticData: { titles: smsTitles },
  loader: async ({ context }) => (await loadCityPages()).loadSms(context),
  component: lazyPage(loadCityPages, 'SmsPage'),
})
