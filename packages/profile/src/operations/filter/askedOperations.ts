import type { OperationsFilter } from '@parking/api-client'
import { historyDays, wholeHistory, type HistoryFilter } from '@parking/domain'
import type { Instant } from '@parking/pricing'

/** What a filter asks the back end for, by the city's calendar. */
export function askedOperations(
  filter: HistoryFilter,
  now: Instant,
  timeZone: string,
): OperationsFilter {
  const { type, plate, zone } = filter
  const days = historyDays(filter, now, timeZone) ?? wholeHistory
  return { ...days, type: type === 'all' ? null : type, plate, zone }
}
