import type { OperationRow } from '@parking/spending'
import { useTexts } from '@parking/runtime'
import { InfiniteTable, type TableColumn } from '@parking/ui'
import type { ReactNode } from 'react'
import { operationsTexts } from '../texts/ru.ts'
import { ReceiptLink } from './ReceiptLink.tsx'
import css from './operationCells.module.css'
import {
  OperationDate,
  OperationPlace,
  OperationStatusMark,
  OperationSum,
  OperationTitle,
} from './operationCells.tsx'
import { useCellWords } from './useCellWords.ts'
import type { OperationsView } from './useOperations.ts'

/** The height of a row that tells of a stay, in pixels: most do. */
const ROW_OF_STAY = 81

/** Lists the operations that were found, and says how many these are. */
export function OperationsList({
  history,
  name,
  empty,
}: {
  readonly history: OperationsView
  /** Tells the lists of one filter from those of others. */
  readonly name: string
  /** Shown in its place when there are none. */
  readonly empty: ReactNode
}): ReactNode {
  const { t } = useTexts(operationsTexts)
  const columns = useColumns()
  const { rows, total, error, hasMore, isFetching, loadMore } = history
  return (
    <div className={css['list']}>
      <output className={css['found']}>
        {total === null || total === 0 ? '' : t('list.found', { count: total })}
      </output>
      <InfiniteTable
        caption={t('list.caption')}
        captionHidden
        columns={columns}
        keptAs={name}
        rows={rows}
        rowKey={keyOf}
        usualRowHeight={ROW_OF_STAY}
        totalRows={total ?? undefined}
        hasMore={hasMore}
        loading={isFetching && error === null}
        onLoadMore={loadMore}
        labels={{ loadMore: t('list.loadMore'), loading: t('list.loading') }}
        empty={empty}
      />
    </div>
  )
}

function keyOf({ key }: OperationRow): string {
  return key
}

/** The columns of the history. What belongs to one stay stands together, so that they all fit. */
function useColumns(): readonly TableColumn<OperationRow>[] {
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
