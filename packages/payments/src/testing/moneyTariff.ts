import type { Instant, Kopecks } from '@parking/pricing'

/** What parking costs in a city, and what its pages know of that. */
export interface MoneyTariff {
  /** After how many milliseconds each it costs another sum; null: never. */
  readonly boundaries: number | null
  /** Whether the pages know the tariff; else only the city can be asked. */
  readonly isKnown: boolean
  /** Whether a session is extended, which costs what hangs on its end, whenever that is sent. */
  readonly isExtension: boolean
}

/** What it costs at an instant. The same sum comes again after three boundaries. */
export function priceAt({ boundaries, isExtension }: MoneyTariff, at: Instant): Kopecks {
  if (boundaries === null || isExtension) return 10_000
  return 10_000 + 1_000 * (Math.floor(at / boundaries) % 3)
}
