import type { Company, Fleet } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { EmptyState, Facts, PageHeader, SearchIcon, Section, type Fact } from '@parking/ui'
import type { ReactNode } from 'react'
import { CompanyReading } from '../fleet/CompanyReading.tsx'
import { useFleet } from '../fleet/useFleet.ts'
import { overviewTexts } from '../overviewTexts/ru.ts'
import { ChangeNotice } from '../change/ChangeNotice.tsx'
import css from '../overview/OverviewPage.module.css'
import { EntryHistory } from './EntryHistory.tsx'

/** What is shown of one driver or one vehicle. */
export interface ShownEntry {
  readonly title: string
  readonly facts: readonly Fact[]
  /** Whose operations are read; null where nothing names them to the back end. */
  readonly history: Parameters<typeof EntryHistory>[0] | null
}

/** The page of one driver or one vehicle: what is known, what it spent, where it parked. */
export function EntryPage({
  fallbackTitle,
  back,
  find,
}: {
  /** Heads the page until its entry is there. */
  readonly fallbackTitle: string
  readonly back: ReactNode
  /** Finds what is shown; null where the company has no such entry. */
  readonly find: (fleet: Fleet, company: Company) => ShownEntry | null
}): ReactNode {
  const { t } = useTexts(overviewTexts)
  const { query, fleet } = useFleet()
  const entry = fleet === null || query.data === undefined ? null : find(fleet, query.data)
  return (
    <div className={css['page']}>
      <PageHeader title={entry?.title ?? fallbackTitle} actions={back} />
      <ChangeNotice />
      <CompanyReading query={query} />
      {entry === null && fleet !== null ? (
        <EmptyState
          title={t('entry.gone')}
          description={t('entry.goneText')}
          icon={<SearchIcon />}
        />
      ) : null}
      {entry === null ? null : (
        <>
          <Section title={t('entry.about')}>
            <Facts facts={entry.facts} />
          </Section>
          {entry.history === null ? null : <EntryHistory {...entry.history} />}
        </>
      )}
    </div>
  )
}
