import { formatDate } from '@parking/domain'
import { startOfDay, type DateOnly } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { permitsTexts } from '../texts/ru.ts'

/** Writes a day in the city: `24 November`. */
export function useDayText(): (day: DateOnly) => string {
  const { timeZone } = useAppContext().city
  const { language } = useTexts(permitsTexts)
  return (day) => formatDate(startOfDay(day, timeZone), { timeZone, language })
}
