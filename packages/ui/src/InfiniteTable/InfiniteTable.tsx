/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the narrow layout takes `display: table` away, and with it browsers drop the implicit roles */
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, Loader } from '@mantine/core'
import { observeWindowRect, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { cx } from '../cx.ts'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { keptMeasures, useKeptMeasures } from './keptMeasures.ts'
import hidden from '../VisuallyHidden/VisuallyHidden.module.css'
import css from './InfiniteTable.module.css'

export interface TableColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined
  /** The column that names the row: its cell heads the card on narrow screens. */
  isRowHeader?: boolean | undefined
  /** How the rows stand by this column, and what a press on its header does; absent, it sorts nothing. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; onSort: () => void } | undefined
  /**
   * Its share of the table's width, in per cent, where all columns have one: then they stay where they
   * are while rows come and go, and no row has to be measured for them.
   */
  share?: number | undefined
}

export interface InfiniteTableProps<Row> {
  /** Names the table; shown above it unless `captionHidden`. */
  caption: string
  captionHidden?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /**
   * The same function as long as it means the same, or the rows are placed anew each time. A row with
   * the key of one that goes takes its element, and only what differs is drawn.
   */
  rowKey: (row: Row) => string
  /** What a row of a table is taken to be high before it is measured, in pixels: a row of one line. */
  usualRowHeight?: number | undefined
  /** All rows there are, where that is known, for screen readers. */
  totalRows?: number | undefined
  hasMore?: boolean | undefined
  loading?: boolean | undefined
  /** Asked for when the end comes within 250 px of the window, and by the button. */
  onLoadMore?: (() => void) | undefined
  labels?: {
    /** On the button that asks for more; needed with `onLoadMore`. */
    loadMore?: string | undefined
    /** Says that rows are being loaded; where something else on the page says it, there is none. */
    loading?: string | undefined
  }
  /**
   * Names what is shown. Who comes back to the same finds the rows as high as they were, so that the
   * page can be scrolled to where it was.
   */
  keptAs?: string | undefined
  /** Shown in place of the table when there are no rows and none is loading. */
  empty?: ReactNode
}

/** The height of a row of one line, in pixels. */
const ROW = 57
/** The height of a line of a card, and of what is above and below all of them, in pixels. */
const CARD_LINE = 32
const OVERSCAN = 4
/** Specification section 9: the infinite scroll's offset. */
const OFFSET = '250px'

/**
 * Shows any number of rows as a real table and keeps only those in sight in the document. Below
 * 42 rem each row is a card whose cells name their columns.
 */
export function InfiniteTable<Row>(props: InfiniteTableProps<Row>) {
  const { rows, loading = false, empty } = props
  if (rows.length === 0 && !loading && empty !== undefined) return empty
  return (
    <div className={css['root']}>
      <Table {...props} />
      <More {...props} />
    </div>
  )
}

