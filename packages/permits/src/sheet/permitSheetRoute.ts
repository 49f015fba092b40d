import { accountRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { loadPermitPages } from '../load/loadPermitPages.ts'

/** The sheet of one permit, by its number: to show and to print. */
export const permitSheetRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'abonements/$orderNumber',
  staticData: { titles: () => ({ ru: 'Абонемент', en: 'Permit' }) },
  loader: async ({ context }) => {
    const { loadPermitSheet } = await import('../load/loadPages.ts')
    await loadPermitSheet(context)
  },
  component: lazyPage(loadPermitPages, 'PermitSheetPage'),
})
