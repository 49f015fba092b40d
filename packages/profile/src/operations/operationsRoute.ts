import { accountRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { operationsTitles } from '../titles.ts'

/** The operations history. The page shows itself while its first operations are on the way. */
export const operationsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'operations',
  staticData: { titles: operationsTitles },
  loader: async ({ context }) => {
    const { loadOperations } = await import('./loadOperations.ts')
    await loadOperations(context)
  },
  component: lazyPage(() => import('./OperationsPage.tsx'), 'OperationsPage'),
})
