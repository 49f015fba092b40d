import { operationsPagesQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import {
  readHistoryFilter,
  writeHistoryFilter,
  type HistoryFilter,
  type HistorySearch,
} from '@parking/domain'
import type { AppContext } from '@parking/runtime'
import { redirect } from '@tanstack/react-router'
import { askedOperations } from './filter/askedOperations.ts'

/**
 * Asks for the first operations and what the filter offers.
 *
 * @throws a redirect where the address says what is no filter
 */
export async function openOperations(context: AppContext, search: HistorySearch): Promise<void> {
  const { api, queryClient, clock } = context
  const filter = await readOfferedFilter(context, search)
  const right = writeHistoryFilter(filter)
  if (!isSameSearch(search, right)) {
    throw redirect({ to: '/profile/operations', search: right, replace: true })
  }
  const pages = operationsPagesQuery(api, askedOperations(filter, clock.now(), api.timeZone))
  // What somebody comes back to is there already, all of it.
  if (queryClient.getQueryData(pages.queryKey) === undefined) {
    void queryClient.prefetchInfiniteQuery(pages)
  }
  void queryClient.prefetchQuery(profileQuery(api))
  void queryClient.prefetchQuery(zonesQuery(api))
}

/** Bonuses can be asked for only where the city has them. */
async function readOfferedFilter(
  { api, queryClient }: AppContext,
  search: HistorySearch,
): Promise<HistoryFilter> {
  const filter = readHistoryFilter({ ...search })
  if (filter.type !== 'bonus20') return filter
  const settings = await queryClient.ensureQueryData(settingsQuery(api)).catch(() => null)
  return settings?.hasBonus === true ? filter : { ...filter, type: 'all' }
}

function isSameSearch(one: HistorySearch, other: HistorySearch): boolean {
  const write = (search: HistorySearch) =>
    Object.entries(search)
      .map(([name, value]) => `${name}=${String(value)}`)
      .toSorted()
      .join('&')
  return write(one) === write(other)
}
