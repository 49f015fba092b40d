import { formatDate } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { cityTexts } from '../texts/ru.ts'

/** Writes the day of an instant in the city. */
export function useDateText(): (at: Instant) => string {
  const { timeZone } = useAppContext().city
  const { language } = useTexts(cityTexts)
  return (at) => formatDate(at, { timeZone, language })
}
