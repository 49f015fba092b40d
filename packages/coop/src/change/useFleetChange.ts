import { ApiError, changeFleet, companyQuery, queryKey } from '@parking/api-client'
import { isChangeMade, type FleetChange } from '@parking/domain'
import { useAppContext } from '@parking/runtime'

/** Makes changes of what the company has. */
export interface FleetChanger {
  /**
   * Makes one change and has the company read again.
   *
   * @throws {ApiError} what the call failed with, unless the company shows the change all the same
   */
  readonly make: (change: FleetChange) => Promise<void>
  /** Makes one change and leaves the reading to who makes many: see {@link FleetChanger.isMade}. */
  readonly send: (change: FleetChange) => Promise<void>
  /** Reads the company anew and tells whether it shows a change; null where it can't be read. */
  readonly isMade: (change: FleetChange) => Promise<boolean | null>
}

/**
 * Changes what a company has. Where an answer was lost, the company's own profile says whether the
 * change was made: nothing is sent twice that may have been done.
 */
export function useFleetChange(): FleetChanger {
  const { api, queryClient, session } = useAppContext()

  async function send(change: FleetChange): Promise<void> {
    const company = await queryClient.ensureQueryData(companyQuery(api))
    await api.run(changeFleet(change, company.inn))
  }

  async function isMade(change: FleetChange): Promise<boolean | null> {
    await queryClient.invalidateQueries({ queryKey: queryKey(api, 'company') })
    const read = queryClient.getQueryState(companyQuery(api).queryKey)
    if (read?.status !== 'success' || read.isInvalidated || read.data === undefined) return null
    return isChangeMade(change, read.data)
  }

  async function make(change: FleetChange): Promise<void> {
    const token = session.token()
    const failure = await send(change).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    // Somebody else may be here by now, whose company nothing was changed of.
    if (session.token() !== token) throw failure?.error ?? new ApiError({ kind: 'aborted' })
    const made = await isMade(change)
    if (failure === null || made === true) return
    const { error } = failure
    throw made === false && error instanceof ApiError ? error.asUndone() : error
  }

  return { make, send, isMade }
}
