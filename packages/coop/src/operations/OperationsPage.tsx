import {
  historyDays,
  passesOperationFilter,
  readHistoryFilter,
  sumSpending,
  wholeHistory,
  writeHistoryFilter,
  type Company,
} from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { UnreadableNote, useAppContext, useTexts } from '@parking/runtime'
import {
  ReadingNote,
  SpendingSums,
  spendingTexts,
  useOperationColumns,
  type OperationRow,
} from '@parking/spending'
import {
  EmptyState,
  InfiniteTable,
  Notice,
  PageHeader,
  SearchIcon,
  useNow,
  VisuallyHidden,
  type TableColumn,
} from '@parking/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { ChangeNotice } from '../change/ChangeNotice.tsx'
import { consolePage } from '../consolePage.ts'
import { CompanyReading } from '../fleet/CompanyReading.tsx'
import { useFleet } from '../fleet/useFleet.ts'
import { isHistoryRefused } from '../history/isHistoryRefused.ts'
import { listOfDays } from '../history/listOfDays.ts'
import { useCompanyHistory } from '../history/useCompanyHistory.ts'
import { createArranger } from '../rows/createArranger.ts'
import { longestSearch } from '../rows/fleetFilter.ts'
import { useDriverName } from '../history/useDriverName.ts'
import { overviewTexts } from '../overviewTexts/ru.ts'
import { OperationsFilter, type CompanyFilter } from './OperationsFilter.tsx'
import css from './OperationsPage.module.css'
import { SaveOperations } from './SaveOperations.tsx'
import { operationsTexts } from './texts/ru.ts'

/** The height of a row that tells of a stay, in pixels: most do. */
const ROW_OF_STAY = 81

/** What the company has paid and got back: found by vehicle, driver, zone and day, summed, and saved. */
export function OperationsPage(): ReactNode {
  const { t } = useTexts(operationsTexts)
  const { query } = useFleet()
  return (
    <div className={css['page']}>
      <PageHeader title={t('title')} description={t('description')} />
      <ChangeNotice />
      <CompanyReading query={query} />
      {query.data === undefined ? null : <History company={query.data} />}
    </div>
  )
}

function History({ company }: { readonly company: Company }): ReactNode {
  const { t, language } = useTexts(operationsTexts)
  const overview = useTexts(overviewTexts).t
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const { filter, change } = useCompanyFilter()
  const nameDriver = useDriverName(company)
  const columns = useColumns(nameDriver)
  const days = historyDays(filter, now, timeZone) ?? wholeHistory
  const history = useCompanyHistory(days.from)
  const { from, to } = days
  const ofDays = useMemo(
    () => listOfDays(history.operations, { from, to }, timeZone),
    [history.operations, from, to, timeZone],
  )
  const zones = useMemo(() => listZones(ofDays), [ofDays])
  const { arrange } = useMemo(
    () => createArranger(ofDays, searched(nameDriver), [], language),
    [ofDays, nameDriver, language],
  )
  const search = useDeferredValue(filter.search)
  const found = useMemo(() => {
    const rows = arrange({ search, show: null, sort: null, isDescending: false })
    return rows.filter(
      ({ type, zone }) =>
        passesOperationFilter(type, filter.type) && (filter.zone === null || zone === filter.zone),
    )
  }, [arrange, search, filter.type, filter.zone])
  const spending = useMemo(() => sumSpending(found, 'month', timeZone), [found, timeZone])
  if (isHistoryRefused(history)) {
    return <Notice title={overview('overview.refused')} />
  }
  const isWhole = history.kind === 'whole'
  const [spent, returned] = [spending.spent, spending.returned].map((sum) =>
    formatMoney(sum, language),
  )
  return (
    <>
      <OperationsFilter filter={filter} zones={zones} onChange={change}>
        {isWhole ? <SaveOperations operations={found} nameDriver={nameDriver} /> : null}
      </OperationsFilter>
      <ReadingNote all={history} />
      <UnreadableNote count={history.unreadable} />
      <div className={css['found']}>
        <output>{t('found', { count: found.length })}</output>
        {spending.count === 0 ? null : (
          <span>{t('spent', { spent: spent ?? '', returned: returned ?? '' })}</span>
        )}
      </div>
      {isWhole || history.kind === 'reading' ? null : <p>{t('partial')}</p>}
      <Sums operations={found} nameDriver={nameDriver} />
      <InfiniteTable
        caption={t('title')}
        captionHidden
        columns={columns}
        rows={found}
        rowKey={keyOf}
        usualRowHeight={ROW_OF_STAY}
        totalRows={found.length}
        loading={history.kind === 'reading'}
        empty={
          <EmptyState title={t('nothing')} description={t('nothingText')} icon={<SearchIcon />} />
        }
      />
    </>
  )
}

