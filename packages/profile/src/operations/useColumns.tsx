import { useAppContext, useMessages } from '@parking/runtime'
import { NumberPlate, VisuallyHidden, type TableColumn } from '@parking/ui'
import { profileMessages } from '../messages/profileMessages.ts'
import type { OperationRow } from './joinPages.ts'
import css from './OperationsPage.module.css'
import { OperationPlace, OperationStatusMark, OperationSum, OperationTitle } from './cells.tsx'
import { dayAndTime, spanOf } from './times.ts'
import { ReceiptLink } from './ReceiptLink.tsx'

/** The columns of the history; the receipts have one only where there are receipts. */
export function useColumns(rows: readonly OperationRow[]): readonly TableColumn<OperationRow>[] {
  const { timeZone } = useAppContext().city
  const { t, language } = useMessages(profileMessages)
  const nothing = (
    <span className={css['none']}>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('operations.none')}</VisuallyHidden>
    </span>
  )
  const columns: TableColumn<OperationRow>[] = [
    {
      key: 'type',
      header: t('operations.column.type'),
      isRowHeader: true,
      cell: (row) => <OperationTitle operation={row} />,
    },
    {
      key: 'date',
      header: t('operations.column.date'),
      cell: ({ at }) => <time>{dayAndTime(at, language, timeZone)}</time>,
    },
    {
      key: 'place',
      header: t('operations.column.place'),
      cell: (row) => <OperationPlace operation={row} nothing={nothing} />,
    },
    {
      key: 'plate',
      header: t('operations.column.plate'),
      cell: ({ plate }) => (plate === null ? nothing : <NumberPlate number={plate} size="s" />),
    },
    {
      key: 'period',
      header: t('operations.column.period'),
      cell: ({ startsAt, endsAt }) =>
        startsAt === null || endsAt === null
          ? nothing
          : spanOf(startsAt, endsAt, language, timeZone),
    },
    {
      key: 'status',
      header: t('operations.column.status'),
      cell: ({ status }) => <OperationStatusMark status={status} />,
    },
    {
      key: 'sum',
      header: t('operations.column.sum'),
      align: 'end',
      cell: (row) => <OperationSum operation={row} />,
    },
  ]
  if (rows.every(({ fiscalReceiptUrl }) => fiscalReceiptUrl === null)) return columns
  const receipt: TableColumn<OperationRow> = {
    key: 'receipt',
    header: t('operations.column.receipt'),
    cell: (row) => <ReceiptLink operation={row} nothing={nothing} />,
  }
  return [...columns, receipt]
}
