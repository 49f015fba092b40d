import { lateFile } from '@parking/runtime'
import { queryOptions } from '@tanstack/react-query'

/**
 * Loads the code that finds prices. The places of a city can be shown and used before it is there, and
 * there is nothing to price until they are.
 */
export const pricingModule = queryOptions({
  queryKey: ['part', 'pricing'],
  queryFn: lateFile({ comes: 'list' }, () => import('./zonePricing.ts')),
  staleTime: Infinity,
  gcTime: Infinity,
})
