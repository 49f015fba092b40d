import { formatDate } from '@parking/domain'
import { startOfDay, type DateOnly } from '@parking/pricing'
import { useAppContext, useMessages } from '@parking/runtime'
import { permitsMessages } from '../messages/permitsMessages.ts'

/** Writes a day in the city: `24 November`. */
export function useDayText(): (day: DateOnly) => string {
  const { timeZone } = useAppContext().city
  const { language } = useMessages(permitsMessages)
  return (day) => formatDate(startOfDay(day, timeZone), { timeZone, language })
}
