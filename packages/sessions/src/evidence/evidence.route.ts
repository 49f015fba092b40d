import { accountRoute, page } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import type { EvidenceSearch } from './readEvidenceSearch.ts'

/** What a driver can show of a stay: where, which car, when, what was paid. */
export const evidenceRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'parking/evidence',
  // Links of our own are checked; the page reads what comes from elsewhere.
  validateSearch: (search: EvidenceSearch): EvidenceSearch => search,
  ...page({
    titles: { ru: 'Сведения о парковке', en: 'Parking record' },
    load: async () => (await import('./EvidencePage.tsx')).evidencePage,
  }),
})
