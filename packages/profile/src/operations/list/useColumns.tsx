import type { OperationRow } from '@parking/spending'
import type { TableColumn } from '@parking/ui'
import {
  OperationDate,
  OperationStatusMark,
  OperationPlace,
  OperationSum,
  OperationTitle,
} from './operationCells.tsx'
import css from './operationCells.module.css'
import { ReceiptLink } from './ReceiptLink.tsx'
import { useCellWords } from './useCellWords.ts'

/** The columns of the history. What belongs to one stay stands together, so that they all fit. */
export function useColumns(): readonly TableColumn<OperationRow>[] {
  const words = useCellWords()
  const { t } = words
  return [
    {
      key: 'type',
      header: t('list.column.type'),
      share: 21,
      isRowHeader: true,
      cell: (row) => <OperationTitle operation={row} words={words} />,
    },
    {
      key: 'date',
      header: t('list.column.date'),
      share: 15,
      cell: (row) => <OperationDate operation={row} words={words} />,
    },
    {
      key: 'stay',
      header: t('list.column.stay'),
      share: 30,
      cell: (row) => <OperationPlace operation={row} words={words} />,
    },
    {
      key: 'status',
      header: t('list.column.status'),
      share: 17,
      cell: (row) => (
        <span className={css['outcome']}>
          <OperationStatusMark operation={row} words={words} />
          <ReceiptLink operation={row} words={words} />
        </span>
      ),
    },
    {
      key: 'sum',
      header: t('list.column.sum'),
      share: 17,
      align: 'end',
      cell: (row) => <OperationSum operation={row} words={words} />,
    },
  ]
}
