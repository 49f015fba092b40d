import { spendingTexts } from '@parking/spending'
import {
  findStayOverlaps,
  forecastFrom,
  historyDays,
  listStays,
  readHistoryFilter,
  runningStays,
  wholeHistory,
  writeHistoryFilter,
  type Company,
  type HistoryDays,
} from '@parking/domain'
import { UnreadableNote, useAppContext, useTexts } from '@parking/runtime'
import { PeriodFields, ReadingNote, SpendingSums } from '@parking/spending'
import { Notice, PageHeader, Section, searchLandmark, useNow } from '@parking/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { BalanceCard } from '../balance/BalanceCard.tsx'
import { UnfinishedNotice } from '../bulk/UnfinishedNotice.tsx'
import { FleetSummary } from '../company/FleetSummary.tsx'
import { consolePage } from '../consolePage.ts'
import { CompanyReading } from '../fleet/CompanyReading.tsx'
import { useFleet } from '../fleet/useFleet.ts'
import { isHistoryRefused } from '../history/isHistoryRefused.ts'
import { listOfDays } from '../history/listOfDays.ts'
import { useCompanyHistory, type CompanyHistory } from '../history/useCompanyHistory.ts'
import { overviewTexts } from '../overviewTexts/ru.ts'
import { ChangeNotice } from '../change/ChangeNotice.tsx'
import css from './OverviewPage.module.css'
import { RunningCard } from './RunningCard.tsx'
import { OverlapsCard } from './OverlapsCard.tsx'
import { useDriverName } from '../history/useDriverName.ts'

/** What the company's vehicles do and cost: what stands now, what was spent, how long the money lasts. */
export function OverviewPage(): ReactNode {
  const { t } = useTexts(overviewTexts)
  const { query } = useFleet()
  return (
    <div className={css['page']}>
      <PageHeader title={t('overview.title')} description={t('overview.description')} />
      <ChangeNotice />
      <CompanyReading query={query} />
      {query.data === undefined ? null : (
        <>
          <UnfinishedNotice company={query.data} />
          <Overview company={query.data} />
          <FleetSummary company={query.data} />
        </>
      )}
    </div>
  )
}

function Overview({ company }: { readonly company: Company }): ReactNode {
  const { api } = useAppContext()
  const now = useNow('minute')
  const filter = readHistoryFilter(useSearch({ strict: false }))
  const days = historyDays(filter, now, api.timeZone) ?? wholeHistory
  // One reading has what the period asks for, and what the forecast and the parked vehicles need.
  const recent = forecastFrom(now, api.timeZone)
  const history = useCompanyHistory(days.from < recent ? days.from : recent)
  return <Operations company={company} history={history} days={days} />
}

function Operations({
  company,
  history: all,
  days,
}: {
  readonly company: Company
  readonly history: CompanyHistory
  readonly days: HistoryDays
}): ReactNode {
  const { t } = useTexts(overviewTexts)
  const { timeZone } = useAppContext().api
  const navigate = useNavigate()
  const now = useNow('minute')
  const nameDriver = useDriverName(company)
  const filter = readHistoryFilter(useSearch({ strict: false }))
  const { from, to } = days
  const stays = useMemo(() => listStays(all.operations), [all.operations])
  const isKnown = all.kind !== 'reading' && all.read > 0
  const ofPeriod = useMemo(
    () => listOfDays(all.operations, { from, to }, timeZone),
    [all.operations, from, to, timeZone],
  )
  if (isHistoryRefused(all)) {
    return (
      <>
        <BalanceCard company={company} operations={null} />
        <Notice title={t('overview.refused')}>{t('overview.refusedText')}</Notice>
      </>
    )
  }
  const isWhole = all.kind === 'whole'
  return (
    <>
      <BalanceCard company={company} operations={isWhole ? all.operations : null} />
      <ReadingNote all={all} />
      <UnreadableNote count={all.unreadable} />
      {isKnown || isWhole ? (
        <>
          <RunningCard stays={runningStays(stays, now)} nameDriver={nameDriver} />
          <Section title={t('spending.title')}>
            <div {...searchLandmark} className={css['period']} aria-label={t('overview.period')}>
              <PeriodFields
                chosen={filter}
                onChange={(chosen) =>
                  void navigate({
                    to: '/coop-profile/overview',
                    search: writeHistoryFilter({ ...filter, ...chosen }),
                    resetScroll: false,
                  })
                }
              />
            </div>
            <SpendingSums
              operations={ofPeriod}
              kinds={['vehicle', 'driver', 'zone', 'month']}
              nameDriver={nameDriver}
            />
          </Section>
          <OverlapsCard overlaps={findStayOverlaps(stays)} />
        </>
      ) : null}
    </>
  )
}

export const overviewPage = consolePage(OverviewPage, overviewTexts, spendingTexts)
