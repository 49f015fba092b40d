import { wallClock, type Instant } from '@parking/pricing'

/**
 * Writes when a permit begins or ends, in both languages alike: `24/11/26 00:00` (specification,
 * section 9).
 *
 * @param timeZone - the city's IANA zone
 */
export function formatPermitTime(at: Instant, timeZone: string): string {
  const { date, minutesOfDay } = wallClock(at, timeZone)
  const [year = '', month = '', day = ''] = date.split('-')
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day}/${month}/${year.slice(-2)} ${two(Math.floor(minutesOfDay / 60))}:${two(minutesOfDay % 60)}`
}
