import { wallClock, type Instant } from '@parking/pricing'
import { localeOf, type Language } from '@parking/runtime'

/** Spans under this long show one date even when they go past midnight (section 9). */
const oneDate = 6 * 60 * 60 * 1000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes the day of the city's calendar. */
export function dayOf(at: Instant, language: Language, timeZone: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const
  // Russian adds a word for the year, which a column of dates does not need.
  return format('day', options, language, timeZone)
    .format(at)
    .replace(/\sг\.$/, '')
}

/**
 * Writes from when to when. The day of the start stands there only if it is not the day that the
 * reader sees beside it, the day of the end only if the span needs it.
 *
 * @param beside - the instant whose day stands beside the span
 */
export function spanOf(
  span: { readonly from: Instant; readonly to: Instant; readonly beside: Instant },
  language: Language,
  timeZone: string,
): string {
  const { from, to, beside } = span
  const isOneDay = isSameDay(from, to, timeZone)
  const time = (at: Instant) => timeOf(at, language, timeZone)
  const dayAndTime = (at: Instant) => `${dayOf(at, language, timeZone)}, ${time(at)}`
  const start = isOneDay && isSameDay(from, beside, timeZone) ? time(from) : dayAndTime(from)
  const end = isOneDay || to - from < oneDate ? time(to) : dayAndTime(to)
  return `${start} – ${end}`
}

function isSameDay(one: Instant, other: Instant, timeZone: string): boolean {
  return wallClock(one, timeZone).date === wallClock(other, timeZone).date
}

/** Writes the time of day by the city's clocks. */
export function timeOf(at: Instant, language: Language, timeZone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return format('time', options, language, timeZone).format(at)
}

/** Formats are slow to make: a table of thousands of rows shares them. */
function format(
  name: string,
  options: Intl.DateTimeFormatOptions,
  language: Language,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = `${name} ${language} ${timeZone}`
  const known = formats.get(key)
  if (known !== undefined) return known
  // British English: the day before its month, a clock of 24 hours.
  const locale = language === 'en' ? 'en-GB' : localeOf[language]
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, made)
  return made
}
