import { offersQuery, type OfferSearch } from '@parking/api-client'
import { UnreadableNote, useAppContext, LoadFailed, useTexts } from '@parking/runtime'
import { EmptyState, SearchIcon, Section, VisuallyHidden } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { PermitGrid } from '../cards/PermitGrid.tsx'
import { permitsTexts } from '../texts/ru.ts'
import { offersOnSale } from '../purchase/useSoldPermit.ts'
import { useConstructorDraft } from '../store/constructorDraft.ts'
import { purchaseRequested } from '../store/permitDialog.ts'
import { useShown } from '../words/useShown.ts'
import css from './ConstructorPage.module.css'

/** What the constructor has found, once it was asked. */
export function OfferResults(): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { asked } = useConstructorDraft()
  const ref = useRef<HTMLDivElement>(null)
  useShown(ref)
  return (
    <div ref={ref} className={css['results']}>
      <Section title={t('finder.results')}>
        {asked === null ? (
          <EmptyState
            isCompact
            icon={<SearchIcon size="l" />}
            title={t('finder.before')}
            description={t('finder.beforeText')}
          />
        ) : (
          <Found asked={asked} />
        )}
      </Section>
    </div>
  )
}

function Found({ asked }: { readonly asked: OfferSearch }): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const query = useQuery(offersQuery(api, asked))
  const { data, error } = query
  if (data === undefined) {
    return error === null ? (
      <output>{t('finder.loading')}</output>
    ) : (
      <LoadFailed title={t('finder.failed')} query={query} />
    )
  }
  const { items, unreadable } = data
  return (
    <>
      <VisuallyHidden>
        <output>{t('finder.found', { count: items.length })}</output>
      </VisuallyHidden>
      <UnreadableNote count={unreadable} />
      {items.length === 0 ? (
        <EmptyState
          isCompact
          icon={<SearchIcon size="l" />}
          title={t('finder.none')}
          description={t('finder.noneText')}
        />
      ) : (
        <PermitGrid
          isSearched
          permits={offersOnSale(asked, items)}
          onBuy={({ code }) => purchaseRequested(code, asked)}
        />
      )}
    </>
  )
}
