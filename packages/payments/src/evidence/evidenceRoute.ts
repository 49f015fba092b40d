import { accountRoute, lazyPage } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { loadLinkedPages } from '../loadLinkedPages.ts'
import type { EvidenceSearch } from './readEvidenceSearch.ts'

/** What a driver can show of a stay: where, which car, when, what was paid. */
export const evidenceRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking/evidence',
  staticData: { titles: () => ({ ru: 'Сведения о парковке', en: 'Parking record' }) },
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: EvidenceSearch): EvidenceSearch => search,
  component: lazyPage(loadLinkedPages, 'EvidencePage'),
})
