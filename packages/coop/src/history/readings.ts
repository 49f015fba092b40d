import { ApiError } from '@parking/api-client'
import type { HistoryDays } from '@parking/domain'
import { addDays, instantOf } from '@parking/pricing'
import type { AllOperations, OperationRow } from '@parking/spending'

/** Answers of a server that does not have a call, or not for companies. */
const refusing: ReadonlySet<number | null> = new Set([403, 404, 405, 501])

/** Whether a city has said that it does not tell companies their history. */
export function isHistoryRefused({ kind, read, error }: AllOperations): boolean {
  if (kind !== 'failed' || read > 0 || !(error instanceof ApiError)) return false
  return error.kind === 'server' || (error.kind === 'http' && refusing.has(error.status))
}

/** Those operations that were made on some days, by the city's clocks. */
export function listOfDays(
  operations: readonly OperationRow[],
  { from, to }: HistoryDays,
  timeZone: string,
): readonly OperationRow[] {
  const [begin, end] = [instantOf(from, 0, timeZone), instantOf(addDays(to, 1), 0, timeZone)]
  return operations.filter(({ at }) => at >= begin && at < end)
}
