import type { SessionsText } from './ru.ts'

/**
 * Says a duration in words: `1 h 30 min`.
 *
 * @param minutes - whole minutes
 */
export function durationText(t: SessionsText, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('time.minutes', { minutes: rest })
  return rest === 0 ? t('time.hours', { hours }) : t('time.both', { hours, minutes: rest })
}
