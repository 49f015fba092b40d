import type { HistoryDays } from '@parking/domain'
import { addDays, instantOf } from '@parking/pricing'
import type { OperationRow } from '@parking/spending'

/** Those operations that were made on some days, by the city's clocks. */
export function listOfDays(
  operations: readonly OperationRow[],
  { from, to }: HistoryDays,
  timeZone: string,
): readonly OperationRow[] {
  const [begin, end] = [instantOf(from, 0, timeZone), instantOf(addDays(to, 1), 0, timeZone)]
  return operations.filter(({ at }) => at >= begin && at < end)
}
