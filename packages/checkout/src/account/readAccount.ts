import { benefitsQuery, operationsQuery, profileQuery, queryKey } from '@parking/api-client'
import type {
  Benefit,
  Operation,
  OperationsPage,
  ParkingSession,
  Profile,
  ReadList,
} from '@parking/domain'
import { wallClock, type Instant } from '@parking/pricing'
import { randomId, type AppContext } from '@parking/runtime'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

type Context = Pick<AppContext, 'api' | 'queryClient' | 'clock'>

/** What is needed to read something of an account. */
export type ReadContext = Pick<Context, 'api' | 'queryClient'>

/** What the account shows when it is read anew. */
export interface AccountTruth {
  readonly sessions: readonly ParkingSession[]
  readonly operations: readonly Operation[]
  /** Absent where nobody asked for them. */
  readonly benefits?: readonly Benefit[]
  /** Whether all of it could be read: only then does what is missing prove anything. */
  readonly isWhole: boolean
  /** When it was read. */
  readonly now: Instant
}

/**
 * Reads sessions and the operations since an instant from the back end, past the cache.
 *
 * @param options.benefits - whether the benefits are read too
 * @throws {@link ApiError} when any of it can't be read
 */
export async function readAccount(
  context: Context,
  since: Instant,
  options: { readonly benefits: boolean },
): Promise<AccountTruth> {
  const { api, queryClient, clock } = context
  const dateOf = (instant: Instant) => wallClock(instant, api.timeZone).date
  const filter = { from: dateOf(since), to: dateOf(clock.now()) }
  const [profile, page, benefits] = await Promise.all([
    readProfile(context),
    readAnew(queryClient, operationsQuery(api, filter)),
    options.benefits ? readBenefits(context) : null,
  ])
  return {
    sessions: profile.sessions,
    operations: page.operations,
    ...(benefits === null ? {} : { benefits: benefits.items }),
    isWhole:
      profile.unreadable.sessions === 0 &&
      isWholePage(page) &&
      (benefits === null || benefits.unreadable === 0),
    now: clock.now(),
  }
}

/** What an account shows that has begun until an instant. */
export function accountUntil(account: AccountTruth, until = Infinity): AccountTruth {
  return {
    ...account,
    sessions: account.sessions.filter(({ startsAt }) => startsAt <= until),
    operations: account.operations.filter(({ at }) => at <= until),
  }
}

/** Reads the profile from the back end, past the cache, and has the screen show it. */
export async function readProfile({ api, queryClient }: ReadContext): Promise<Profile> {
  const query = profileQuery(api)
  const profile = await readAnew(queryClient, query)
  queryClient.setQueryData(query.queryKey, profile)
  return profile
}

/** Reads the benefits from the back end, past the cache, and has the screen show them. */
export async function readBenefits({ api, queryClient }: ReadContext): Promise<ReadList<Benefit>> {
  const query = benefitsQuery(api)
  const benefits = await readAnew(queryClient, query)
  queryClient.setQueryData(query.queryKey, benefits)
  return benefits
}

/** Reads once, now: it neither joins a reading that began earlier nor is tried again later. */
function readAnew<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return queryClient.fetchQuery({
    ...query,
    queryKeyHashFn: randomId,
    retry: false,
    gcTime: 0,
  })
}

/** The most operations that one answer holds (specification, section 9). */
const pageSize = 50

/** A day with more operations than one answer holds is not read whole. */
function isWholePage({ operations, unreadable, total }: OperationsPage): boolean {
  return (
    unreadable === 0 && (total === null ? operations.length < pageSize : operations.length >= total)
  )
}

/** Has everything that shows money or sessions read again. */
export async function refreshAccount({ api, queryClient }: ReadContext): Promise<void> {
  await Promise.all(
    (['profile', 'balance', 'operations', 'benefits', 'cost'] as const).map((name) =>
      queryClient.invalidateQueries({ queryKey: queryKey(api, name) }),
    ),
  )
}
