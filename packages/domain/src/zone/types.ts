import type { Tariff } from '@parking/pricing'

/** A paid zone: its number on the signs, its name, and what parking in it costs. */
export interface Zone {
  /** The number that stands on the signs, for example `101`. */
  readonly number: string
  readonly name: string
  /** Absent for a zone whose prices are not told: then the default price counts. */
  readonly tariff?: Tariff
}
