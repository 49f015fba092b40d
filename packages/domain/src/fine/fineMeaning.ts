import type { Meaning } from '../meaning/meaning.ts'
import type { FineStatus } from './Fine.ts'

const inactive: ReadonlySet<FineStatus> = new Set([
  'suspended',
  'sent',
  'delivered',
  'cancelled',
  'signed',
  'returned',
])

/**
 * What a fine's status means: paid is good, handed to the bailiffs is bad, one that is suspended or
 * on its way needs nothing now, everything else is neutral (specification, section 4).
 */
export function fineMeaning(status: FineStatus): Meaning {
  if (status === 'paid') return 'positive'
  if (status === 'bailiffs') return 'negative'
  return inactive.has(status) ? 'inactive' : 'neutral'
}
