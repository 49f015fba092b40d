import { operationsPagesQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import {
  readHistoryFilter,
  writeHistoryFilter,
  type HistoryFilter,
  type HistorySearch,
} from '@parking/domain'
import { errorTexts, type AppContext } from '@parking/runtime'
import { spendingTexts } from '@parking/spending'
import { redirect } from '@tanstack/react-router'
import { askedOperations } from './filter/askedOperations.ts'
import { operationsTexts } from './texts/ru.ts'

/**
 * Asks for the first operations and what the filter offers, and waits for the texts of the page. An
 * address that says what is no filter is set right.
 */
export async function loadOperations(context: AppContext, search: HistorySearch): Promise<void> {
  const { api, queryClient, translator, clock } = context
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
  const sources = [operationsTexts, spendingTexts, errorTexts]
  await Promise.all(sources.map(async (source) => translator.load(source)))
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
