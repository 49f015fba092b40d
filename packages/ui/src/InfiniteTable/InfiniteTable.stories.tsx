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

function operations(count: number): Operation[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    type: index % 4 === 0 ? 'Пополнение' : 'Оплата парковки',
    zone: `Зона ${101 + (index % 7)}`,
    time: `${String((index % 28) + 1).padStart(2, '0')}.11.2026`,
    sum: (index % 4 === 0 ? 1 : -1) * (4_000 + (index % 13) * 550),
  }))
}

const meta = {
  title: 'Lists and tables/InfiniteTable',
  args: {
    caption: 'Операции',
    columns: [
      { key: 'type', header: 'Операция', cell: (row) => row.type, isRowHeader: true },
      { key: 'time', header: 'Дата', cell: (row) => row.time },
      { key: 'zone', header: 'Зона', cell: (row) => row.zone },
      {
        key: 'sum',
        header: 'Сумма',
        align: 'end',
        cell: (row) => <Price amount={row.sum} size="s" />,
      },
    ],
    rows: operations(6),
    rowKey: (row) => row.id,
    labels: { loadMore: 'Показать ещё', loading: 'Загружаем операции' },
  },
  render: (args) => <InfiniteTable {...args} />,
} satisfies Meta<InfiniteTableProps<Operation>>
export default meta

type Story = StoryObj<typeof meta>

export const AFewRows: Story = {}
export const FiftyThousandRows: Story = { args: { rows: operations(50_000) } }
export const MoreToLoad: Story = { args: { hasMore: true, onLoadMore: () => undefined } }
export const Loading: Story = { args: { rows: operations(3), hasMore: true, loading: true } }
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Операций ещё не было" /> },
}
