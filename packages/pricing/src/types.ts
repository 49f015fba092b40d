/** An amount of money: an integer number of kopecks (1 rouble = 100 kopecks). */
export type Kopecks = number

/** A moment: milliseconds since 1970-01-01T00:00Z, of the years 1020 to 2920. */
export type Instant = number

/** A calendar date without a time: `YYYY-MM-DD`. */
export type DateOnly = string

/** The language or locale in which an amount is written. */
export type MoneyLocale = 'ru' | 'en' | 'ru-RU' | 'en-US'

/** The kind of day a price is for. */
export type DayType = 'default' | 'saturday' | 'sunday' | 'holiday'

/** The category of a vehicle: A motorcycles, B cars, C lorries, D buses, M mopeds. */
export type VehicleCategory = 'A' | 'B' | 'C' | 'D' | 'M'

/** A price for a part of every day of one type; half-open, in the city's wall-clock time. */
export interface PriceInterval {
  readonly dayType: DayType
  /** First minute of the interval: `HH:mm` or `HH:mm:ss`. */
  readonly from: string
  /** First minute after it; `00:00`, `24:00` and `23:59:59` are the end of the day. */
  readonly to: string
  /** Kopecks for an hour, an integer from 0 to 10,000,000. */
  readonly hourlyPrice: Kopecks
  /** The only category the price is for; such a price wins over one without. */
  readonly category?: VehicleCategory | undefined
}

/**
 * The prices of a zone. It is a value: what was compiled from it is remembered by the identity of
 * `prices`, so make a new one rather than changing it.
 */
export interface Tariff {
  /** An empty list means a zone without prices: 50 roubles an hour. */
  readonly prices: readonly PriceInterval[]
  /** A stay is rounded up to this many minutes, 1 to 1440; 1 when absent. */
  readonly billingStepMinutes?: number | undefined
  /** The first minutes of a stay that cost nothing; 0 when absent. */
  readonly freeMinutes?: number | undefined
}

/** A zone by what it costs. It names its tariff; `undefined` means 50 roubles an hour. */
export interface PricedZone {
  readonly tariff: Tariff | undefined
}

/** Days whose type is not the one their weekday says; a value, remembered by identity. */
export interface Calendar {
  /** Public holidays and days off that were moved by the government. */
  readonly holidays: readonly DateOnly[]
  /** Saturdays and Sundays on which people work. */
  readonly workingDays: readonly DateOnly[]
}

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

/** What clocks on the wall of a time zone show at an instant. */
export interface WallClock {
  readonly date: DateOnly
  /** Whole minutes since the clock showed 00:00: 0 to 1439. */
  readonly minutesOfDay: number
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
  /** What the zone's clocks are ahead of UTC, in minutes. */
  readonly offsetMinutes: number
}
