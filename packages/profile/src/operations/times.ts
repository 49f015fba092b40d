import { wallClock, type Instant } from '@parking/pricing'
import { localeOf, type Language } from '@parking/runtime'

/** Spans under this long show one date even when they go past midnight (section 9). */
const oneDate = 6 * 60 * 60 * 1000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes a day and a time of the city's clocks. */
export function dayAndTime(at: Instant, language: Language, timeZone: string): string {
  return `${dayOf(at, language, timeZone)}, ${timeOf(at, language, timeZone)}`
}

/** Writes from when to when, both days only where the span needs them. */
export function spanOf(from: Instant, to: Instant, language: Language, timeZone: string): string {
  const isOneDay = wallClock(from, timeZone).date === wallClock(to, timeZone).date
  const end =
    isOneDay || to - from < oneDate
      ? timeOf(to, language, timeZone)
      : dayAndTime(to, language, timeZone)
  return `${dayAndTime(from, language, timeZone)} – ${end}`
}

function dayOf(at: Instant, language: Language, timeZone: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return format('day', options, language, timeZone).format(at)
}

function timeOf(at: Instant, language: Language, timeZone: string): string {
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
