import { accountRoute, page } from '@parking/runtime'
import { LayersIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** Permits on sale, and those that the driver has. */
export const permitsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'abonements',
  ...page({
    titles: { ru: 'Абонементы', en: 'Permits' },
    menu: { area: 'account', order: 30, icon: LayersIcon },
    load: async () => (await import('./PermitsPage.tsx')).permitsPage,
  }),
})
