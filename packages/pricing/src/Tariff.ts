import type { Kopecks, DateOnly } from './units.ts'

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
