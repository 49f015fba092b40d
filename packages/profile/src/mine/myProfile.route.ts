import { accountRoute, page } from '@parking/runtime'
import { UserIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** Who the driver is to the city, and how the account is set up. */
export const myProfileRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'my-profile',
  ...page({
    titles: { ru: 'Мой профиль', en: 'My profile' },
    menu: { area: 'account', order: 50, icon: UserIcon },
    load: async () => (await import('./MyProfilePage.tsx')).myProfilePage,
  }),
})
