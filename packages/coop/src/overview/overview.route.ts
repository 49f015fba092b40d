import { page } from '@parking/runtime'
import { ClockIcon } from '@parking/ui'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import type { HistorySearch } from '@parking/domain'

/** What the company's vehicles do and cost. */
export const overviewRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'overview',
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: HistorySearch): HistorySearch => search,
  ...page({
    titles: { ru: 'Обзор', en: 'Overview' },
    menu: { area: 'account', order: 15, icon: ClockIcon },
    load: async () => (await import('./OverviewPage.tsx')).overviewPage,
  }),
})
