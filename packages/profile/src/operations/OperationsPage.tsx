import { Button } from '@mantine/core'
import { UnreadableNote, useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { EmptyState, ErrorCard, InfiniteTable, PageHeader, ReceiptIcon } from '@parking/ui'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { profileMessages } from '../messages/profileMessages.ts'
import css from './OperationsPage.module.css'
import { useColumns } from './useColumns.tsx'
import { useOperations } from './useOperations.ts'

const LinkButton = createLink(function Link(props: ComponentProps<typeof Button<'a'>>) {
  return <Button {...props} component="a" />
})

/** The history of everything that has moved the account's money, the newest first. */
export function OperationsPage(): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useMessages(profileMessages)
  const errorText = useErrorText()
  const history = useOperations()
  const columns = useColumns()
  const hasFailed = history.error !== null
  return (
    <div className={css['page']}>
      <PageHeader
        title={t('operations.title')}
        description={t('operations.description', { city: city.titles[language] })}
      />
      <UnreadableNote count={history.unreadable} />
      {hasFailed && history.rows.length === 0 ? null : (
        <InfiniteTable
          caption={t('operations.caption')}
          captionHidden
          columns={columns}
          rows={history.rows}
          rowKey={({ key }) => key}
          totalRows={history.total ?? undefined}
          hasMore={history.hasMore}
          loading={history.isLoading && !hasFailed}
          onLoadMore={history.loadMore}
          labels={{ loadMore: t('operations.loadMore'), loading: t('operations.loading') }}
          empty={
            <EmptyState
              title={t('operations.emptyTitle')}
              description={t('operations.emptyText')}
              icon={<ReceiptIcon size="xl" />}
              action={<LinkButton to="/profile/parking">{t('operations.emptyAction')}</LinkButton>}
            />
          }
        />
      )}
      {hasFailed ? (
        <ErrorCard
          title={
            history.rows.length === 0 ? t('operations.errorTitle') : t('operations.moreErrorTitle')
          }
          description={errorText(history.error)}
          retryLabel={t('operations.retry')}
          onRetry={history.retry}
          retrying={history.isLoading}
        />
      ) : null}
    </div>
  )
}
