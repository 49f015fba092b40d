import type { Company } from '@parking/domain'
import { useErrorText, useMessages } from '@parking/runtime'
import { ErrorCard, TopLoadingBar } from '@parking/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fleetMessages } from '../fleetMessages/fleetMessages.ts'

/** Says that the company is on the way, or that it did not come, and tries again. */
export function CompanyReading(props: {
  readonly query: Pick<
    UseQueryResult<Company>,
    'data' | 'error' | 'isError' | 'isFetching' | 'isPending' | 'refetch'
  >
}): ReactNode {
  const { query } = props
  const { t } = useMessages(fleetMessages)
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
