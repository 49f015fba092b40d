import type { Kopecks } from '@parking/pricing'

/** What a press has shown of its price. */
export interface PriceShown {
  readonly total: Kopecks
  /** What the session had cost before; 0 for a new one, null where that is not told. */
  readonly sumBefore: Kopecks | null
}
