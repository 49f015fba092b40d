import { PricingError } from './PricingError.ts'
import { remember } from './remember.ts'

/** A stretch of time in which a zone's clocks do not change; minutes since the epoch, half-open. */
interface OffsetPeriod {
  readonly begin: number
  readonly end: number
  /** Minutes the zone's clocks are ahead of UTC. */
  readonly offset: number
}

/** Knows when the clocks of one time zone change. */
export interface ZoneClock {
  periodAt: (minute: number) => OffsetPeriod
}

/** Sixteen days: no zone changes its clocks twice within so short a time. */
const SPAN = 23_040

const clocks = new Map<string, ZoneClock>()

/**
 * Gives the clock of a zone. Intl is asked a few times for every sixteen days that are touched; after
 * that a look-up is a comparison. Offsets are whole minutes: the odd seconds of the local mean
 * times before about 1920 are cut off.
 */
export function zoneClock(timeZone: string): ZoneClock {
  return remember(clocks, timeZone, createClock)
}

/** The first minute after `low` with another offset than `low`; `high` when that has the same. */
export function firstChange(low: number, high: number, offsetAt: (minute: number) => number) {
  const offset = offsetAt(low)
  if (offsetAt(high) === offset) return high
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle) === offset) low = middle
    else high = middle
  }
  return high
}

function createClock(timeZone: string): ZoneClock {
  const offsetAt = offsetReader(timeZone)
  const spans = new Map<number, readonly [OffsetPeriod, OffsetPeriod]>()
  const readSpan = (begin: number) => {
    const end = begin + SPAN
    const change = firstChange(begin, end, offsetAt)
    return [
      { begin, end: change, offset: offsetAt(begin) },
      { begin: change, end, offset: offsetAt(end) },
    ] as const
  }
  let last: OffsetPeriod = { begin: 0, end: 0, offset: 0 }
  return {
    periodAt(minute) {
      if (minute >= last.begin && minute < last.end) return last
      const [before, after] = remember(spans, Math.floor(minute / SPAN) * SPAN, readSpan)
      last = minute < before.end ? before : after
      return last
    },
  }
}

function offsetReader(timeZone: string): (minute: number) => number {
  const format = offsetFormat(timeZone)
  return (minute) => {
    const text = format.format(minute * 60_000)
    const [, sign = '', hours = '', minutes = ''] = /GMT(.)(\d\d):(\d\d)/.exec(text) ?? []
    return Number(sign + hours) * 60 + Number(sign + minutes)
  }
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    // Without a name Intl would take the machine's zone.
    const named = {
      timeZone: typeof timeZone === 'string' ? timeZone : '',
      timeZoneName: 'longOffset',
    } as const
    return new Intl.DateTimeFormat('en-US', named)
  } catch {
    throw new PricingError(
      'timeZone',
      timeZone,
      'the IANA name of a time zone, such as Europe/Moscow',
    )
  }
}
