import type { City } from '@parking/domain'
import type { Calendar } from '@parking/pricing'

/**
 * Reads every city, in the order of the ids.
 *
 * @param folder - another folder than the project's
 * @throws {Error} when a file breaks a rule; the message lists all problems, a line each
 */
export function loadCities(folder?: string): [City, ...City[]]

/**
 * Reads the calendar of holidays.
 *
 * @throws {Error} as `loadCities` does
 */
export function loadCalendar(folder?: string): Calendar
