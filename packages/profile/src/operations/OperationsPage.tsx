import {
  historyDays,
  type HistoryFilter,
  type HistorySearch,
  readHistoryFilter,
  wholeHistory,
  writeHistoryFilter,
} from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { redirect, useNavigate, useSearch } from '@tanstack/react-router'
import { spendingTexts } from '@parking/spending'
import {
  type OperationsFilter,
  operationsPagesQuery,
  profileQuery,
  settingsQuery,
  zonesQuery,
} from '@parking/api-client'
import {
  type AppContext,
  errorTexts,
  type FailedReading,
  type LatePage,
  LoadFailed,
  UnreadableNote,
  useAppContext,
  useTexts,
} from '@parking/runtime'
import { PageHeader, useKeptFocus, useNow } from '@parking/ui'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { ExportFailure, ExportMenu } from './export/ExportMenu.tsx'
import { useExport } from './export/useExport.ts'
import { FilterPanel } from './filter/FilterPanel.tsx'
import { OperationsList } from './list/OperationsList.tsx'
import { type OperationsView, useOperations } from './list/useOperations.ts'
import { operationsTexts } from './texts/ru.ts'
import { OperationsEmpty } from './OperationsEmpty.tsx'
import css from './OperationsPage.module.css'
import { SpendingSection } from './spending/SpendingSection.tsx'

/** The filter as the address says it, and how it is changed. */
interface ShownFilter {
  readonly filter: HistoryFilter
  /** What the back end is asked for. */
  readonly asked: OperationsFilter
  /** Puts another filter into the address; its operations are read anew. */
  readonly change: (filter: HistoryFilter) => void
}

/** The history of everything that has moved the account's money, the newest first. */
export function OperationsPage(): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(operationsTexts)
  const shown = useHistoryFilter()
  const history = useOperations(shown.asked)
  const failure = useWholeFailure(history)
  const download = useExport(shown.asked)
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader
        title={t('page.title')}
        description={t('page.description', { city: city.titles[language] })}
        actions={failure === null ? <ExportMenu download={download} /> : undefined}
      />
      <ExportFailure download={download} />
      {failure === null ? (
        <History shown={shown} history={history} />
      ) : (
        <LoadFailed title={t('page.failedTitle')} query={failure} />
      )}
    </div>
  )
}

function History({
  shown: { filter, asked, change },
  history,
}: {
  readonly shown: ShownFilter
  readonly history: OperationsView
}): ReactNode {
  const { t } = useTexts(operationsTexts)
  const hasFailed = history.error !== null
  const isEmpty = history.rows.length === 0
  const name = JSON.stringify(asked)
  return (
    <>
      <FilterPanel filter={filter} onChange={change} />
      <UnreadableNote count={history.unreadable} />
      {isEmpty ? null : <SpendingSection asked={asked} />}
      {hasFailed && isEmpty ? null : (
        <OperationsList
          name={name}
          history={history}
          empty={<OperationsEmpty filter={filter} onChange={change} />}
        />
      )}
      {hasFailed ? (
        <LoadFailed
          title={isEmpty ? t('page.errorTitle') : t('page.moreErrorTitle')}
          query={history}
        />
      ) : null}
    </>
  )
}

/** Why nothing of the page is there: profile, operations and zones all failed. Null while one did not. */
function useWholeFailure(history: OperationsView): FailedReading | null {
  const { api } = useAppContext()
  const others = useQueries({ queries: [profileQuery(api), zonesQuery(api)] })
  const isWhole =
    history.error !== null &&
    history.rows.length === 0 &&
    others.every(({ isLoadingError }) => isLoadingError)
  if (!isWhole) return null
  return {
    error: history.error,
    isFetching: false,
    refetch: () => {
      history.refetch()
      for (const query of others) void query.refetch()
    },
  }
}

/** What the page can't be shown without. */
export const operationsPage: LatePage<unknown, HistorySearch> = {
  Page: OperationsPage,
  texts: [operationsTexts, spendingTexts, errorTexts],
  open: (context, { deps }) => openOperations(context, deps),
}

/** Keeps the filter of the history in the address. */
function useHistoryFilter(): ShownFilter {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const now = useNow('minute')
  const filter = readHistoryFilter(useSearch({ strict: false }))
  const ask = (wanted: HistoryFilter) => askedOperations(wanted, now, api.timeZone)
  return {
    filter,
    asked: ask(filter),
    change: (wanted) => {
      queryClient.removeQueries(operationsPagesQuery(api, ask(wanted)))
      void navigate({
        to: '/profile/operations',
        search: writeHistoryFilter(wanted),
        resetScroll: false,
      })
    },
  }
}

/**
 * Asks for the first operations and what the filter offers.
 *
 * @throws a redirect where the address says what is no filter
 */
async function openOperations(context: AppContext, search: HistorySearch): Promise<void> {
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

/** What a filter asks the back end for, by the city's calendar. */
function askedOperations(filter: HistoryFilter, now: Instant, timeZone: string): OperationsFilter {
  const { type, plate, zone } = filter
  const days = historyDays(filter, now, timeZone) ?? wholeHistory
  return { ...days, type: type === 'all' ? null : type, plate, zone }
}
