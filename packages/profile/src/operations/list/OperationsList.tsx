import { useOperationColumns, type DrawOrder, type OperationRow } from '@parking/spending'
import { useTexts } from '@parking/runtime'
import { InfiniteTable, VisuallyHidden } from '@parking/ui'
import type { ReactNode } from 'react'
import { operationsTexts } from '../texts/ru.ts'
import css from './OperationsList.module.css'
import { OrderNumber } from './OrderNumber.tsx'
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
  const columns = useOperationColumns(drawOrder)
  const { rows, total, error, hasMore, isFetching, loadMore } = history
  return (
    <div className={css['list']}>
      <output className={css['found']}>{total === null ? '' : <Found count={total} />}</output>
      <InfiniteTable
        key={name}
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

/** Where there are none the page shows more words of it. */
function Found({ count }: { readonly count: number }): ReactNode {
  const { t } = useTexts(operationsTexts)
  const words = t('list.found', { count })
  return count === 0 ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>
}

function keyOf({ key }: OperationRow): string {
  return key
}

const drawOrder: DrawOrder = (operation, name) => <OrderNumber operation={operation} name={name} />
