import { addDays, wallClock, type Instant } from '@parking/pricing'
import { formatClock, formatDate, type TimeStyle } from './formatSpan.ts'

const words = {
  ru: {
    midnight: 'полуночи',
    tomorrow: 'завтра',
    weekdays: [
      'понедельника',
      'вторника',
      'среды',
      'четверга',
      'пятницы',
      'субботы',
      'воскресенья',
    ],
  },
  en: {
    midnight: 'midnight',
    tomorrow: 'tomorrow',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
} as const

/**
 * Writes a moment to stand after "until", as people say it: `19:00` today, else `завтра, 08:00`,
 * within a week `понедельника, 08:00`, later `8 января, 08:00`.
 *
 * @param at - the moment that is written
 * @param now - the moment at which it is read
 */
export function formatUntil(at: Instant, now: Instant, style: TimeStyle): string {
  const clock = formatClock(at, style)
  const { midnight, tomorrow, weekdays } = words[style.language]
  const today = wallClock(now, style.timeZone).date
  const { date, weekday, minutesOfDay } = wallClock(at, style.timeZone)
  if (date === today) return clock
  if (date === addDays(today, 1)) return minutesOfDay === 0 ? midnight : `${tomorrow}, ${clock}`
  const isThisWeek = date > today && date < addDays(today, 7)
  return `${isThisWeek ? weekdays[weekday - 1] : formatDate(at, style)}, ${clock}`
}
