import { type HistorySearch } from '@parking/domain'
import { openOperations } from './openOperations.ts'
import { spendingTexts } from '@parking/spending'
import { profileQuery, zonesQuery } from '@parking/api-client'
import {
  UnreadableNote,
  useAppContext,
  useErrorText,
  useTexts,
  type LatePage,
  errorTexts,
} from '@parking/runtime'
import { ErrorCard, PageHeader, useKeptFocus } from '@parking/ui'
import { useQueries } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { ExportFailure, ExportMenu } from './export/ExportMenu.tsx'
import { useExport } from './export/useExport.ts'
import { FilterPanel } from './filter/FilterPanel.tsx'
import { useHistoryFilter, type ShownFilter } from './filter/useHistoryFilter.ts'
import { OperationsList } from './list/OperationsList.tsx'
import { useOperations, type OperationsView } from './list/useOperations.ts'
import { operationsTexts } from './texts/ru.ts'
import { OperationsEmpty } from './OperationsEmpty.tsx'
import css from './OperationsPage.module.css'
import { SpendingSection } from './spending/SpendingSection.tsx'

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
        <Failure title={t('page.failedTitle')} {...failure} />
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
          key={name}
          name={name}
          history={history}
          empty={<OperationsEmpty filter={filter} onChange={change} />}
        />
      )}
      {hasFailed ? (
        <Failure
          title={isEmpty ? t('page.errorTitle') : t('page.moreErrorTitle')}
          error={history.error}
          retry={history.retry}
          isRetrying={history.isLoading}
        />
      ) : null}
    </>
  )
}

interface FailureProps {
  readonly error: unknown
  readonly retry: () => void
  readonly isRetrying: boolean
}

function Failure({
  title,
  error,
  retry,
  isRetrying,
}: FailureProps & { readonly title: string }): ReactNode {
  const { t } = useTexts(operationsTexts)
  const errorText = useErrorText()
  return (
    <ErrorCard
      title={title}
      description={errorText(error)}
      retryLabel={t('page.retry')}
      onRetry={retry}
      retrying={isRetrying}
    />
  )
}

/** Why nothing of the page is there: profile, operations and zones all failed. Null while one did not. */
function useWholeFailure(history: OperationsView): FailureProps | null {
  const { api } = useAppContext()
  const others = useQueries({ queries: [profileQuery(api), zonesQuery(api)] })
  const isWhole =
    history.error !== null &&
    history.rows.length === 0 &&
    others.every(({ isLoadingError }) => isLoadingError)
  if (!isWhole) return null
  return {
    error: history.error,
    isRetrying: false,
    retry: () => {
      history.retry()
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
