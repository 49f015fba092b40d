import type { HistorySearch } from '@parking/domain'
import { page } from '@parking/runtime'
import { ReceiptIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'

/** What an address says of the operations that are shown. */
export type OperationsSearch = Pick<HistorySearch, 'period' | 'from' | 'to' | 'type' | 'zone'> & {
  /** What was typed into the search: a plate, a driver, an order. */
  readonly q?: string
}

/** The company's operations. */
export const operationsRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'operations',
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: OperationsSearch): OperationsSearch => search,
  ...page({
    titles: { ru: 'Операции', en: 'Payments' },
    menu: { area: 'account', order: 17, icon: ReceiptIcon },
    load: async () => (await import('./OperationsPage.tsx')).operationsPage,
  }),
})
