import type { DurationDisplay } from './types.ts'

/**
 * How a duration is shown: 0 is one without time, everything else `HH:mm`, where a whole day is
 * `24:00` (specification, section 9).
 *
 * @param minutes - 0 or more; rounded to whole ones
 */
export function displayDuration(minutes: number): DurationDisplay {
  const whole = Math.round(minutes)
  if (!(whole > 0 && Number.isFinite(whole))) return { kind: 'withoutTime' }
  const hours = Math.floor(whole / 60)
  return { kind: 'clock', text: `${twoDigits(hours)}:${twoDigits(whole % 60)}` }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
