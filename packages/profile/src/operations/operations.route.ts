import type { HistorySearch } from '@parking/domain'
import { accountRoute, page } from '@parking/runtime'
import { ClockIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'

/** The operations history. The page shows itself while its first operations are on the way. */
export const operationsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'operations',
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: HistorySearch): HistorySearch => search,
  loaderDeps: ({ search }) => search,
  ...page({
    titles: { ru: 'История операций', en: 'Payment history' },
    menu: { area: 'account', order: 20, icon: ClockIcon },
    load: async () => (await import('./OperationsPage.tsx')).operationsPage,
  }),
})
