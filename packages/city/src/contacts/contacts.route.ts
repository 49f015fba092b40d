import { page, rootRoute } from '@parking/runtime'
import { MailIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** How to reach the operator. */
export const contactsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'contacts',
  ...page({
    titles: { ru: 'Контакты', en: 'Contacts' },
    menu: { area: 'public', order: 10, icon: MailIcon },
    isOn: ({ settings }) => settings?.contacts.email !== null,
    load: async () => (await import('./ContactsPage.tsx')).contactsPage,
  }),
})
