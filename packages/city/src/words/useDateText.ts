import { formatDate } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext, useMessages } from '@parking/runtime'
import { cityMessages } from '../messages/cityMessages.ts'

/** Writes the day of an instant in the city. */
export function useDateText(): (at: Instant) => string {
  const { timeZone } = useAppContext().city
  const { language } = useMessages(cityMessages)
  return (at) => formatDate(at, { timeZone, language })
}
