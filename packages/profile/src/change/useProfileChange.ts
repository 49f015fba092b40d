import { ApiError, profileQuery, queryKey, type Call } from '@parking/api-client'
import type { Profile } from '@parking/domain'
import { useAppContext } from '@parking/runtime'

/**
 * Makes a change of the account.
 *
 * @param isDone - whether a profile shows the change: where only the answer was lost, it is done
 */
type ProfileChange = (call: Call<unknown>, isDone: (profile: Profile) => boolean) => Promise<void>

/**
 * Changes something of the account: makes the call, then has the profile read again, here and in the
 * other tabs. After a failure too: what is shown may be out of date, or the answer alone was lost.
 *
 * @returns makes a change; it has ended once the profile was read again
 * @throws {@link ApiError} what the call failed with
 */
export function useProfileChange(): ProfileChange {
  const { api, queryClient, session } = useAppContext()
  return async (call, isDone) => {
    const token = session.token()
    const failure = await api.run(call).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    // Somebody else may be here by now, whose account nothing was changed of.
    if (session.token() !== token) throw failure?.error ?? new ApiError({ kind: 'aborted' })
    session.send({ kind: 'profileChanged' })
    await queryClient.invalidateQueries({ queryKey: queryKey(api, 'profile') })
    if (failure === null) return
    const { error } = failure
    const read = queryClient.getQueryState(profileQuery(api).queryKey)
    const profile = read?.status === 'success' && !read.isInvalidated ? read.data : undefined
    if (profile === undefined) throw error
    if (!isDone(profile)) throw error instanceof ApiError ? error.asUndone() : error
  }
}
