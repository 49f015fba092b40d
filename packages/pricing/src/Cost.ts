import type { Kopecks, Instant } from './units.ts'
import type { DayType, VehicleCategory, PricedZone, Calendar } from './Tariff.ts'

/** A discount that a driver holds for the zone that is priced. */
export interface CostBenefit {
  /** Per cent off the price, 0 or 1 to 100: 50 is half. Finer than one decimal is cut off. */
  readonly percent: number
  /** First instant at which it counts. */
  readonly start: Instant
  /** First instant at which it no longer counts, of the year 2000 or later; Infinity is never. */
  readonly end: Instant
  /** What people call it; carried through. */
  readonly name?: string | undefined
  /** The only plate it is for, normalised as the vehicle's is; any vehicle when absent. */
  readonly plate?: string | undefined
}

/** What the price may depend on in a vehicle. */
export interface PricedVehicle {
  /** The normalised plate: benefits for one plate count only when it is given. */
  readonly plate?: string | undefined
  /** B when absent. */
  readonly category?: VehicleCategory | undefined
}

/** All that the price of a minute depends on besides the zone and the instant. */
export interface PricingContext {
  /** IANA name of the city's time zone. */
  readonly timeZone: string
  readonly calendar: Calendar
  /** Candidates for a discount: benefits for other zones are left out by the caller. */
  readonly benefits?: readonly CostBenefit[] | undefined
  readonly vehicle?: PricedVehicle | undefined
}

/** A stay whose cost is asked for. */
export interface CostInput extends PricingContext {
  readonly zone: PricedZone
  readonly start: Instant | Date
  /** Whole minutes, 0 to 366 days. */
  readonly durationMinutes: number
}

/** A part of a stay with one price and one benefit, half-open. */
export interface Segment {
  readonly start: Instant
  readonly end: Instant
  readonly minutes: number
  /** Kopecks for an hour before the benefit; 0 where parking is free. */
  readonly hourlyPrice: Kopecks
  /** The benefit that was taken off, or null; always null where parking is free. */
  readonly benefit: CostBenefit | null
  /** Kopecks to pay for the segment, floored once. */
  readonly cost: Kopecks
}

/** What a stay costs: `total + discount = full`, none of them negative. */
export interface Cost {
  /** Kopecks to pay: the sum of the segments' costs. */
  readonly total: Kopecks
  /** Kopecks the same stay costs without any benefit. */
  readonly full: Kopecks
  /** Kopecks the benefits save. */
  readonly discount: Kopecks
  /** The stay, part by part, without gaps; empty for a stay of no minutes. */
  readonly segments: readonly Segment[]
}

/** A part of a calendar day with one price and one benefit, half-open. */
export interface PriceStretch {
  readonly start: Instant
  readonly end: Instant
  /** The type of the day that the stretch is part of. */
  readonly dayType: DayType
  /** Kopecks for an hour before the benefit; 0 where parking is free. */
  readonly hourlyPrice: Kopecks
  /** The benefit that would be taken off, or null; always null where parking is free. */
  readonly benefit: CostBenefit | null
}

/** What an hour costs at an instant, and what comes next: null where there is none in 366 days. */
export interface PriceNow {
  /** Kopecks for an hour, less benefits. */
  readonly perHour: Kopecks
  /** When an hour costs something else. */
  readonly until: Instant | null
  /** Kopecks for an hour from then on. */
  readonly nextPerHour: Kopecks | null
  /** When parking is free: the minute asked about when it is free already. */
  readonly freeFrom: Instant | null
}
