import type { DurationDisplay } from './types.ts'

/**
 * How a duration is shown: 0 is one without time, everything else `HH:mm`, where a whole day is
 * `24:00` (specification, section 9).
 *
 * @param minutes - whole minutes, 0 or more
 */
export function displayDuration(minutes: number): DurationDisplay {
  if (!(minutes > 0)) return { kind: 'withoutTime' }
  const hours = Math.floor(minutes / 60)
  return { kind: 'clock', text: `${twoDigits(hours)}:${twoDigits(minutes % 60)}` }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
