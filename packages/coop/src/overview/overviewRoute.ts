import type { HistorySearch } from '@parking/domain'
import { lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { coopRoute } from '../coopRoute.ts'
import { loadFleetHistory } from './loadFleetHistory.ts'
import { overviewTitles } from '../titles.ts'

/** What the company's vehicles do and cost. */
export const overviewRoute = createRoute({
  getParentRoute: () => coopRoute,
  path: 'overview',
  staticData: { titles: overviewTitles },
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: HistorySearch): HistorySearch => search,
  loader: ({ context }) => loadFleetHistory(context),
  component: lazyPage(() => import('./OverviewPage.tsx'), 'OverviewPage'),
})
