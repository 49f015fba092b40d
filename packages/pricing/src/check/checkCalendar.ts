import { dayNumberOf, weekdayOfDay } from '../dayNumbers.ts'
import { calendarKeys } from '../tariffKeys.ts'
import type { Calendar } from '../Tariff.ts'
import type { DateOnly } from '../units.ts'
import { type Finding, Findings } from './finding.ts'

/** What a check of a calendar found: with an error there is no calendar. */
export type CalendarCheck =
  | { readonly ok: true; readonly calendar: Calendar; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/**
 * Checks a calendar that comes from a file or a form: all that is wrong with it at once, and what is
 * worth a second look.
 *
 * @param input anything
 * @returns the calendar with warnings, or at least one error; never throws
 * @example checkCalendar({ holidays: ['2026-11-04'], workingDays: [] }).ok // true
 */
export function checkCalendar(input: unknown): CalendarCheck {
  const findings = new Findings()
  if (!findings.isRecord(input, calendarKeys, '')) return { ok: false, findings: findings.list }
  const holidays = checkDates(findings, input['holidays'], 'holidays')
  const workingDays = checkDates(findings, input['workingDays'], 'workingDays')
  checkSchemaKey(findings, input['$schema'])
  for (const [index, date] of workingDays.entries()) {
    const path = `workingDays[${index}]`
    if (weekdayOfDay(dayNumberOf(date, path)) < 6) {
      const message = `${date} is no Saturday or Sunday: it is a working day anyway.`
      findings.warn(path, 'notWeekend', date, 'a Saturday or a Sunday', message)
    }
    if (holidays.includes(date)) {
      const message = `${date} is a holiday too, and that is what counts.`
      findings.warn(path, 'twice', date, 'a day that is no holiday', message)
    }
  }
  if (findings.hasErrors) return { ok: false, findings: findings.list }
  return { ok: true, calendar: { holidays, workingDays }, findings: findings.list }
}

/** Tells of a key for editors that is no text. */
export function checkSchemaKey(findings: Findings, value: unknown) {
  if (value === undefined || typeof value === 'string') return
  findings.error('$schema', 'kind', value, 'a text', '$schema is no text.')
}

function checkDates(findings: Findings, value: unknown, path: string): readonly DateOnly[] {
  if (!findings.isList(value, path)) return []
  const dates: DateOnly[] = []
  for (const [index, date] of value.entries()) {
    const at = `${path}[${index}]`
    const text = typeof date === 'string' ? date : ''
    const day = findings.attempt(at, 'date', () => dayNumberOf(date, at))
    if (day === null) continue
    if (dates.includes(text)) {
      findings.warn(at, 'twice', date, 'each day once', `${text} is in ${path} already.`)
    }
    if (text < '2000' || text >= '2100') {
      const message = `${text} is far away: is the year right?`
      findings.warn(at, 'implausible', date, 'a day of the years 2000 to 2099', message)
    }
    dates.push(text)
  }
  return dates
}
