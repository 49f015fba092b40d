import type { PlateFormat, VehicleCategory } from '@parking/plates'
import type { DateOnly, Kopecks } from '@parking/pricing'

/** How long a permit holds. `previousDay` pays for yesterday. */
export type PermitType = 'previousDay' | 'day' | 'week' | 'month' | 'quarter' | 'year'

/** The zones that a permit or offer is good for. */
export type ZoneScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'zones'; readonly zones: readonly string[] }

/** The vehicle that a permit is good for. */
export type PermitVehicle =
  | { readonly kind: 'any' }
  | {
      readonly kind: 'vehicle'
      readonly plate: string
      readonly format: PlateFormat
      readonly category: VehicleCategory
    }

/** A permit that can be bought. */
export interface PermitCard {
  readonly code: string
  readonly name: string
  readonly type: PermitType | null
  readonly description: string | null
  /** Place among the cards. */
  readonly order: number
  /** Date it must start on, null when the driver chooses. */
  readonly startDate: DateOnly | null
  readonly plate: string | null
  readonly cost: Kopecks
  readonly zones: ZoneScope
}

/** A permit that the constructor found. */
export interface PermitOffer {
  readonly code: string
  readonly name: string
  readonly type: PermitType | null
  readonly price: Kopecks
  readonly zones: ZoneScope
  readonly startDate: DateOnly | null
}

/** A duration that the constructor offers, in days. */
export interface PermitTiming {
  readonly name: string
  readonly days: number
}
