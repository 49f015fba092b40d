import { accountRoute, page } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** The sheet of one permit, by its number: to show and to print. */
export const permitSheetRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'abonements/$orderNumber',
  ...page({
    titles: { ru: 'Абонемент', en: 'Permit' },
    load: async () => (await import('./PermitSheetPage.tsx')).permitSheetPage,
  }),
})