function Table<Row>(props: InfiniteTableProps<Row>) {
  const { caption, captionHidden = false, columns, rows, rowKey, totalRows, hasMore } = props
  const { keptAs } = props
  // Rows that are taken to be lower than they are would be drawn by dozens, out of sight.
  const isOfCards = window.matchMedia('(width < 42rem)').matches
  const usualRowHeight = isOfCards
    ? (columns.length + 1) * CARD_LINE
    : (props.usualRowHeight ?? ROW)
  const body = useRef<HTMLTableSectionElement>(null)
  const [placed, setPlaced] = useState<number | null>(null)
  const offset = placed ?? 0
  // The virtualizer places all rows anew whenever this is another function.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
    [rows, rowKey],
  )
  // oxlint-disable-next-line react/incompatible-library -- it hands out functions; none is memoised here
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualRowHeight,
    // What is in sight comes first, and is on the screen when the rest is drawn.
    overscan: placed === null ? 0 : OVERSCAN,
    // The browser tells how high a row is once it has placed it. To ask before makes it place the page
    // twice. In whole pixels: a row that is as high as it was taken to be moves no other row.
    measureElement: (row, entry, { itemSizeCache }) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) ||
      (itemSizeCache.get(getItemKey(Number(row.getAttribute('data-index')))) ?? usualRowHeight),
    initialMeasurementsCache: keptMeasures(keptAs),
    // Known at once, so that the first rows come with the table and not after it. No window is higher.
    initialRect: window.screen,
    scrollMargin: offset,
    observeElementRect: observeFromNextFrame,
    // At first it would scroll to where the page is.
    scrollToFn: placed === null ? () => undefined : windowScroll,
    getItemKey,
  })
  useEffect(() => {
    // What stands above the rows opens, folds and wraps: the page's height tells of it, and first of all
    // once the browser has placed it.
    const observer = new ResizeObserver(() => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      setPlaced(Math.round(top + window.scrollY))
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  useKeptMeasures(keptAs, virtualizer)

  const items = virtualizer.getVirtualItems()
  const known = totalRows ?? (hasMore === true ? -1 : rows.length)
  const isFixed = columns.every(({ share }) => share !== undefined)
  return (
    <table
      role="table"
      className={css['table']}
      data-fixed={isFixed}
      aria-rowcount={known < 0 ? -1 : known + 1}
    >
      <caption className={captionHidden ? hidden['hidden'] : css['caption']}>{caption}</caption>
      <thead role="rowgroup" className={css['head']}>
        <tr role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              data-align={column.align}
              aria-sort={column.sort?.direction}
              {...(isFixed ? { style: { width: `${column.share}%` } } : {})}
            >
              <Header column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body} className={css['body']}>
        <Gap height={(items[0]?.start ?? offset) - offset} columns={columns.length} />
        {items.map((item) => (
          <MemoRow
            key={item.key}
            index={item.index}
            columns={columns}
            row={rows[item.index]}
            measure={virtualizer.measureElement}
          />
        ))}
        <Gap
          height={virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset)}
          columns={columns.length}
        />
      </tbody>
    </table>
  )
}

/** To ask for the window's size at once makes the browser place what was only just drawn. */
const observeFromNextFrame: typeof observeWindowRect = (...wanted) => {
  let stop: ReturnType<typeof observeWindowRect>
  const frame = requestAnimationFrame(() => {
    stop = observeWindowRect(...wanted)
  })
  return () => {
    cancelAnimationFrame(frame)
    stop?.()
  }
}

function Header<Row>({ column }: { column: TableColumn<Row> }) {
  const { header, sort } = column
  if (sort === undefined) return header
  return (
    <>
      <button
        type="button"
        className={css['sort']}
        data-direction={sort.direction}
        onClick={sort.onSort}
      >
        {header}
        <ChevronDownIcon />
      </button>
      {/* Cards show no headers: nothing there may take the focus. */}
      <span className={css['unsorted']}>{header}</span>
    </>
  )
}

interface RowProps<Row> {
  index: number
  row: Row | undefined
  columns: readonly TableColumn<Row>[]
  measure: (element: Element | null) => void
}

function TableRow<Row>({ index, row, columns, measure }: RowProps<Row>) {
  if (row === undefined) return null
  return (
    <tr role="row" ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map((column) =>
        column.isRowHeader === true ? (
          <th key={column.key} role="rowheader" scope="row" data-align={column.align}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} role="cell" data-align={column.align} data-name={column.header}>
            <span className={css['content']}>{column.cell(row)}</span>
          </td>
        ),
      )}
    </tr>
  )
}

/** A scrolled table draws the rows that come, not those that stay. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it forgets that the row is the columns' own
const MemoRow = memo(TableRow) as typeof TableRow

/** Stands for the rows that are out of sight. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true" className={css['gap']}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- holds a place, nothing else */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

function More<Row>({
  hasMore = false,
  loading = false,
  onLoadMore,
  labels,
}: InfiniteTableProps<Row>) {
  const ref = useRef<HTMLDivElement>(null)
  const ready = hasMore && !loading
  useEffect(() => {
    const element = ref.current
    if (!ready || element === null || onLoadMore === undefined) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onLoadMore()
      },
      { rootMargin: OFFSET },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ready, onLoadMore])
  return (
    <div ref={ref} className={cx(css['more'], !hasMore && !loading && css['ended'])}>
      <output className={hidden['hidden']}>{loading ? labels?.loading : ''}</output>
      {onLoadMore === undefined && loading ? <Loader aria-hidden /> : null}
      {onLoadMore !== undefined && (hasMore || loading) ? (
        <Button variant="default" onClick={onLoadMore} loading={loading}>
          {labels?.loadMore}
        </Button>
      ) : null}
    </div>
  )
}
