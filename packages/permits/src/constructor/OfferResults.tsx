import { offersQuery, type OfferSearch } from '@parking/api-client'
import { UnreadableNote, useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { EmptyState, ErrorCard, SearchIcon, Section } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PermitGrid } from '../cards/PermitGrid.tsx'
import { permitsMessages } from '../messages/permitsMessages.ts'
import { offersOnSale } from '../purchase/useSoldPermit.ts'
import { useConstructorDraft } from '../store/constructorDraft.ts'
import { purchaseRequested } from '../store/permitDialog.ts'

/** What the constructor has found, once it was asked. */
export function OfferResults(): ReactNode {
  const { t } = useMessages(permitsMessages)
  const { asked } = useConstructorDraft()
  return (
    <Section title={t('constructor.results')}>
      {asked === null ? (
        <EmptyState isCompact icon={<SearchIcon size="l" />} title={t('constructor.before')} />
      ) : (
        <Found asked={asked} />
      )}
    </Section>
  )
}

function Found({ asked }: { readonly asked: OfferSearch }): ReactNode {
  const { t } = useMessages(permitsMessages)
  const { api } = useAppContext()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useQuery(offersQuery(api, asked))
  if (data === undefined) {
    return error === null ? (
      <output>{t('constructor.loading')}</output>
    ) : (
      <ErrorCard
        title={t('constructor.failed')}
        description={errorText(error)}
        retryLabel={t('page.retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const { items, unreadable } = data
  return (
    <>
      <UnreadableNote count={unreadable} />
      {items.length === 0 ? (
        <EmptyState
          isCompact
          icon={<SearchIcon size="l" />}
          title={t('constructor.none')}
          description={t('constructor.noneText')}
        />
      ) : (
        <PermitGrid
          permits={offersOnSale(asked, items)}
          onBuy={({ code }) => purchaseRequested(code, asked)}
        />
      )}
    </>
  )
}
