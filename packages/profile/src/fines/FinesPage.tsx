import '@parking/ui/formStyles'
import { Accordion } from '@mantine/core'
import { finesQuery, profileQuery } from '@parking/api-client'
import { type Fine, fineMeaning, formatDottedTime, sumToPay } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import {
  errorTexts,
  type LatePage,
  LinkButton,
  UnreadableNote,
  useAppContext,
  LoadFailed,
  useTexts,
} from '@parking/runtime'
import {
  CheckCircleIcon,
  EmptyState,
  InfoIcon,
  NumberPlate,
  PageHeader,
  useKeptFocus,
} from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { StatusMark } from '../status/StatusMark.tsx'
import { FineDetails } from './FineDetails.tsx'
import css from './FinesPage.module.css'
import { Offence } from './Offence.tsx'
import { finesTexts } from './texts/ru.ts'

/** The fines of a driver: one line each, which opens to all that is known of it. */
export function FinesPage(): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(finesTexts)
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader
        title={t('title')}
        description={t('description', { city: city.titles[language] })}
      />
      <Fines />
    </div>
  )
}

function Fines(): ReactNode {
  const { t } = useTexts(finesTexts)
  const { api } = useAppContext()
  const query = useQuery(finesQuery(api))
  const { data, error } = query
  if (data === undefined) {
    return error === null ? (
      <output className={css['loading']}>{t('loading')}</output>
    ) : (
      <LoadFailed title={t('failedTitle')} query={query} />
    )
  }
  return (
    <>
      <UnreadableNote count={data.unreadable} />
      {data.items.length === 0 ? <NoFines /> : <FineList fines={data.items} />}
    </>
  )
}

/** There are none only where something could be looked for: a car, or a driver by a document. */
function NoFines(): ReactNode {
  const { t } = useTexts(finesTexts)
  const query = useQuery(profileQuery(useAppContext().api))
  const { data: profile, error } = query
  if (profile === undefined) {
    return error === null ? (
      <output className={css['loading']}>{t('loading')}</output>
    ) : (
      <LoadFailed title={t('failedTitle')} query={query} />
    )
  }
  const { vehicles, documents, unreadable } = profile
  const isOwned = [vehicles, documents].some((list) => list.length > 0)
  if (isOwned || unreadable.vehicles !== 0 || unreadable.documents !== 0) {
    return (
      <EmptyState
        icon={<CheckCircleIcon size="xl" />}
        title={t('emptyTitle')}
        description={t('emptyText')}
      />
    )
  }
  return (
    <EmptyState
      icon={<InfoIcon size="xl" />}
      title={t('needTitle')}
      description={t('needText')}
      action={
        <div className={css['ways']}>
          <LinkButton to="/profile/my-profile" hash="vehicles">
            {t('addVehicle')}
          </LinkButton>
          <LinkButton to="/profile/my-profile" hash="documents" variant="default">
            {t('addDocument')}
          </LinkButton>
        </div>
      }
    />
  )
}

function FineList({ fines }: { readonly fines: readonly Fine[] }): ReactNode {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Accordion
      value={open}
      onChange={setOpen}
      order={2}
      chevronPosition="right"
      className={css['list'] ?? ''}
    >
      {fines.map((fine) => (
        <Accordion.Item key={fine.uin} value={fine.uin} className={css['fine'] ?? ''}>
          <Accordion.Control>
            <FineLine fine={fine} />
          </Accordion.Control>
          <Accordion.Panel>
            {open === fine.uin ? <FineDetails fine={fine} /> : null}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

function FineLine({ fine }: { readonly fine: Fine }): ReactNode {
  const { t, language } = useTexts(finesTexts)
  const { timeZone } = useAppContext().api
  const statusText = useStatusText()
  const toPay = sumToPay(fine)
  const at = fine.offenceAt ?? fine.at
  return (
    <span className={css['line']}>
      <span className={css['what']}>
        <span className={css['type']}>
          {fine.type === null ? t('fine') : <Offence words={fine.type} />}
        </span>
        <span className={css['about']}>
          {at === null ? null : <span>{formatDottedTime(at, timeZone)}</span>}
          {fine.plate === null ? null : <NumberPlate number={fine.plate} size="s" />}
        </span>
      </span>
      <span className={css['state']}>
        {toPay === null || toPay === 0 ? null : (
          <span className={css['sum']}>{t('toPay', { sum: formatMoney(toPay, language) })}</span>
        )}
        <StatusMark meaning={fineMeaning(fine.status)}>{statusText(fine)}</StatusMark>
      </span>
    </span>
  )
}

/** What the page can't be shown without. */
export const finesPage: LatePage = {
  Page: FinesPage,
  texts: [finesTexts, errorTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(finesQuery(api))
    void queryClient.prefetchQuery(profileQuery(api))
  },
}

/** Words a fine's status; one that is not known stays as the back end words it. */
function useStatusText(): (fine: Pick<Fine, 'status' | 'statusText'>) => string {
  const { t } = useTexts(finesTexts)
  return ({ status, statusText }) => (status === 'unknown' ? statusText : t(`status.${status}`))
}
