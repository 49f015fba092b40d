import { permitCardsQuery } from '@parking/api-client'
import { UnreadableNote, useAppContext, useErrorText, useTexts } from '@parking/runtime'
import { EmptyState, ErrorCard, ReceiptIcon, Section } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { purchaseRequested } from '../store/permitDialog.ts'
import { Loading } from '../words/Loading.tsx'
import { PermitGrid } from './PermitGrid.tsx'

/** The permits that are on sale. */
export function PermitCards(): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useQuery(permitCardsQuery(api))
  if (data === undefined) {
    return error === null ? (
      <Loading size="cards" words={t('cards.loading')} />
    ) : (
      <ErrorCard
        title={t('cards.failedTitle')}
        description={errorText(error)}
        retryLabel={t('page.retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const { items, unreadable } = data
  return (
    <Section title={t('cards.title')}>
      <UnreadableNote count={unreadable} />
      {items.length === 0 ? (
        <EmptyState
          isCompact
          icon={<ReceiptIcon size="l" />}
          title={t('cards.emptyTitle')}
          description={t('cards.emptyText')}
        />
      ) : (
        <PermitGrid
          permits={items.toSorted((one, other) => one.order - other.order)}
          onBuy={({ code }) => purchaseRequested(code)}
        />
      )}
    </Section>
  )
}
