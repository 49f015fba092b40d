import { wallClock, type Instant } from '@parking/pricing'
import { localeOf, type Language } from '@parking/runtime'

/** How times are written: in the city's zone, whatever the device's is. */
export interface TimeStyle {
  readonly timeZone: string
  readonly language: Language
}

const formats = new Map<string, Intl.DateTimeFormat>()
const hours = 3_600_000

/** Writes the time of day: `18:30`. */
export function clockText(instant: Instant, style: TimeStyle): string {
  return format(instant, style, { hour: '2-digit', minute: '2-digit' })
}

/** Writes the time of day, with the date unless it is the date of `now`: `24 November, 18:30`. */
export function whenText(instant: Instant, now: Instant, style: TimeStyle): string {
  const { timeZone } = style
  const clock = clockText(instant, style)
  if (wallClock(instant, timeZone).date === wallClock(now, timeZone).date) return clock
  return `${dateText(instant, style)}, ${clock}`
}

/**
 * Writes a period: dates on both ends when it spans days, unless it is shorter than six hours
 * (specification, section 9).
 */
export function periodText(start: Instant, end: Instant, style: TimeStyle): string {
  const { timeZone } = style
  const spansDays = wallClock(start, timeZone).date !== wallClock(end, timeZone).date
  const [from, to] = [clockText(start, style), clockText(end, style)]
  if (!spansDays || end - start < 6 * hours) return `${from} – ${to}`
  return `${dateText(start, style)}, ${from} – ${dateText(end, style)}, ${to}`
}

function dateText(instant: Instant, style: TimeStyle): string {
  return format(instant, style, { day: 'numeric', month: 'long' })
}

function format(
  instant: Instant,
  { timeZone, language }: TimeStyle,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${language} ${timeZone} ${Object.keys(options).join()}`
  const known = formats.get(key)
  // British English: a day before its month, a clock of 24 hours.
  const locale = language === 'en' ? 'en-GB' : localeOf[language]
  const made = known ?? new Intl.DateTimeFormat(locale, { ...options, timeZone, hourCycle: 'h23' })
  if (known === undefined) formats.set(key, made)
  return made.format(instant)
}
