import { LoadFailed, useTexts } from '@parking/runtime'
import { LoadingRing } from '@parking/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cityTexts } from '../texts/ru.ts'

/** What was read, the wait for it, or why it did not come. */
export function Loaded<T>(props: {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>
  readonly failed: string
  readonly children: (data: T) => ReactNode
}): ReactNode {
  const { query, failed, children } = props
  const { t } = useTexts(cityTexts)
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <LoadingRing label={t('page.loading')} />
  return <LoadFailed title={failed} query={query} />
}
