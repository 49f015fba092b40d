import { page, rootRoute } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** How to pay by text message. */
export const smsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sms-commands',
  ...page({
    titles: { ru: 'СМС-команды', en: 'Text message commands' },
    load: async () => (await import('./SmsPage.tsx')).smsPage,
  }),
})
