import type { Instant } from '@parking/pricing'

/** How times are written: by the clocks of a city, whatever the device's zone is. */
export interface TimeStyle {
  /** IANA name. */
  readonly timeZone: string
  readonly language: 'ru' | 'en'
}

const forms = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** How a date is written: `24 November`, `Tuesday 24 November` or `24 Nov 2026`. */
export type DateForm = Exclude<keyof typeof forms, 'clock'>

/** British English writes the day before its month. */
const locales = { ru: 'ru', en: 'en-GB' } as const

/** Spans under this long show no date of their end, in milliseconds (specification, section 9). */
const shortSpan = 6 * 60 * 60 * 1000

/** Formats are slow to make: a table of thousands of rows shares them. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes the time of day: `18:30`. */
export function formatClock(at: Instant, style: TimeStyle): string {
  return format(at, style, 'clock')
}

/** Writes the date. */
export function formatDate(at: Instant, style: TimeStyle, form: DateForm = 'day'): string {
  // Russian adds a word for the year, which a column of dates does not need.
  return format(at, style, form).replace(/\sг\.$/, '')
}

/** Writes the time of day, with the date unless it is the date of `now`: `24 November, 18:30`. */
export function formatWhen(
  at: Instant,
  now: Instant,
  style: TimeStyle,
  form: DateForm = 'day',
): string {
  const clock = formatClock(at, style)
  return isSameDay(at, now, style) ? clock : `${formatDate(at, style, form)}, ${clock}`
}

/**
 * Writes from when to when: with both dates when the span goes past midnight and is not short, else
 * with the times alone.
 *
 * @param beside - the instant whose date stands beside the span: a span that begins on another day
 *   then shows the date of its start, and so does every one that goes past midnight
 */
export function formatSpan(
  span: { readonly from: Instant; readonly to: Instant; readonly beside?: Instant },
  style: TimeStyle,
  form: DateForm = 'day',
): string {
  const { from, to, beside } = span
  const isOneDay = isSameDay(from, to, style)
  const isLong = !isOneDay && to - from >= shortSpan
  const isDated = beside === undefined ? isLong : !isOneDay || !isSameDay(from, beside, style)
  const write = (at: Instant, dated: boolean) =>
    `${dated ? `${formatDate(at, style, form)}, ` : ''}${formatClock(at, style)}`
  return `${write(from, isDated)} – ${write(to, isLong)}`
}

function isSameDay(one: Instant, other: Instant, style: TimeStyle): boolean {
  return format(one, style, 'year') === format(other, style, 'year')
}

function format(at: Instant, { timeZone, language }: TimeStyle, form: keyof typeof forms): string {
  const key = `${form} ${language} ${timeZone}`
  const known = formats.get(key)
  if (known !== undefined) return known.format(at)
  const made = new Intl.DateTimeFormat(locales[language], { ...forms[form], timeZone })
  formats.set(key, made)
  return made.format(at)
}
