import { paymentsTexts } from '@parking/payments'
import { benefitsQuery } from '@parking/api-client'
import {
  LinkButton,
  useAppContext,
  LoadFailed,
  useTexts,
  type LatePage,
  errorTexts,
} from '@parking/runtime'
import { EmptyState, PageHeader, PrintButton, Printed, ReceiptIcon } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { Loading } from '../words/Loading.tsx'
import { PermitSheet } from './PermitSheet.tsx'
import css from './PermitSheetPage.module.css'

/** What a driver shows of a permit to an inspector, on the screen or on paper. */
export function PermitSheetPage(): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const { orderNumber } = useParams({ strict: false })
  const query = useQuery(benefitsQuery(api))
  const { data, error } = query
  const permit = data?.items.find((benefit) => benefit.orderNumber === orderNumber)
  return (
    <Printed>
      <div className={css['page']}>
        <PageHeader
          title={t('sheet.title')}
          {...(permit === undefined
            ? {}
            : {
                actions: (
                  <span data-screen>
                    <PrintButton>{t('sheet.print')}</PrintButton>
                  </span>
                ),
              })}
        />
        {permit === undefined ? null : <PermitSheet permit={permit} />}
        {data === undefined && error === null ? (
          <Loading size="form" words={t('benefits.loading')} />
        ) : null}
        {data === undefined && error !== null ? (
          <LoadFailed title={t('benefits.failedTitle')} query={query} />
        ) : null}
        {data !== undefined && permit === undefined ? (
          <EmptyState
            icon={<ReceiptIcon size="xl" />}
            title={t('sheet.goneTitle')}
            description={t('sheet.gone')}
            action={<LinkButton to="/profile/abonements">{t('sheet.all')}</LinkButton>}
          />
        ) : null}
      </div>
    </Printed>
  )
}

/** What the page can't be shown without. */
export const permitSheetPage: LatePage = {
  Page: PermitSheetPage,
  texts: [permitsTexts, paymentsTexts, errorTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(benefitsQuery(api))
  },
}
