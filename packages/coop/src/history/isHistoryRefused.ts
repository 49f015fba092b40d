import { ApiError } from '@parking/api-client'
import type { AllOperations } from '@parking/spending'

/** Answers of a server that does not have a call, or not for companies. */
const refusing: ReadonlySet<number | null> = new Set([403, 404, 405, 501])

/** Whether a city has said that it does not tell companies their history. */
export function isHistoryRefused({ kind, read, error }: AllOperations): boolean {
  if (kind !== 'failed' || read > 0 || !(error instanceof ApiError)) return false
  return error.kind === 'server' || (error.kind === 'http' && refusing.has(error.status))
}
