/** An amount of money: an integer number of kopecks (1 rouble = 100 kopecks). */
export type Kopecks = number

/** A moment: milliseconds since 1970-01-01T00:00Z, of the years 1020 to 2920. */
export type Instant = number

/** A calendar date without a time: `YYYY-MM-DD`. */
export type DateOnly = string

/** The language or locale in which an amount is written. */
export type MoneyLocale = 'ru' | 'en' | 'ru-RU' | 'en-US'

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
