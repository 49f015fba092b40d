import { page, rootRoute } from '@parking/runtime'
import { MailIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** How to pay by text message. */
export const smsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sms-commands',
  ...page({
    titles: { ru: 'СМС-команды', en: 'Text message commands' },
    menu: {
      area: 'service',
      order: 10,
      icon: MailIcon,
      isOn: ({ city }) => city.smsPrefix !== null,
    },
    load: async () => (await import('./SmsPage.tsx')).smsPage,
  }),
})
