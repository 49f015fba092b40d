import { companyQuery } from '@parking/api-client'
import type { LatePage } from '@parking/runtime'
import { keptWork } from './bulk/keptWork.ts'
import { fleetTexts } from './fleetTexts/ru.ts'
import { importTexts } from './import/texts/ru.ts'
import { coopTexts } from './texts/ru.ts'

/** What a page of a signed-in company can't be shown without: the company, and these texts besides its own. */
export function consolePage(Page: LatePage['Page'], ...texts: LatePage['texts']): LatePage {
  return {
    Page,
    texts: [coopTexts, fleetTexts, importTexts, ...texts],
    open: ({ api, queryClient, service }) => {
      // A sign-out on any page asks about work that is left.
      service(keptWork)
      void queryClient.prefetchQuery(companyQuery(api))
    },
  }
}
