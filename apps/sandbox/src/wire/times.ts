import { instantOf, wallClock, type Instant } from '@parking/pricing'

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0')

function parts(instant: Instant, timeZone: string) {
  const { date, minutesOfDay } = wallClock(instant, timeZone)
  const seconds = Math.floor((instant % 60_000) / 1000)
  const [year = '', month = '', day = ''] = date.split('-')
  const time = `${pad(Math.floor(minutesOfDay / 60))}:${pad(minutesOfDay % 60)}`
  return { year, month, day, time, seconds: pad(seconds) }
}

/** In which formats cities write a time. */
export type TimeFormat =
  | 'YYYY-MM-DD HH:mm:ss'
  | 'YYYY-MM-DD HH:mm'
  | 'DD/MM/YYYY HH:mm'
  | 'DD.MM.YYYY HH:mm'

/** Writes an instant in the format of a city. */
export function writeTime(instant: Instant, timeZone: string, format: TimeFormat): string {
  const { year, month, day, time, seconds } = parts(instant, timeZone)
  return format
    .replace('YYYY', year)
    .replace('MM', month)
    .replace('DD', day)
    .replace('HH:mm', time)
    .replace('ss', seconds)
}

/** Writes an instant as the wire's city-local time: `2026-11-21 12:00:00`. */
export function cityDateTime(instant: Instant, timeZone: string): string {
  return writeTime(instant, timeZone, 'YYYY-MM-DD HH:mm:ss')
}

/** Writes an instant as permits do: `21/11/26 12:00`. */
export function shortDateTime(instant: Instant, timeZone: string): string {
  const { year, month, day, time } = parts(instant, timeZone)
  return `${day}/${month}/${year.slice(2)} ${time}`
}

/** Writes an instant as a date of filters: `21/11/2026`. */
export function slashDate(instant: Instant, timeZone: string): string {
  const { year, month, day } = parts(instant, timeZone)
  return `${day}/${month}/${year}`
}

/** Writes an instant as fines do: `21.11.2026 12:00`. */
export function dottedDateTime(instant: Instant, timeZone: string): string {
  return writeTime(instant, timeZone, 'DD.MM.YYYY HH:mm')
}

/** Reads `2026-11-21 12:00:00` in the city's time; null for what is no such time. */
export function readCityDateTime(text: string, timeZone: string): Instant | null {
  const found = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (!found) return null
  const [, date = '', hours, minutes, seconds = '0'] = found
  const minutesOfDay = Number(hours) * 60 + Number(minutes)
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return tried(() => instantOf(date, minutesOfDay, timeZone) + Number(seconds) * 1000)
}

/** Reads `21/11/2026` as a calendar date; null for what is none. */
export function readSlashDate(text: string): string | null {
  const found = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (!found) return null
  const [, day = '', month = '', year = ''] = found
  const date = `${year}-${month}-${day}`
  return tried(() => {
    instantOf(date, 0, 'UTC')
    return date
  })
}

function tried<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
