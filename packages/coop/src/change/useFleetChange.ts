import { ApiError, changeFleet, companyQuery, queryKey } from '@parking/api-client'
import { isChangeCurrent, isChangeMade, type Company, type FleetChange } from '@parking/domain'
import { useAppContext } from '@parking/runtime'
import { useState } from 'react'
import { ChangeUnseen } from './ChangeUnseen.ts'
import { RecordChanged } from './RecordChanged.ts'

/** Makes changes of what the company has. */
export interface FleetChanger {
  /**
   * Makes one change and has the company read again.
   *
   * @throws {RecordChanged} when somebody else has changed the same in the meantime; nothing was sent
   * @throws {ApiError} what the call failed with, unless the company shows the change all the same
   */
  readonly make: (change: FleetChange) => Promise<void>
  /** Makes one change and leaves the reading to who makes many. */
  readonly send: (change: FleetChange) => Promise<void>
  /**
   * Reads the company anew, to see which changes it shows.
   *
   * @throws what the reading failed with
   */
  readonly readCompany: () => Promise<Company>
}

/**
 * Changes what a company has. When an answer was lost, the company's own profile says whether the
 * change was made. What may have been done is not sent a second time.
 */
export function useFleetChange(): FleetChanger {
  const { api, queryClient, session } = useAppContext()
  const [owner] = useState(() => session.token())

  /** Whoever signs in later, here or in another tab, has asked for nothing. */
  function checkOwner(): void {
    if (session.token() !== owner) throw new ApiError({ kind: 'aborted' })
  }

  async function send(change: FleetChange): Promise<void> {
    const company = await queryClient.ensureQueryData(companyQuery(api))
    checkOwner()
    await api.run(changeFleet(change, company.inn))
  }

  async function readCompany(): Promise<Company> {
    checkOwner()
    await queryClient.invalidateQueries({ queryKey: queryKey(api, 'company') })
    const read = queryClient.getQueryState(companyQuery(api).queryKey)
    if (read?.status === 'success' && !read.isInvalidated && read.data !== undefined) {
      return read.data
    }
    throw read?.error ?? new ApiError({ kind: 'aborted' })
  }

  /**
   * A call changes all of a record, so it could undo what somebody else has changed meanwhile.
   *
   * @returns whether the company shows the change already
   */
  async function isThere(change: FleetChange): Promise<boolean> {
    if (change.kind !== 'editDriver' && change.kind !== 'editVehicle') return false
    const company = await readCompany().catch((error: unknown) => {
      throw error instanceof ApiError ? error.asUndone() : error
    })
    if (isChangeMade(change, company)) return true
    if (!isChangeCurrent(change, company)) throw new RecordChanged()
    return false
  }

  async function make(change: FleetChange): Promise<void> {
    if (await isThere(change)) return
    const failure = await send(change).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    if (session.token() !== owner) throw failure?.error ?? new ApiError({ kind: 'aborted' })
    const company = await readCompany().catch(() => null)
    if (failure === null) return
    const { error } = failure
    if (company === null) throw error
    if (isChangeMade(change, company)) return
    const isUnseen = error instanceof ApiError && error.outcomeUnknown
    throw isUnseen ? new ChangeUnseen(error) : error
  }

  return { make, send, readCompany }
}
