import { Loader } from '@mantine/core'
import { useErrorText, useMessages } from '@parking/runtime'
import { ErrorCard } from '@parking/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cityMessages } from '../messages/cityMessages.ts'
import css from './TextPage.module.css'

/** A page of reading in a narrow column. */
export function TextPage({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}): ReactNode {
  return (
    <div className={css['page']}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

/** The surface that a page's subject lies on. */
export function Sheet({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css['sheet']}>{children}</div>
}

/** What was read, the wait for it, or why it did not come. */
export function Loaded<T>(props: {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>
  readonly failed: string
  readonly children: (data: T) => ReactNode
}): ReactNode {
  const { query, failed, children } = props
  const { t } = useMessages(cityMessages)
  const errorText = useErrorText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <Loader aria-label={t('page.loading')} />
  return (
    <ErrorCard
      title={failed}
      description={errorText(query.error)}
      retryLabel={t('page.retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
