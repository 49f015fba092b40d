import { accountRoute, lazyPage, requirePart } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { hasReceipts } from '../parts.ts'
import { receiptsTitles } from '../titles.ts'

/** The receipts of a driver, in the cities that make them. */
export const receiptsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'receipts',
  staticData: { titles: receiptsTitles },
  beforeLoad: ({ context }) => requirePart(context, hasReceipts),
  loader: async ({ context }) => {
    const { loadReceipts } = await import('./receiptsPart.ts')
    await loadReceipts(context)
  },
  component: lazyPage(() => import('./receiptsPart.ts'), 'ReceiptsPage'),
})