/** The sums are drawn once somebody opens them. */
function Sums(props: {
  readonly operations: readonly OperationRow[]
  readonly nameDriver: (phone: string) => string
}): ReactNode {
  const { t } = useTexts(operationsTexts)
  const [isOpen, setOpen] = useState(false)
  if (props.operations.length === 0) return null
  return (
    <details className={css['sums']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('sums')}</summary>
      {isOpen ? (
        <div className={css['sumsBody']}>
          <SpendingSums {...props} kinds={['vehicle', 'driver', 'zone', 'month']} />
        </div>
      ) : null}
    </details>
  )
}

const keyOf = ({ key }: OperationRow): string => key

/** The columns of a driver's history, with who has driven beside the stay. */
function useColumns(nameDriver: (phone: string) => string): readonly TableColumn<OperationRow>[] {
  const { t } = useTexts(operationsTexts)
  const columns = useOperationColumns()
  const driver: TableColumn<OperationRow> = {
    key: 'driver',
    header: t('driver'),
    share: driverShare,
    cell: ({ driverPhone }) =>
      driverPhone === null ? (
        <span className={css['none']}>
          <span aria-hidden="true">—</span>
          <VisuallyHidden>{t('noDriver')}</VisuallyHidden>
        </span>
      ) : (
        nameDriver(driverPhone)
      ),
  }
  const narrower = columns.map(narrow)
  return [...narrower.slice(0, 3), driver, ...narrower.slice(3)]
}

const driverShare = 15

/** Leaves the driver room beside the other columns. */
function narrow(column: TableColumn<OperationRow>): TableColumn<OperationRow> {
  return { ...column, share: ((column.share ?? 0) * (100 - driverShare)) / 100 }
}

/** What a search looks through. */
function searched(nameDriver: (phone: string) => string) {
  const column = (key: string, text: (row: OperationRow) => string, isCode = false) => ({
    key,
    header: key,
    text,
    isCode,
  })
  return [
    column('plate', ({ plate }) => plate ?? '', true),
    column('phone', ({ driverPhone }) => driverPhone ?? '', true),
    column('order', ({ orderNumber }) => orderNumber ?? '', true),
    column('driver', ({ driverPhone }) => (driverPhone === null ? '' : nameDriver(driverPhone))),
  ]
}

function listZones(operations: readonly OperationRow[]): readonly string[] {
  const found = new Set(operations.flatMap(({ zone }) => zone ?? []))
  return [...found].toSorted((one, other) => one.localeCompare(other, undefined, { numeric: true }))
}

/** Keeps the filter in the address. What is typed stands until the address has it. */
function useCompanyFilter(): {
  readonly filter: CompanyFilter
  readonly change: (filter: CompanyFilter) => void
} {
  const navigate = useNavigate()
  const address = useSearch({ strict: false })
  const { q } = address
  const written = typeof q === 'string' || typeof q === 'number' ? String(q) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const search = typed ?? written.slice(0, longestSearch)
  // A car is looked for by its plate: one search finds it in either alphabet.
  const filter = { ...readHistoryFilter(address), plate: null, search }
  return {
    filter,
    change: (wanted) => {
      const isTyping = wanted.search !== search
      setTyped(wanted.search)
      const { vehicle: _search, ...known } = writeHistoryFilter(wanted)
      const next = wanted.search === '' ? known : { ...known, q: wanted.search }
      void navigate({
        to: '/coop-profile/operations',
        search: next,
        replace: isTyping,
        resetScroll: false,
      }).then(() => setTyped((now) => (now === wanted.search ? null : now)))
    },
  }
}

export const operationsPage = consolePage(
  OperationsPage,
  operationsTexts,
  overviewTexts,
  spendingTexts,
)
