import type { PriceInterval } from '@parking/pricing'
import type { Unreadable } from '../list/ReadList.ts'

/** A parking of a zone. */
export interface ZoneParking {
  readonly code: string
  readonly name: string | null
}

/** A paid zone: its number on the signs, its name, and what parking in it costs. */
export interface Zone {
  /** The number that stands on the signs, for example `101`. */
  readonly number: string
  readonly name: string
  /**
   * Absent for a zone whose prices are not told: then the default price counts. Null for one whose
   * prices make no sense: then it is not known what parking costs there.
   */
  readonly tariff?: { readonly prices: readonly PriceInterval[] } | null
  /** Its parkings, where the driver chooses one of them to pay for. */
  readonly parkings?: readonly ZoneParking[]
  /** How many of its parkings could not be read; absent where all could. */
  readonly unreadable?: Unreadable
}
