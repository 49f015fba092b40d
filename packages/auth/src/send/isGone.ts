import { ApiError } from '@parking/api-client'

const gone = new Set<string | null>(['TokenNotFound', 'TokenExpired', 'AccountNotFound'])

/** Whether a call failed because the back end knows nothing any more of what it goes on with. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && gone.has(error.errorName)
}
