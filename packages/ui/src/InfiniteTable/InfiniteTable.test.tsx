import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { InfiniteTable, type InfiniteTableProps } from './InfiniteTable.tsx'

interface Row {
  id: string
  sum: number
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `ряд ${index}`, sum: index }))

function show(props: Partial<InfiniteTableProps<Row>>) {
  return renderUi(
    <InfiniteTable
      caption="Операции"
      columns={[
        { key: 'id', header: 'Имя', cell: (row: Row) => row.id, isRowHeader: true },
        { key: 'sum', header: 'Сумма', cell: (row: Row) => row.sum, align: 'end' },
      ]}
      rows={rows(3)}
      rowKey={(row: Row) => row.id}
      labels={{ loadMore: 'Ещё', loading: 'Загрузка' }}
      {...props}
    />,
  )
}

type Seen = (entries: { isIntersecting: boolean }[]) => void
let seen: Seen = () => undefined
let rootMargin: string | undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Seen, options: IntersectionObserverInit) {
        seen = callback
        rootMargin = options.rootMargin
      }
      observe() {}
      disconnect() {
        seen = () => undefined
      }
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the table', () => {
  it('has a caption, headers and row headers', () => {
    show({})
    const table = screen.getByRole('table', { name: 'Операции' })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
    expect(within(table).getByRole('rowheader', { name: 'ряд 1' })).toBeTruthy()
    expect(table.getAttribute('aria-rowcount')).toBe('4')
  })

  it('draws as many cards as a phone has room for, which are higher than rows', () => {
    const drawn = (columns: number) => {
      const cell = (row: Row) => row.id
      const all = Array.from({ length: columns }, (_, at) => ({ key: `${at}`, header: '', cell }))
      const { unmount } = show({ rows: rows(200), columns: all })
      const { length } = screen.getAllByRole('row')
      unmount()
      return length
    }
    const asRows = drawn(8)
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === '(width < 42rem)' }),
    )
    expect(drawn(8)).toBeLessThan(asRows)
    expect(drawn(16)).toBeLessThan(drawn(8))
  })

  it('says by which column it is sorted, and sorts by a press on its header', async () => {
    const onSort = vi.fn<() => void>()
    show({
      columns: [
        {
          key: 'id',
          header: 'Имя',
          cell: (row: Row) => row.id,
          sort: { direction: 'ascending', onSort },
        },
        { key: 'sum', header: 'Сумма', cell: (row: Row) => row.sum },
      ],
    })
    const header = screen.getByRole('columnheader', { name: /Имя/u })
    expect(header.getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByRole('columnheader', { name: 'Сумма' }).hasAttribute('aria-sort')).toBe(
      false,
    )
    await userEvent.click(within(header).getByRole('button'))
    expect(onSort).toHaveBeenCalledOnce()
  })

  it('keeps only the rows in sight in the document', () => {
    show({ rows: rows(50_000) })
    const shown = screen.getAllByRole('rowheader').length
    expect(shown).toBeGreaterThan(5)
    expect(shown).toBeLessThan(60)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('50001')
  })

  it('has no button for more where there is nothing to ask for', () => {
    show({ loading: true, labels: { loading: 'Загрузка' } })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Загрузка')).toBeTruthy()
  })

  it.each([
    ['keeps the element of each row', ({ sum }: Row) => `${sum}`, 2],
    ['draws a row in the element of the one that had its key', ({ sum }: Row) => `${2 - sum}`, 0],
  ])('%s', (_name, keyAfterwards, placeOfFirst) => {
    const table = (shown: Row[], rowKey: (row: Row) => string) => (
      <InfiniteTable
        caption="Операции"
        columns={[{ key: 'id', header: 'Имя', cell: ({ id }: Row) => id, isRowHeader: true }]}
        rows={shown}
        rowKey={rowKey}
        labels={{ loadMore: '', loading: '' }}
      />
    )
    const { rerender } = renderUi(table(rows(3), ({ sum }) => `${sum}`))
    const [first] = screen.getAllByRole('rowheader')
    rerender(table(rows(3).toReversed(), keyAfterwards))
    const after = screen.getAllByRole('rowheader')
    expect(after.map(({ textContent }) => textContent)).toEqual(['ряд 2', 'ряд 1', 'ряд 0'])
    expect(after.findIndex((one) => one === first)).toBe(placeOfFirst)
  })

  it('shows what stands for no rows', () => {
    show({ rows: [], empty: <p>Пусто</p> })
    expect(screen.getByText('Пусто')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('loading more', () => {
  it('asks by the button', async () => {
    const onLoadMore = vi.fn<() => void>()
    show({ hasMore: true, onLoadMore })
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }))
    expect(onLoadMore).toHaveBeenCalledOnce()
  })

  it('asks when the end comes near', () => {
    const onLoadMore = vi.fn<() => void>()
    show({ hasMore: true, onLoadMore })
    expect(rootMargin).toBe('250px')
    seen([{ isIntersecting: false }])
    expect(onLoadMore).not.toHaveBeenCalled()
    seen([{ isIntersecting: true }])
    expect(onLoadMore).toHaveBeenCalledOnce()
  })

  it('does not ask again while it loads, and says so', () => {
    const onLoadMore = vi.fn<() => void>()
    show({ hasMore: true, loading: true, onLoadMore })
    seen([{ isIntersecting: true }])
    expect(onLoadMore).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('Загрузка')
  })

  it('has no button at the end', () => {
    show({ hasMore: false })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
