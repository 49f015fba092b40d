import { paymentsTexts } from '@parking/payments'
import { permitCardsQuery, benefitsQuery, profileQuery, settingsQuery } from '@parking/api-client'
import {
  LinkButton,
  useAppContext,
  useCitySettings,
  useTexts,
  type LatePage,
  errorTexts,
} from '@parking/runtime'
import { PageHeader, SearchIcon, useKeptFocus } from '@parking/ui'
import { useRef, type ReactNode } from 'react'
import { BenefitsTable } from '../benefits/BenefitsTable.tsx'
import { PermitCards } from '../cards/PermitCards.tsx'
import { hasConstructor } from '../hasConstructor.ts'
import { permitsTexts } from '../texts/ru.ts'
import { useEndOfDrafts } from '../store/useEndOfDrafts.ts'
import { PermitDialogs } from './PermitDialogs.tsx'
import { PermitNotices } from './PermitNotices.tsx'
import css from './PermitsPage.module.css'

/** Permits on sale, and below those that the driver has. */
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
      <PermitCards />
      <PermitNotices />
      <BenefitsTable />
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
