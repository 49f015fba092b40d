import { PricingError } from './PricingError.ts'

/** A stretch of time in which a zone's clocks do not change; minutes since the epoch, half-open. */
export interface OffsetPeriod {
  readonly begin: number
  readonly end: number
  /** Minutes the zone's clocks are ahead of UTC. */
  readonly offset: number
}

/** Knows when the clocks of one time zone change. */
export interface ZoneClock {
  periodAt: (minute: number) => OffsetPeriod
}

/** About a year and a month: the span that is looked through at once. */
const CHUNK = 573_440
/** Four days: no zone has ever changed its clocks and changed them back within so short a time. */
const PROBE = 5_735

const clocks = new Map<string, ZoneClock>()

/**
 * Gives the clock of a zone. Intl is asked once for every four days of a year that is touched;
 * after that a look-up is a comparison. Offsets are whole minutes: the odd seconds of the local
 * mean times before about 1920 are cut off.
 */
export function zoneClock(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = createClock(offsetReader(timeZone))
  clocks.set(timeZone, clock)
  return clock
}

/** The first minute after `low` up to `high` whose offset is not that of `low`. */
export function firstChange(low: number, high: number, offsetAt: (minute: number) => number) {
  const offset = offsetAt(low)
  let before = low
  let after = high
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle) === offset) before = middle
    else after = middle
  }
  return after
}

function createClock(offsetAt: (minute: number) => number): ZoneClock {
  const chunks = new Map<number, OffsetPeriod[]>()
  let last: OffsetPeriod = { begin: 0, end: 0, offset: 0 }
  return {
    periodAt(minute) {
      if (minute >= last.begin && minute < last.end) return last
      const chunk = Math.floor(minute / CHUNK)
      let periods = chunks.get(chunk)
      if (periods === undefined) {
        periods = periodsBetween(chunk * CHUNK, (chunk + 1) * CHUNK, offsetAt)
        chunks.set(chunk, periods)
      }
      for (const period of periods) if (minute >= period.begin) last = period
      return last
    },
  }
}

function periodsBetween(low: number, high: number, offsetAt: (minute: number) => number) {
  const periods: OffsetPeriod[] = []
  let begin = low
  let offset = offsetAt(low)
  for (let at = low; at < high; at += PROBE) {
    const next = Math.min(at + PROBE, high)
    const nextOffset = offsetAt(next)
    if (nextOffset === offset) continue
    const change = firstChange(at, next, offsetAt)
    periods.push({ begin, end: change, offset })
    begin = change
    offset = nextOffset
  }
  if (begin < high) periods.push({ begin, end: high, offset })
  return periods
}

function offsetReader(timeZone: string): (minute: number) => number {
  const format = offsetFormat(timeZone)
  return (minute) => {
    const text = format.format(minute * 60_000)
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
    const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
    return sign === '-' ? -offset : offset
  }
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    if (typeof timeZone === 'string') {
      return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    }
  } catch {
    // Intl throws a RangeError for a name it does not know.
  }
  throw new PricingError('timeZone', 'not a known time zone')
}
