import { wallClock, type Instant } from '@parking/pricing'

/**
 * Writes a moment by a city's clocks in both languages alike: `24.11.2026 18:30` (specification,
 * section 9, for fines).
 *
 * @param timeZone - the city's IANA zone
 */
export function formatDottedTime(at: Instant, timeZone: string): string {
  const { date, minutesOfDay } = wallClock(at, timeZone)
  const two = (part: number) => String(part).padStart(2, '0')
  const clock = `${two(Math.floor(minutesOfDay / 60))}:${two(minutesOfDay % 60)}`
  return `${date.split('-').toReversed().join('.')} ${clock}`
}
