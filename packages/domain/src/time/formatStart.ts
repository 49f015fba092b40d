import { addDays, wallClock, type Instant } from '@parking/pricing'
import { formatClock, formatDate, type TimeStyle } from './formatSpan.ts'

const words = {
  ru: { at: 'в', tomorrow: 'завтра', on: '' },
  en: { at: 'at', tomorrow: 'tomorrow', on: 'on ' },
} as const

/**
 * Writes a moment to stand after "begins", as people say it: `в 19:00` today, `завтра в 09:00`, else
 * `8 января в 09:00`.
 *
 * @param at - the moment that is written
 * @param now - the moment at which it is read
 */
export function formatStart(at: Instant, now: Instant, style: TimeStyle): string {
  const { at: word, tomorrow, on } = words[style.language]
  const today = wallClock(now, style.timeZone).date
  const { date } = wallClock(at, style.timeZone)
  const clock = `${word} ${formatClock(at, style)}`
  if (date === today) return clock
  return `${date === addDays(today, 1) ? tomorrow : `${on}${formatDate(at, style)}`} ${clock}`
}
