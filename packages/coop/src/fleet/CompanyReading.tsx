import type { Company } from '@parking/domain'
import { useErrorText, useTexts } from '@parking/runtime'
import { ErrorCard, TopLoadingBar } from '@parking/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'

/** Says that the company is on the way, or that it did not come, and tries again. */
export function CompanyReading(props: {
  readonly query: Pick<
    UseQueryResult<Company>,
    'data' | 'error' | 'isError' | 'isFetching' | 'isPending' | 'refetch'
  >
}): ReactNode {
  const { query } = props
  const { t } = useTexts(fleetTexts)
  const errorText = useErrorText()
  return (
    <>
      <TopLoadingBar active={query.isPending} label={t('page.loading')} />
      {query.isError ? (
        <ErrorCard
          title={t(query.data === undefined ? 'page.errorTitle' : 'page.oldTitle')}
          description={errorText(query.error)}
          retryLabel={t('page.retry')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
    </>
  )
}
