import type { HistorySearch } from '@parking/domain'
import { accountRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { operationsTitles } from '../titles.ts'

/** The operations history. The page shows itself while its first operations are on the way. */
export const operationsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'operations',
  staticData: { titles: operationsTitles },
  // Links of our own are checked; the loader reads what comes from elsewhere.
  validateSearch: (search: HistorySearch): HistorySearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadOperations } = await import('./loadOperations.ts')
    await loadOperations(context, deps)
  },
  component: lazyPage(() => import('./OperationsPage.tsx'), 'OperationsPage'),
})
