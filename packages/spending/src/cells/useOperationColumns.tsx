import type { TableColumn } from '@parking/ui'
import {
  OperationDate,
  OperationStatusMark,
  OperationPlace,
  OperationSum,
  OperationTitle,
  type DrawOrder,
} from './operationCells.tsx'
import css from './operationCells.module.css'
import type { OperationRow } from '../read/joinPages.ts'
import { ReceiptLink } from './ReceiptLink.tsx'
import { useCellWords } from './useCellWords.ts'

/**
 * The columns of the history. What belongs to one stay stands together, so that they all fit.
 *
 * @param drawOrder - where the number of an order is more than a text
 */
export function useOperationColumns(drawOrder?: DrawOrder): readonly TableColumn<OperationRow>[] {
  const words = useCellWords()
  const { t } = words
  return [
    {
      key: 'type',
      header: t('operation.column.type'),
      share: 21,
      isRowHeader: true,
      cell: (row) => <OperationTitle operation={row} words={words} drawOrder={drawOrder} />,
    },
    {
      key: 'date',
      header: t('operation.column.date'),
      share: 15,
      cell: (row) => <OperationDate operation={row} words={words} />,
    },
    {
      key: 'stay',
      header: t('operation.column.stay'),
      share: 30,
      cell: (row) => <OperationPlace operation={row} words={words} />,
    },
    {
      key: 'status',
      header: t('operation.column.status'),
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
      header: t('operation.column.sum'),
      share: 17,
      align: 'end',
      cell: (row) => <OperationSum operation={row} words={words} />,
    },
  ]
}
