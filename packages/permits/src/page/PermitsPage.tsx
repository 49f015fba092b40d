import { paymentsTexts } from '@parking/payments'
import { benefitsQuery, permitCardsQuery, profileQuery, settingsQuery } from '@parking/api-client'
import {
  errorTexts,
  type LatePage,
  LinkButton,
  UnreadableNote,
  useAppContext,
  useCitySettings,
  LoadFailed,
  useTexts,
} from '@parking/runtime'
import { EmptyState, PageHeader, ReceiptIcon, SearchIcon, Section, useKeptFocus } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { BenefitsTable } from '../benefits/BenefitsTable.tsx'
import { PermitGrid } from '../cards/PermitGrid.tsx'
import { hasConstructor } from '../hasConstructor.ts'
import { purchaseRequested } from '../store/permitDialog.ts'
import { permitsTexts } from '../texts/ru.ts'
import { useEndOfDrafts } from '../store/useEndOfDrafts.ts'
import { Loading } from '../words/Loading.tsx'
import { PermitDialogs } from './PermitDialogs.tsx'
import { PermitNotices } from './PermitNotices.tsx'
import css from './PermitsPage.module.css'

/** The permits that the driver has, and below those on sale. */
export function PermitsPage(): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { city } = useAppContext()
  const settings = useCitySettings()
  useEndOfDrafts()
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader
        title={t('page.title')}
        actions={
          hasConstructor({ city, settings }) ? (
            <LinkButton to="/profile/constructor" variant="default" leftSection={<SearchIcon />}>
              {t('page.buyPermit')}
            </LinkButton>
          ) : undefined
        }
      />
      <PermitNotices />
      <BenefitsTable />
      <PermitCards />
      <PermitDialogs />
    </div>
  )
}

/** What the page can't be shown without. */
export const permitsPage: LatePage = {
  Page: PermitsPage,
  texts: [permitsTexts, paymentsTexts, errorTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(permitCardsQuery(api))
    void queryClient.prefetchQuery(benefitsQuery(api))
    void queryClient.prefetchQuery(profileQuery(api))
    void queryClient.prefetchQuery(settingsQuery(api))
  },
}

/** The permits that are on sale. */
function PermitCards(): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const query = useQuery(permitCardsQuery(api))
  const { data, error } = query
  if (data === undefined) {
    return error === null ? (
      <Loading size="cards" words={t('cards.loading')} />
    ) : (
      <LoadFailed title={t('cards.failedTitle')} query={query} />
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
