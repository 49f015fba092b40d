import { durationText } from './durationText.ts'
import type { SessionsText } from './ru.ts'

/**
 * Says how much time is left, never more than there is: whole minutes, rounded down.
 *
 * @param left - milliseconds
 */
export function leftText(t: SessionsText, left: number): string {
  const minutes = Math.floor(left / 60_000)
  return minutes === 0 ? t('time.lastMinute') : durationText(t, minutes)
}
