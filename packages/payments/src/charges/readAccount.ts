import { operationsQuery, profileQuery } from '@parking/api-client'
import { wallClock, type Instant } from '@parking/pricing'
import type { AppContext } from '@parking/runtime'
import type { AccountTruth } from './hasHappened.ts'

/** The part of an app's context that charges work with. */
export type ChargeContext = Pick<AppContext, 'api' | 'queryClient' | 'clock' | 'city' | 'session'>

/**
 * Reads sessions and the operations since an instant from the back end, past the cache.
 *
 * @throws {@link ApiError} when either can't be read
 */
export async function readAccount(context: ChargeContext, since: Instant): Promise<AccountTruth> {
  const { api, queryClient, clock } = context
  const dateOf = (instant: Instant) => wallClock(instant, api.timeZone).date
  const filter = { from: dateOf(since), to: dateOf(clock.now()) }
  const [profile, page] = await Promise.all([
    queryClient.fetchQuery({ ...profileQuery(api), staleTime: 0 }),
    queryClient.fetchQuery({ ...operationsQuery(api, filter), staleTime: 0 }),
  ])
  return { sessions: profile.sessions, operations: page.operations, now: clock.now() }
}

/** Has everything that shows money or sessions read again. */
export async function refreshAccount({ api, queryClient }: ChargeContext): Promise<void> {
  await Promise.all(
    ['profile', 'balance', 'operations', 'cost'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [...api.scope, name] }),
    ),
  )
}
