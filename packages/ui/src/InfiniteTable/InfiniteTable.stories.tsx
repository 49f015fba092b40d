import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Price } from '../Price/Price.tsx'
import { InfiniteTable, type InfiniteTableProps } from './InfiniteTable.tsx'

interface Operation {
  id: string
  type: string
  zone: string
  time: string
  sum: number
}

const russian = { topUp: 'Пополнение', payment: 'Оплата парковки', zone: 'Зона' }
const english = { topUp: 'Top-up', payment: 'Parking', zone: 'Zone' }

function operations(count: number, words = russian): Operation[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    type: index % 4 === 0 ? words.topUp : words.payment,
    zone: `${words.zone} ${101 + (index % 7)}`,
    time: `${String((index % 28) + 1).padStart(2, '0')}.11.2026`,
    sum: (index % 4 === 0 ? 1 : -1) * (4_000 + (index % 13) * 550),
  }))
}

function columns(headers: Readonly<Record<'type' | 'time' | 'zone' | 'sum', string>>) {
  return [
    { key: 'type', header: headers.type, cell: (row) => row.type, isRowHeader: true },
    { key: 'time', header: headers.time, cell: (row) => row.time },
    { key: 'zone', header: headers.zone, cell: (row) => row.zone },
    {
      key: 'sum',
      header: headers.sum,
      align: 'end',
      cell: (row) => <Price amount={row.sum} size="s" />,
    },
  ] satisfies InfiniteTableProps<Operation>['columns']
}

const meta = {
  title: 'Lists and tables/InfiniteTable',
  parameters: {
    en: {
      caption: 'Operations',
      columns: columns({ type: 'Operation', time: 'Day', zone: 'Zone', sum: 'Sum' }),
      rows: operations(6, english),
      labels: { loadMore: 'Show more', loading: 'Loading operations' },
    },
  },
  args: {
    caption: 'Операции',
    columns: columns({ type: 'Операция', time: 'Дата', zone: 'Зона', sum: 'Сумма' }),
    rows: operations(6),
    rowKey: (row) => row.id,
    labels: { loadMore: 'Показать ещё', loading: 'Загружаем операции' },
  },
  render: (args) => <InfiniteTable {...args} />,
} satisfies Meta<InfiniteTableProps<Operation>>
export default meta

type Story = StoryObj<typeof meta>

export const AFewRows: Story = {}
export const FiftyThousandRows: Story = {
  parameters: { en: { rows: operations(50_000, english) } },
  args: { rows: operations(50_000) },
}
export const MoreToLoad: Story = { args: { hasMore: true, onLoadMore: () => undefined } }
export const Loading: Story = {
  parameters: { en: { rows: operations(3, english) } },
  args: { rows: operations(3), hasMore: true, loading: true, onLoadMore: () => undefined },
}
export const Empty: Story = {
  parameters: { en: { rows: [], empty: <EmptyState title="There were no operations yet" /> } },
  args: { rows: [], empty: <EmptyState title="Операций ещё не было" /> },
}
