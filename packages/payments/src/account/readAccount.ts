import { operationsQuery, profileQuery, queryKey } from '@parking/api-client'
import type { Benefit, Operation, OperationsPage, ParkingSession, Profile } from '@parking/domain'
import { wallClock, type Instant } from '@parking/pricing'
import { randomId, type AppContext } from '@parking/runtime'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/** What is needed to read an account. */
export type ReadContext = Pick<AppContext, 'api' | 'queryClient' | 'clock'>

/** What the account shows when it is read anew. */
export interface AccountTruth {
  readonly sessions: readonly ParkingSession[]
  readonly operations: readonly Operation[]
  /** Absent where nobody asked for them. */
  readonly benefits?: readonly Benefit[]
  /** What a barrier ticket costs now, in kopecks; absent where nobody asked, null where it is not told. */
  readonly ticketCost?: number | null
  /** Whether all of it could be read: only then does what is missing prove anything. */
  readonly isWhole: boolean
  /** When it was read. */
  readonly now: Instant
  /** By the device's clock alone, which may be ahead. */
  readonly isTimeUnsure?: boolean
}

/**
 * Reads sessions and the operations since an instant from the back end, past the cache.
 *
 * @throws {@link ApiError} when either can't be read
 */
export async function readAccount(context: ReadContext, since: Instant): Promise<AccountTruth> {
  const [profile, page] = await Promise.all([readProfile(context), readHistory(context, since)])
  return {
    sessions: profile.sessions,
    operations: page.operations,
    isWhole: isWholeList(profile) && isWholePage(page),
    now: context.clock.now(),
    isTimeUnsure: !context.clock.isSet(),
  }
}

/** Reads the operations since the day of an instant, past the cache. */
export function readHistory(
  { api, queryClient, clock }: ReadContext,
  since: Instant,
): Promise<OperationsPage> {
  const dateOf = (instant: Instant) => wallClock(instant, api.timeZone).date
  const filter = { from: dateOf(since), to: dateOf(clock.now()) }
  return readAnew(queryClient, operationsQuery(api, filter))
}

/** What an account shows that has begun until an instant: what is missing in it proves nothing. */
export function accountUntil(account: AccountTruth, until = Infinity): AccountTruth {
  return {
    ...account,
    isWhole: account.isWhole && until === Infinity,
    sessions: account.sessions.filter(({ startsAt }) => startsAt <= until),
    operations: account.operations.filter(({ at }) => at <= until),
  }
}

/** Reads the profile from the back end, past the cache, and has the screen show it. */
export async function readProfile({
  api,
  queryClient,
}: Pick<ReadContext, 'api' | 'queryClient'>): Promise<Profile> {
  const query = profileQuery(api)
  const profile = await readAnew(queryClient, query)
  queryClient.setQueryData(query.queryKey, profile)
  return profile
}

/**
 * Reads the profile, with what answers have said that an account which is late does not show yet: what the
 * screen shows.
 */
export async function readShownProfile(
  context: Pick<ReadContext, 'api' | 'queryClient'>,
): Promise<Profile> {
  const profile = await readProfile(context)
  return context.queryClient.getQueryData(profileQuery(context.api).queryKey) ?? profile
}

/**
 * Reads once, now, past the cache: it neither joins a reading that began earlier nor takes an answer that the
 * page's frame has asked for, and is not tried again later.
 */
export function readAnew<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return queryClient.fetchQuery({
    ...query,
    meta: { ...query.meta, anew: true },
    queryKeyHashFn: randomId,
    retry: false,
    gcTime: 0,
  })
}

/** A session of which the state or the end of its run can't be read proves as little as an unreadable one. */
function isWholeList({ sessions, unreadable }: Profile): boolean {
  const isClear = ({ status, endsAt }: ParkingSession): boolean =>
    status === 'waiting' || (status === 'active' && endsAt !== null)
  return unreadable.sessions === 0 && sessions.every(isClear)
}

/** The most operations that one answer holds (specification, section 9). */
const pageSize = 50

/** A day with more operations than one answer holds is not read whole. */
export function isWholePage({ operations, unreadable, total }: OperationsPage): boolean {
  return (
    unreadable === 0 && (total === null ? operations.length < pageSize : operations.length >= total)
  )
}

/** Has everything that shows money or sessions read again. */
export async function refreshAccount({
  api,
  queryClient,
}: Pick<ReadContext, 'api' | 'queryClient'>): Promise<void> {
  await Promise.all(
    (['profile', 'balance', 'operations', 'benefits', 'cost'] as const).map((name) =>
      queryClient.invalidateQueries({ queryKey: queryKey(api, name) }),
    ),
  )
}
