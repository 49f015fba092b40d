import type { Fleet } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { EmptyState, Facts, PageHeader, SearchIcon, Section } from '@parking/ui'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChangeNotice } from '../change/ChangeNotice.tsx'
import { CompanyReading } from '../fleet/CompanyReading.tsx'
import { useFleet } from '../fleet/useFleet.ts'
import type { FleetRow } from '../rows/FleetListDescription.ts'
import css from './OverviewPage.module.css'
import { overviewTexts } from '../overviewTexts/ru.ts'
import { EntryHistory } from './EntryHistory.tsx'

/** What is shown of one driver or one vehicle. */
interface ShownEntry {
  readonly title: string
  /** What is known; a value is null where there is none. */
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
  /** Whose operations are read; null where nothing names them to the back end. */
  readonly history: Parameters<typeof EntryHistory>[0] | null
}

/** The page of one driver or one vehicle: what is known, what it spent, where it parked. */
export function EntryPage<Row extends FleetRow>({
  back,
  rows,
  describe,
}: {
  readonly back: ReactNode
  /** The rows that the address names one of. */
  readonly rows: (fleet: Fleet) => readonly Row[]
  readonly describe: (row: Row, fleet: Fleet) => ShownEntry
}): ReactNode {
  const { t } = useTexts(overviewTexts)
  const { key } = useParams({ strict: false })
  const { query, fleet } = useFleet()
  const row = fleet === null ? undefined : rows(fleet).find((one) => one.key === key)
  const entry = fleet === null || row === undefined ? null : describe(row, fleet)
  return (
    <div className={css['page']}>
      <PageHeader title={entry?.title ?? t('entry.about')} actions={back} />
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
            <Facts
              facts={entry.facts.map(({ name, value }) => ({
                name,
                value: value ?? t('entry.nothing'),
                isMissing: value === null,
              }))}
            />
          </Section>
          {entry.history === null ? null : <EntryHistory {...entry.history} />}
        </>
      )}
    </div>
  )
}
