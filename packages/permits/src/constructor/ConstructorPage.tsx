import { paymentsTexts } from '@parking/payments'
import { profileQuery, timingsQuery, zonesQuery } from '@parking/api-client'
import {
  errorTexts,
  failedReading,
  type LatePage,
  LoadFailed,
  useAppContext,
  useTexts,
} from '@parking/runtime'
import { PageHeader, useKeptFocus } from '@parking/ui'
import { useQueries } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { PermitDialogs } from '../page/PermitDialogs.tsx'
import { useEndOfDrafts } from '../store/useEndOfDrafts.ts'
import { Loading } from '../words/Loading.tsx'
import { ConstructorForm } from './ConstructorForm.tsx'
import css from './ConstructorPage.module.css'
import { OfferResults } from './OfferResults.tsx'

/** Finds permits for a car, zones, a first day and a duration. */
export function ConstructorPage(): ReactNode {
  const { t } = useTexts(permitsTexts)
  useEndOfDrafts()
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader title={t('finder.title')} />
      <div className={css['columns']}>
        <Form />
        <OfferResults />
      </div>
      <PermitDialogs />
    </div>
  )
}

function Form(): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const queries = useQueries({ queries: [profileQuery(api), zonesQuery(api), timingsQuery(api)] })
  const [{ data: profile }, { data: zones }, { data: timings }] = queries
  if (profile && zones && timings) return <ConstructorForm {...{ profile, zones, timings }} />
  const failed = failedReading(queries)
  return failed === null ? (
    <Loading size="form" words={t('finder.loadingForm')} />
  ) : (
    <LoadFailed title={t('finder.failedForm')} query={failed} />
  )
}

/** What the page can't be shown without. */
export const constructorPage: LatePage = {
  Page: ConstructorPage,
  texts: [permitsTexts, paymentsTexts, errorTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(profileQuery(api))
    void queryClient.prefetchQuery(zonesQuery(api))
    void queryClient.prefetchQuery(timingsQuery(api))
  },
}
