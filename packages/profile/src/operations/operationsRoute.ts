import { operationsQuery } from '@parking/api-client'
import { accountRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { profileMessages } from '../messages/profileMessages.ts'
import { pageAt, wholeHistory } from './wholeHistory.ts'
import { operationsTitles } from '../titles.ts'

/** The operations history. The page shows itself while its first operations are on the way. */
export const operationsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'operations',
  staticData: { titles: operationsTitles },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(operationsQuery(context.api, wholeHistory, pageAt(0)))
    await context.translator.load(profileMessages)
  },
  component: lazyPage(() => import('./OperationsPage.tsx'), 'OperationsPage'),
})
