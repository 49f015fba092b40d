import type { ApiError } from '@parking/api-client'

/**
 * No answer came, and the company does not show the change: it was not made, or the back end is still
 * at it.
 */
export class ChangeUnseen extends Error {
  override readonly name = 'ChangeUnseen'
  /** What the call failed with. */
  override readonly cause: ApiError

  constructor(cause: ApiError) {
    super(cause.message)
    this.cause = cause
  }
}
