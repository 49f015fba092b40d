import { overviewTexts } from '../overviewTexts/ru.ts'
import { Button } from '@mantine/core'
import { companyQuery } from '@parking/api-client'
import type { Company } from '@parking/domain'
import {
  useAccountGuard,
  useAppContext,
  useErrorText,
  useTexts,
  useSignOut,
} from '@parking/runtime'
import { ErrorCard, LogoutIcon, PageHeader, Price, Section, TopLoadingBar } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { consolePage } from '../consolePage.ts'
import { ForecastLine } from '../balance/ForecastLine.tsx'
import { LowBalanceNotice } from '../balance/LowBalanceNotice.tsx'
import { TopUpNote } from '../topUp/TopUpNote.tsx'
import { useBalanceLimit } from '../balance/useBalanceLimit.ts'
import { useKeptForecast } from '../balance/useKeptRate.ts'
import { UnfinishedNotice } from '../bulk/UnfinishedNotice.tsx'
import { coopTexts } from '../texts/ru.ts'
import css from './CompanyPage.module.css'
import { ChangeNotice } from '../change/ChangeNotice.tsx'
import { FleetSummary } from './FleetSummary.tsx'

/** The company that is signed in: who it is and what it has on its balance. */
export function CompanyPage(): ReactNode {
  const { api } = useAppContext()
  const { t } = useTexts(coopTexts)
  const company = useQuery(companyQuery(api))
  useAccountGuard(company.error)
  return (
    <div className={css['page']}>
      <PageHeader
        title={company.data?.name ?? t('company.title')}
        description={t('company.description')}
      />
      <ChangeNotice />
      <TopLoadingBar active={company.isPending} label={t('company.loading')} />
      {company.data === undefined ? null : <Details company={company.data} />}
      {company.isError && company.data === undefined ? (
        <Failure
          error={company.error}
          isRetrying={company.isFetching}
          onRetry={() => void company.refetch()}
        />
      ) : null}
    </div>
  )
}

function Details({ company }: { readonly company: Company }): ReactNode {
  const { t, language } = useTexts(coopTexts)
  const limit = useBalanceLimit(company.inn).read()
  const forecast = useKeptForecast(company)
  return (
    <div className={css['cards']}>
      <div className={css['notices']}>
        <UnfinishedNotice company={company} />
        <LowBalanceNotice company={company} limit={limit} forecast={forecast} />
      </div>
      <Section title={t('company.balance')}>
        <Price
          amount={company.balance}
          size="l"
          locale={language}
          labels={{ unknown: t('company.balanceUnknown') }}
        />
        {forecast === null ? null : <ForecastLine forecast={forecast} />}
        <TopUpNote inn={company.inn} />
      </Section>
      <Section title={t('company.details')}>
        <dl className={css['details']}>
          <Detail name={t('company.name')}>{company.name}</Detail>
          <Detail name={t('company.inn')}>{company.inn}</Detail>
          <Detail name={t('company.email')}>{company.email ?? t('company.noEmail')}</Detail>
        </dl>
      </Section>
      <div className={css['fleet']}>
        <FleetSummary company={company} />
      </div>
    </div>
  )
}

function Detail(props: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={css['detail']}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

function Failure(props: {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}): ReactNode {
  const { t } = useTexts(coopTexts)
  const errorText = useErrorText()
  return (
    <ErrorCard
      title={t('company.errorTitle')}
      description={errorText(props.error)}
      retryLabel={t('company.retry')}
      onRetry={props.onRetry}
      retrying={props.isRetrying}
      action={<SignOut />}
    />
  )
}

function SignOut(): ReactNode {
  const signOut = useSignOut()
  const { t } = useTexts(coopTexts)
  return (
    <Button variant="default" leftSection={<LogoutIcon />} onClick={() => void signOut()}>
      {t('company.signOut')}
    </Button>
  )
}

export const companyPage = consolePage(CompanyPage, overviewTexts)
